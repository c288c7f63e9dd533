import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { show } from './measure.js';

/** One figure with its goal, measured. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** What ours must not exceed, or must reach if `atLeast` is set. Absent: only shown. */
  limit?: number;
  atLeast?: boolean;
  /** Not a time: `npm run bench` fails when it is missed. */
  hard?: boolean;
  /** The value of each round: `value` is their median. */
  rounds?: readonly number[];
  /** Rivals and remarks. */
  beside?: string;
}

/** A table of how a cost grows. */
export interface Growth {
  title: string;
  columns: string[];
  rows: (string | number)[][];
}

export const isReached = ({ value, limit, atLeast }: Figure): boolean =>
  limit === undefined || (atLeast ? value >= limit : value <= limit);

export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, limit, atLeast, rounds = [], beside = '' } = figure;
    const goal = limit === undefined ? '–' : `${atLeast ? '≥' : '≤'} ${+limit.toFixed(2)} ${unit}`;
    const mark = limit === undefined ? '' : isReached(figure) ? 'reached' : '**missed**';
    const spread = rounds.length > 1 ? `${show(Math.min(...rounds))} to ${show(Math.max(...rounds))}` : '';
    return `| ${name} | ${show(value)} ${unit} | ${goal} | ${mark} | ${spread} | ${beside} |`;
  });
  return [
    '| figure | ours | must reach | | rounds | beside |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

export const growthTable = ({ title, columns, rows }: Growth): string =>
  [
    `### ${title}`,
    '',
    `| ${columns.join(' | ')} |`,
    `| ${columns.map(() => '---').join(' | ')} |`,
    ...rows.map(
      (row) => `| ${row.map((cell) => (typeof cell === 'number' ? show(cell) : cell)).join(' | ')} |`,
    ),
  ].join('\n');

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.version}; load at the start ${loadavg()[0]!.toFixed(2)}`;

const PAGE = 'docs/benchmarks.md';
const BEGIN = '<!-- measured: begin (npm run bench writes what stands here) -->';
const END = '<!-- measured: end -->';

/** Puts the measurements in their place on the page of benchmarks; people write the rest of it. */
export function writePage(text: string): void {
  const [before, rest = ''] = readFileSync(PAGE, 'utf8').split(BEGIN);
  const after = rest.split(END)[1] ?? '';
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
}
