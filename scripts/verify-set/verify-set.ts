import { createHash } from 'node:crypto';
import { type Brand, certifiedFileOf, type Figures } from './certified-file.js';
import { namedBrand } from './named-brand.js';
import { coverageOf, elementsOf, forbiddenBy } from './pairs.js';
import { type SetRow, setRows } from './set-rows.js';
import { sharesOf } from './shares.js';

const TYPES = ['Discovery', 'Validation', 'Competitor'];
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** At most this many rows of a kind are named in a certificate: the first ones. */
const ROWS_NAMED = 100;

interface Verdict {
  /** What is wrong or differs, one sentence each; nothing when all agrees. */
  faults: string[];
  /** What the certificate itself says of the set, and the file confirms: how many there are, and a sentence a row. */
  confirmed: { figure: string; rows: string[] }[];
}

/**
 * Computes every figure of a certificate again, from the file and the brand's data.
 *
 * @throws when one of the two cannot be read
 */
export function verifySet(csv: Buffer, certificateText: string): Verdict {
  const certified = certifiedFileOf(certificateText);
  const { brand, figures } = certified;
  const rows = setRows(csv.toString('utf8'), certified);
  const listed = [
    compareRows('Discovery prompts that name the brand', brandNamings(rows, brand), figures.namesBrand),
    compareRows('Prompts that break a rule', brokenRules(rows, brand), figures.breaksRule),
    compareRows('Exact duplicates', duplicates(rows), figures.exactDuplicates),
  ];
  return {
    faults: [
      ...differentFile(csv, certified.file),
      ...rows.flatMap(rowFaults),
      ...differentCounts(rows, figures),
      ...listed.flatMap(({ faults }) => faults),
      ...differentLikeness(rows, brand, figures),
      ...differentCoverage(rows, brand, figures),
      ...differentShares(rows, brand, figures),
    ],
    confirmed: listed.flatMap(({ confirmed }) => confirmed),
  };
}

/** A sentence when what was computed is not what was certified. */
function differ(what: string, computed: unknown, certified: unknown): string[] {
  const [here, there] = [JSON.stringify(computed), JSON.stringify(certified)];
  return here === there ? [] : [`${what}: computed ${here}, certified ${there}.`];
}

function differentFile(csv: Buffer, certified: { sha256: string; bytes: number }): string[] {
  const sha256 = createHash('sha256').update(csv).digest('hex');
  const isOther = sha256 !== certified.sha256;
  return [
    ...(isOther
      ? [
          `The file is not the one that was certified: its SHA-256 is ${sha256}, certified is ${certified.sha256}.`,
        ]
      : []),
    ...differ('Bytes of the file', csv.length, certified.bytes),
  ];
}

const rowFaults = ({ row, type, createdAt }: SetRow): string[] => [
  ...(TYPES.includes(type)
    ? []
    : [`Row ${row} has the prompt type ${JSON.stringify(type)}, which there is not.`]),
  ...(TIME.test(createdAt)
    ? []
    : [`Row ${row} was saved at ${JSON.stringify(createdAt)}, which is no time.`]),
];

function differentCounts(rows: readonly SetRow[], figures: Figures): string[] {
  const types = new Set([...Object.keys(figures.byType), ...rows.map(({ type }) => type)]);
  const times = rows.map(({ createdAt }) => createdAt).sort();
  return [
    ...differ('Prompts', rows.length, figures.prompts),
    ...[...types].flatMap((type) =>
      differ(`${type} prompts`, rows.filter((row) => row.type === type).length, figures.byType[type]),
    ),
    ...differ('First saved', times[0] ?? null, figures.saved.first),
    ...differ('Last saved', times.at(-1) ?? null, figures.saved.last),
  ];
}

/** Compares rows that a certificate counts and names. What both say is no difference, however bad it is. */
function compareRows(what: string, found: readonly FoundRow[], certified: Figures['namesBrand']): Verdict {
  const first = found.slice(0, ROWS_NAMED).map(({ row }) => row);
  const differences = [
    ...differ(what, found.length, certified.prompts),
    ...differ(`${what}, their rows`, first, certified.rows),
  ];
  const rows = found.map(({ fault }) => fault);
  if (differences.length > 0) return { faults: [...differences, ...rows], confirmed: [] };
  const confirmed = { figure: `${what}: ${found.length}, as certified.`, rows };
  return { faults: [], confirmed: found.length > 0 ? [confirmed] : [] };
}

function differentLikeness(rows: readonly SetRow[], brand: Brand, { alike }: Figures): string[] {
  const { prompts, masked } = mostAlike(rows, brand);
  return [
    ...differ('Questions alike once masked', prompts, alike.prompts),
    ...differ('What these read like', masked, alike.masked),
  ];
}

