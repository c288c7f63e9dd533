import { useSyncExternalStore } from 'react';
import { formatTime } from '../text/format';
import { onTick, relativeText } from './relative-clock';

/** 'about 1 hour ago', with the exact time as its title. Re-renders only when its text changes. */
export function RelativeTime({ at }: { at: string }) {
  const text = useSyncExternalStore(onTick, () => relativeText(at));
  return (
    <time dateTime={at} title={formatTime(at)}>
      {text}
    </time>
  );
}
