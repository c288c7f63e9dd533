import { cpus } from 'node:os';
import { formatCount } from '#domain';
import type { CoverageMap } from './coverage-map.js';
import type { LongList } from './long-list.js';
import type { Pickers } from './pickers.js';
import type { Vitals } from './vitals.js';
import type { WrittenList } from './written-list.js';

/** The targets: sizes must hold, clocks should. */
const LIMITS = {
  lcp: 1_500,
  inp: 100,
  cls: 0.02,
  mount: 500,
  selectAll: 100,
  fps: 55,
  shared: 2_000,
  firstCells: 1_000,
  pickerOpen: 300,
  pickerKey: 50,
};
const KB = 1000;
const SIZE_LIMITS = { signIn: 150 * KB, screen: 350 * KB };

export interface Measured {
  screens: { name: string; vitals: Vitals }[];
  list: LongList;
  written: WrittenList;
  map: CoverageMap;
  pickers: Pickers;
}

const mark = (isGood: boolean) => (isGood ? '' : ' ✗');
const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(0)} kB`;
const milliseconds = (value: number) => `${formatCount(Math.round(value))} ms`;
const limitOf = (place: number) => (place === 0 ? SIZE_LIMITS.signIn : SIZE_LIMITS.screen);

/** Screens whose scripts are larger than allowed. The first screen is the sign-in. */
export const tooLarge = ({ screens }: Measured): string[] =>
  screens.flatMap(({ name, vitals }, place) =>
    vitals.script > limitOf(place)
      ? [`${name}: ${kilobytes(vitals.script)} of ${kilobytes(limitOf(place))} allowed`]
      : [],
  );

function screenRow({ name, vitals: { lcp, inp, cls, script } }: Measured['screens'][number], place: number) {
  const interaction = inp === 0 ? '< 16 ms' : milliseconds(inp);
  return [
    name,
    milliseconds(lcp) + mark(lcp <= LIMITS.lcp),
    interaction + mark(inp <= LIMITS.inp),
    cls.toFixed(3) + mark(cls <= LIMITS.cls),
    kilobytes(script) + mark(script <= limitOf(place)),
  ];
}

/** A row of a table: what was measured, marked where it misses its limit, and the limit. */
const row = (name: string, value: number, unit: 'ms' | 'fps', limit: number): string[] => {
  const told = (figure: number) => (unit === 'ms' ? milliseconds(figure) : `${figure.toFixed(0)} fps`);
  return [name, told(value) + mark(unit === 'ms' ? value <= limit : value >= limit), told(limit)];
};

function table(rows: string[][]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body.map(line)].join(
    '\n',
  );
}

/** The report, as a person reads it in a terminal and on a page. */
export function report({ screens, list, written, map, pickers }: Measured, runs: number): string {
  const screenTable = table([
    ['screen', 'LCP', 'INP', 'CLS', 'script (gzip)'],
    [
      'limit',
      milliseconds(LIMITS.lcp),
      milliseconds(LIMITS.inp),
      LIMITS.cls.toFixed(3),
      `${kilobytes(SIZE_LIMITS.screen)}; sign-in ${kilobytes(SIZE_LIMITS.signIn)}`,
    ],
    ...screens.map(screenRow),
  ]);
  const listTable = table([
    ['list of 10,000 prompts', 'measured', 'limit'],
    row('mount', list.mount, 'ms', LIMITS.mount),
    row('select all', list.selectAll, 'ms', LIMITS.selectAll),
    ['… while the list is still read', milliseconds(list.selectAllEarly), ''],
    row('scroll, 100 px a frame', list.fps, 'fps', LIMITS.fps),
    ['an empty box, at the same time', `${list.emptyFps.toFixed(0)} fps`, ''],
  ]);
  const writtenTable = table([
    ['written list of 10,000 prompts', 'measured', 'limit'],
    row('10,000 results moved, click to seen', written.moved, 'ms', LIMITS.shared),
    row("the same in a colleague's browser", written.movedElsewhere, 'ms', LIMITS.shared),
    row("an edit in a colleague's browser", written.editedElsewhere, 'ms', LIMITS.shared),
    row('mount', written.mount, 'ms', LIMITS.mount),
    row('scroll, 100 px a frame', written.fps, 'fps', LIMITS.fps),
  ]);
  const mapTable = table([
    ['coverage map of 30 × 1,250, 100,000 saved prompts', 'measured', 'limit'],
    row('opened, to its first cells', map.firstCells, 'ms', LIMITS.firstCells),
    row('scroll, 100 px a frame', map.fps, 'fps', LIMITS.fps),
  ]);
  const pickerTable = table([
    ['pickers of the generate screen, 4 × 1,250 attributes, the slowest', 'measured', 'limit'],
    row('a category unfolds', pickers.open, 'ms', LIMITS.pickerOpen),
    row('a key in the search is answered', pickers.key, 'ms', LIMITS.pickerKey),
  ]);
  return [
    `Measured by \`npm run bench:client\`: the built client, served by the product, in headless Chromium on ${cpus().length} cores, 1440 × 900, with an empty cache and 1,200 saved prompts. Medians of ${runs} runs; ✗ marks what misses its limit. A size over its limit fails the command; a clock does not, because it depends on the machine.`,
    screenTable,
    'INP is the slowest of the first things a person does on the screen: opening its dialog, typing, filtering, selecting all.',
    listTable,
    writtenTable,
    mapTable,
    pickerTable,
  ].join('\n\n');
}
