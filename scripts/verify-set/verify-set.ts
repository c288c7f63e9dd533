import { createHash } from 'node:crypto';
import { type Brand, certifiedFileOf, type Figures } from './certified-file.js';
import { namedBrand } from './named-brand.js';
import { coverageOf, elementsOf, forbiddenBy } from './pairs.js';
import { type SetRow, setRows } from './set-rows.js';
import { sharesOf } from './shares.js';

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
  const faults: string[] = [];
  const sha256 = createHash('sha256').update(csv).digest('hex');
  if (sha256 !== certified.file.sha256)
    faults.push(
      `The file is not the one that was certified: its SHA-256 is ${sha256}, certified is ${certified.file.sha256}.`,
    );
  const rows = setRows(csv.toString('utf8'), certified);
  for (const { row, type } of rows)
    if (!TYPES.includes(type))
      faults.push(`Row ${row} has the prompt type ${JSON.stringify(type)}, which there is not.`);
  for (const { row, createdAt } of rows)
    if (!TIME.test(createdAt))
      faults.push(`Row ${row} was saved at ${JSON.stringify(createdAt)}, which is no time.`);
  const named = brandNamings(rows, brand);
  const broken = brokenRules(rows, brand);
  const copies = duplicates(rows);
  const differ = (what: string, here: unknown, there: unknown) => {
    if (JSON.stringify(here) !== JSON.stringify(there))
      faults.push(`${what}: computed ${JSON.stringify(here)}, certified ${JSON.stringify(there)}.`);
  };
  differ('Bytes of the file', csv.length, certified.file.bytes);
  differ('Prompts', rows.length, figures.prompts);
  for (const type of new Set([...Object.keys(figures.byType), ...rows.map((row) => row.type)]))
    differ(`${type} prompts`, rows.filter((row) => row.type === type).length, figures.byType[type]);
  const times = rows.map(({ createdAt }) => createdAt).sort();
  differ('First saved', times[0] ?? null, figures.saved.first);
  differ('Last saved', times.at(-1) ?? null, figures.saved.last);
  const confirmed: Verdict['confirmed'] = [];
  for (const [what, found, there] of [
    ['Discovery prompts that name the brand', named, figures.namesBrand],
    ['Prompts that break a rule', broken, figures.breaksRule],
    ['Exact duplicates', copies, figures.exactDuplicates],
  ] as const) {
    const { length: faultsBefore } = faults;
    differ(what, found.length, there.prompts);
    differ(
      `${what}, their rows`,
      found.slice(0, ROWS_NAMED).map(({ row }) => row),
      there.rows,
    );
    const sentences = found.map(({ fault }) => fault);
    // What both say is no difference, however bad it is.
    if (faults.length > faultsBefore) faults.push(...sentences);
    else if (found.length > 0)
      confirmed.push({ figure: `${what}: ${found.length}, as certified.`, rows: sentences });
  }
  const alike = mostAlike(rows, brand);
  differ('Questions alike once masked', alike.prompts, figures.alike.prompts);
  differ('What these read like', alike.masked, figures.alike.masked);
  const coverage = coverageOf(brand, rows);
  for (const kind of ['productAttribute', 'attributeAttribute'] as const)
    for (const count of ['allowed', 'covered', 'blocked'] as const)
      differ(`Coverage, ${kind} pairs ${count}`, coverage[kind][count], figures.coverage[kind][count]);
  faults.push(...differentShares(rows, brand, figures));
  return { faults, confirmed };
}

const TYPES = ['Discovery', 'Validation', 'Competitor'];
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** At most this many rows of a kind are named in a certificate: the first ones. */
const ROWS_NAMED = 100;

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
