import { LIMITS } from '#contracts'; document.title = String(LIMITS.toastMs);
