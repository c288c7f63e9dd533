import { at } from '../known.js';
import { answerContext, type BrandNames, checkAnswer, checkComposed } from '../answers/answer-checks.js';
import { cleanAnswer } from '../answers/cleaning.js';
import { membersOf } from '../combinations/combination.js';
import type { PlannedPrompt } from '../combinations/expansion.js';
import { textHash } from '../text-hash.js';
import { type Deck, deckOf, formAt } from './decks.js';
import {
  FOR_EACH_REQUESTS,
  type FormSet,
  PART_OF_SUBJECT,
  TAKES_NO_FOR,
  YES_OR_NO_REQUESTS,
} from './forms.js';
import { inFirstPerson } from './first-person.js';
import { speakable } from './words/speakable.js';
import { asLead, enumerate, leadOf, type Subject, subjectOf } from './subject.js';

/** The input of a composed question. */
export interface ComposeItem extends PlannedPrompt, BrandNames {
  /**
   * Its index in its set: sentence forms are dealt in turn, so that each is used equally often. Absent: a hash of the
   * item.
   */
  turn?: number;
}

const SHORT_NAME = 60;
const SHORT_VALUE = 40;
const SHORT_VALUES = 2;
const MOST_FORMS = 20;

/**
 * Composes a question from the data alone, without AI; the same input gives the same question. The result passes
 * `cleanAnswer` unchanged, and `checkAnswer` for its prompt type unless a name alone breaks a rule.
 *
 * @param variant a different whole number gives a different wording
 */
export function composeQuestion(item: ComposeItem, variant = 0): string {
  const turn = item.turn ?? textHash(identity(item));
  const context = answerContext(item, item);
  let named: string | null = null;
  for (const candidate of naturalWordings(item, turn + variant)) {
    const question = cleanAnswer(candidate);
    if (checkAnswer(question, context) === null) return question;
    named ??= checkComposed(question, context) === null ? question : null;
  }
  if (named !== null) return named;
  let question = '';
  for (const candidate of robustWordings(item, turn + variant)) {
    question = cleanAnswer(candidate);
    if (checkAnswer(question, context) === null) return question;
  }
  // A brand called "{b}" looks like a placeholder wherever it is named, so the check fails.
  return question;
}

/** One simple question about a combination, to show how its names are phrased. */
export function exampleQuestion(
  combination: Pick<PlannedPrompt['combination'], 'productCategory' | 'attributes'>,
): string {
  const subject = subjectOf(combination);
  const form =
    combination.attributes.length > 0
      ? 'Which {s} would you recommend?'
      : 'Can you recommend {a}, or tell me which {s} are worth considering?';
  return filled(form, subject, { b: '', c: '' });
}

/**
 * Composes the questions of one set. Sentence forms are dealt by quota, so that all that fit are used equally often,
 * and no question is repeated.
 */
export function questionDealer(names: BrandNames): (planned: PlannedPrompt) => string {
  const turns = new Map<string, number>();
  const used = new Set<string>();
  return (planned) => {
    const item = { ...planned, ...names };
    const deck = deckOfItem(item, subjectOfItem(item));
    const turn = turns.get(deck.key) ?? 0;
    turns.set(deck.key, turn + 1);
    for (let variant = 0; ; variant++) {
      const question = composeQuestion({ ...item, turn }, variant);
      const key = question.toLowerCase();
      if (used.has(key) && variant < MOST_VARIANTS) continue;
      used.add(key);
      return question;
    }
  };
}

/** The most wordings tried until a question differs from all before: two different rows may still sound alike. */
const MOST_VARIANTS = 200;

const deckOfItem = (item: ComposeItem, subject: Subject): Deck => deckOf(formSetOf(item, subject), subject);

function formSetOf({ promptType, templateType, combination }: ComposeItem, subject: Subject): FormSet {
  if (promptType === 'Validation') return 'validation';
  if (promptType === 'Competitor') {
    if (templateType === null) return 'alternatives';
    return combination.productCategory || combination.attributes.length > 0 ? 'better' : 'betterOverall';
  }
  if (templateType === 'product_category_best') return 'best';
  if (templateType === 'product_category_top') return 'top';
  return leadOf(subject) ? 'unopened' : 'discovery';
}

/** Every other situation is a note, so that not all questions of one situation open alike. */
function subjectOfItem(item: ComposeItem): Subject {
  const { combination, brandName, aliases = [] } = item;
  const subject = subjectOf(combination, [brandName, ...aliases]);
  if (!leadOf(subject) || textHash(identity(item)) % 2 === 0) return subject;
  const { situation, told, ofAsker } = subject;
  return {
    ...subject,
    situation: '',
    told: '',
    given: told,
    ofAsker: situation ? [...ofAsker, situation] : ofAsker,
  };
}

const spokenNames = ({ brandName, combination }: ComposeItem) => ({
  b: speakable(brandName),
  c: speakable(combination.competitor?.name ?? ''),
});

