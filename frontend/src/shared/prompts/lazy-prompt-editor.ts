import { lazy } from '../ui/lazy';

/** A chunk of its own: its text area is a twentieth of what a screen loads, and only editing needs it. */
export const PromptEditor = lazy(() => import('./prompt-editor'));