function differentCoverage(rows: readonly SetRow[], brand: Brand, figures: Figures): string[] {
  const coverage = coverageOf(brand, rows);
  return (['productAttribute', 'attributeAttribute'] as const).flatMap((kind) =>
    (['allowed', 'covered', 'blocked'] as const).flatMap((count) =>
      differ(`Coverage, ${kind} pairs ${count}`, coverage[kind][count], figures.coverage[kind][count]),
    ),
  );
}

/** A row with a fault that the certificate also counts. */
interface FoundRow {
  row: number;
  fault: string;
}

const brandNamings = (rows: readonly SetRow[], brand: Brand): FoundRow[] =>
  rows.flatMap(({ row, type, question, names }) => {
    const name = type === 'Discovery' ? namedBrand(question, names, brand) : null;
    if (name === null) return [];
    const what = name === brand.name ? 'brand' : 'brand by its alias';
    return [{ row, fault: `Row ${row} is a Discovery prompt and names the ${what} "${name}": ${question}` }];
  });

function brokenRules(rows: readonly SetRow[], brand: Brand): FoundRow[] {
  const elements = elementsOf(brand);
  const rule = forbiddenBy(brand);
  return rows.flatMap(({ row, product, attributes, question }) => {
    const members = [product, ...attributes].flatMap((id) => (id === null ? null : elements.get(id)) ?? []);
    const sides = members.flatMap((one, place) =>
      members.slice(place + 1).flatMap((other) => rule(one, other) ?? []),
    );
    return sides.length > 0 ? [{ row, fault: `Row ${row} breaks the rule ${sides[0]}: ${question}` }] : [];
  });
}

function duplicates(rows: readonly SetRow[]): FoundRow[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, question }) => {
    const earlier = first.get(question);
    if (earlier === undefined) first.set(question, row);
    return earlier === undefined ? [] : [{ row, fault: `Row ${row} repeats row ${earlier}: ${question}` }];
  });
}

/** The largest group of questions that are equal once masked; the first of several such groups. */
function mostAlike(rows: readonly SetRow[], brand: Brand): { prompts: number; masked: string } {
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim();
  const times = new Map<string, number>();
  for (const { question, names } of rows) {
    const all = [...names, brand.name, ...brand.aliases].map(plain).filter(Boolean);
    let text = plain(question);
    for (const name of all.sort((a, b) => b.length - a.length || (a < b ? -1 : 1)))
      text = withoutWord(text, name);
    const masked = text
      .replace(/\p{N}+/gu, '§')
      .replace(/[^\p{L}\p{M}§]+/gu, ' ')
      .trim();
    times.set(masked, (times.get(masked) ?? 0) + 1);
  }
  let most = { prompts: 0, masked: '' };
  for (const [masked, prompts] of times) if (prompts > most.prompts) most = { prompts, masked };
  return most;
}

/** Each place where a word or words stand by themselves becomes §. */
function withoutWord(text: string, word: string): string {
  let result = '';
  let from = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, Math.max(from, at + 1))) {
    const [before, after] = [
      lastCharacter(text.slice(0, at)),
      [...text.slice(at + word.length, at + word.length + 2)][0],
    ];
    if (isWordCharacter(before) || isWordCharacter(after)) continue;
    result += `${text.slice(from, at)}§`;
    from = at + word.length;
  }
  return result + text.slice(from);
}

const lastCharacter = (text: string): string | undefined => [...text.slice(-2)].at(-1);
const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

function differentShares(rows: readonly SetRow[], brand: Brand, figures: Figures): string[] {
  const shares = sharesOf(brand, rows);
  const certified = new Map(figures.shares.map((one) => [one.id, one]));
  const nameOf = new Map([...brand.categories, ...brand.attributes].map((one) => [one.id, one.displayName]));
  const isFar = (a: number, b: number) => Math.abs(a - b) > 1e-9;
  const invented = figures.shares.flatMap(({ id, name }) =>
    shares.has(id) ? [] : [`Share of ${name}: certified, and there is no such name in the brand's data.`],
  );
  const wrong = [...shares].flatMap(([id, { prompts, share, goal }]) => {
    const name = nameOf.get(id);
    const there = certified.get(id);
    if (!there)
      return [`Share of ${name}: computed ${percent(share)} of ${percent(goal)} wanted, not certified.`];
    if (there.name !== name) return [`Share of ${name}: certified under the name ${there.name}.`];
    if (there.prompts === prompts && !isFar(share, there.share) && !isFar(goal, there.goal)) return [];
    return [
      `Share of ${name}: computed ${prompts} prompts, ${percent(share)} of ${percent(goal)} wanted; certified ${there.prompts}, ${percent(there.share)} of ${percent(there.goal)}.`,
    ];
  });
  return [...invented, ...wrong];
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
