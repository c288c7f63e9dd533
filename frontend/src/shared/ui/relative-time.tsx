import { format, formatDistanceToNow } from 'date-fns';

/** 'about 1 hour ago', with the exact time as its title. */
export function RelativeTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={format(date, 'd MMM yyyy, HH:mm:ss')}>
      {formatDistanceToNow(date, { addSuffix: true })}
    </time>
  );
}
