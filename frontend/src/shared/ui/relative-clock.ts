import { formatDistance } from 'date-fns';
import { newListeners } from './listeners';

const TICK_MS = 30_000;

const { notify, subscribe } = newListeners();
/** One time for all, so that rows of a list never contradict each other; kept while somebody listens. */
let now = 0;
let listening = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  notify();
}

/** For `useSyncExternalStore`: the timer runs only while a relative time is shown. */
export function onTick(listener: () => void): () => void {
  const leave = subscribe(listener);
  listening++;
  if (timer === undefined) {
    now = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    leave();
    if (--listening > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** 'about 1 hour ago'. What happened since the last tick, or by a clock that is ahead, has just happened. */
export function relativeText(at: string): string {
  const date = new Date(at);
  const present = timer === undefined ? Date.now() : now;
  return formatDistance(date, Math.max(present, date.getTime()), { addSuffix: true });
}