function write(item: ComposeItem, subject: Subject, place: number): string {
  const deck = deckOfItem(item, subject);
  const closings = item.promptType === 'Validation' ? YES_OR_NO_REQUESTS : FOR_EACH_REQUESTS;
  const closing =
    item.promptType === 'Discovery' || item.templateType === null
      ? ''
      : at(closings, place % closings.length);
  const form = formAt(deck, place, item.brandName);
  const said = item.promptType === 'Discovery' ? inFirstPerson(form, subject) : subject;
  return `${filled(form, said, spokenNames(item))} ${closing}`;
}

/** Wordings that contain everything that the question is about. */
function* naturalWordings(item: ComposeItem, turn: number): Generator<string> {
  const subject = subjectOfItem(item);
  for (let step = 0; step < MOST_FORMS; step++) {
    const wording = write(item, subject, turn + step);
    // `which would you go for for beginners`, `how do they compare (ideally offset)`
    if (!/\bfor for\b|\bleading\b.* compare \(|\bmatters most .*\(what matters/.test(wording)) yield wording;
  }
}

/** For odd or very long names that rule out the natural wordings: more and more robust ones. */
function* robustWordings(item: ComposeItem, turn: number): Generator<string> {
  const tag = textHash(identity(item)).toString(36);
  for (const text of [shortSubject(item, tag), `selection ${tag}`, `“${tag}”`]) {
    for (let step = 0; step < MOST_FORMS; step++) yield write(item, plainly(text), turn + step);
  }
  yield* bareWordings(item, spokenNames(item), turn > 0 ? `${tag}${turn}` : tag);
}

const plainly = (text: string): Subject => ({
  many: text,
  kind: text,
  bare: text,
  one: text,
  isMany: true,
  isCounted: false,
  group: '',
  groupBehind: '',
  notes: [],
  ofAsker: [],
  situation: '',
  told: '',
  given: '',
});

/** Fills the slots of a form. */
function filled(form: string, subject: Subject, names: { b: string; c: string }): string {
  const { group, groupBehind, ofAsker, given } = subject;
  const lead = leadOf(subject);
  const told = given && `, given that ${given}`;
  const notes = [...subject.notes, ...(ofAsker.length > 0 ? [`${ofAsker.join(', ')}, if that matters`] : [])];
  const words: Readonly<Record<string, string>> = {
    s: subject.many,
    k: subject.kind,
    d: subject.bare,
    a: subject.one,
    group: group && ` ${group}`,
    groupBehind: groupBehind && ` ${groupBehind}`,
    notes: inBrackets(notes) + told,
    notesWithGroup: inBrackets(group && !groupBehind ? [group, ...notes] : notes) + told,
    ...names,
    is: subject.isMany ? 'are' : 'is',
    it: subject.isMany ? 'them' : 'it',
    lead: asLead(lead),
  };
  // All values in one pass, because a name may look like a slot.
  return withLead(form, lead)
    .replace(PART_OF_SUBJECT, (part) => {
      if (!TAKES_NO_FOR.test(part) || group.startsWith('if ')) return `${part}{group}{notes}`;
      return `${part.replace('}', '}{groupBehind}')}{notesWithGroup}`;
    })
    .replace(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? '');
}

/** `Booked far too late: which magicians would you recommend?` */
const withLead = (form: string, situation: string): string =>
  situation ? `{lead}: ${/^I\b/.test(form) ? form : at(form, 0).toLowerCase() + form.slice(1)}` : form;

const inBrackets = (notes: readonly string[]): string => (notes.length > 0 ? ` (${notes.join('; ')})` : '');

/** The subject, shortened, with a tag that distinguishes it from others shortened alike. */
function shortSubject({ combination: { productCategory, attributes } }: ComposeItem, tag: string): string {
  const product = productCategory ? cut(speakable(productCategory.name), SHORT_NAME) : 'options';
  const values = attributes.slice(0, SHORT_VALUES).map((ref) => cut(speakable(ref.name), SHORT_VALUE));
  const more = attributes.length - values.length;
  const listed = enumerate(more > 0 ? [...values, `${more} more`] : values);
  return `${product}${listed ? ` with ${listed}` : ''} (selection ${tag})`;
}

function cut(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters
    .slice(0, length - 1)
    .join('')
    .trimEnd()}…`;
}

/** Hardly sentences, but made of almost nothing except the names: for a brand called "what" or one of 200 letters. */
function* bareWordings(
  { combination, promptType }: ComposeItem,
  { b, c }: { b: string; c: string },
  mark: string,
): Generator<string> {
  if (promptType === 'Discovery')
    yield* [`${enumerate(membersOf(combination).map((ref) => speakable(ref.name)))}?`, `${mark}?`];
  else if (promptType === 'Validation') yield* [`Is it ${b}?`, `${mark} ${b}?`, `${mark} – ${b} – ?`];
  else yield* [`${mark} ${b} / ${c}?`, `${mark} – ${b} – ${c} – ?`];
}

function identity({ templateType, promptType, brandName, combination }: ComposeItem): string {
  const { productCategory, attributes, competitor } = combination;
  const values = attributes.map((ref) => [ref.categoryName, ref.name]);
  return JSON.stringify([
    templateType,
    promptType,
    brandName,
    productCategory?.name,
    values,
    competitor?.name,
  ]);
}
