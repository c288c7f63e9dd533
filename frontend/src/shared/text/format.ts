import { formatCount } from '#domain';

export { formatCount };

/** `1 prompt`, `2,000 prompts`. */
export const countOf = (value: number, one: string, many = `${one}s`): string =>
  `${formatCount(value)} ${value === 1 ? one : many}`;

/** The text, trimmed; null when nothing is left. */
export function blankToNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Whole seconds as people say them: `40 s`, `3 min`, `1 h 5 min`. */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const minutes = Math.round(whole / 60);
  if (minutes < 60) return `${minutes} min`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

// Made once: lists write hundreds of times.
const dateTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
const dayTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const clockTime = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Date and time to the second, which tells two exports or runs apart: `4 Mar 2020, 12:10:05`. */
export const formatTime = (iso: string): string => dateTime.format(new Date(iso));

/** For a title: `12:10` of today, else `4 Mar, 12:10`. */
export function formatShortTime(iso: string): string {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  return (isToday ? clockTime : dayTime).format(date);
}

export const formatRate = (perSecond: number): string =>
  perSecond >= 10
    ? `${Math.round(perSecond)}/s`
    : perSecond >= 0.1
      ? `${perSecond.toFixed(1)}/s`
      : `${(perSecond * 60).toFixed(1)}/min`;

const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** A share of 1: `12%`, `12.5%`. */
export const formatShare = (value: number): string => share.format(value);

/** The share of a part in a whole, in percent; 0 when the whole is 0. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

const NAMED = 5;

/**
 * The first five names, and how many more there are: `…, wool, cotton and 3 more`. A sixth is named instead of 'and 1
 * more'.
 */
export function andMore(names: readonly string[]): string {
  const more = names.length - NAMED;
  return more > 1 ? `${names.slice(0, NAMED).join(', ')} and ${formatCount(more)} more` : names.join(', ');
}
