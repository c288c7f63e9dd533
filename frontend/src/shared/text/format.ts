const integer = new Intl.NumberFormat('en-US');

export const formatCount = (value: number): string => integer.format(value);

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

/** Date and time as the browser's language writes them. */
export const formatTime = (iso: string): string => new Date(iso).toLocaleString();

export const formatRate = (perSecond: number): string =>
  perSecond >= 10
    ? `${Math.round(perSecond)}/s`
    : perSecond >= 0.1
      ? `${perSecond.toFixed(1)}/s`
      : `${(perSecond * 60).toFixed(1)}/min`;

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
