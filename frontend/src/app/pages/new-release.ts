/** Once within this time: behind a balancer, hosts of two releases may answer in turn. */
const RELOAD_AGAIN_MS = 60_000;
const RELOADED_AT = 'promptloom.reloaded-at';

/** Whether the server has other code than this page runs, so that the chunks of this page's build are gone. */
export async function isNewRelease(signal?: AbortSignal): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src^="/"]')?.getAttribute('src') ?? null;
  const response = await fetch('/', { cache: 'no-store', ...(signal && { signal }) });
  return own !== null && response.ok && !(await response.text()).includes(own);
}

/** Reloads the page into its address, unless that was done a moment ago. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < RELOAD_AGAIN_MS) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  window.location.reload();
}
