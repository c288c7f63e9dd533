import { type AnswerFault, fault } from './answer-fault.js';
import { askingFault, DECLINED, declines } from './asking-faults.js';
import { closingFault } from './closings.js';
import { membersOf } from '../combinations/combination.js';
import type { PlannedPrompt } from '../combinations/expansion.js';
import { isMentionable, mentions, mentionsAny, type Names, replaceNames } from '../names/mentions.js';
import { VALUE_SLOT } from '../names/phrases.js';
import { memoized } from '../memoized.js';
import { misspeltName } from './misspelt-name.js';
import { sentencesOf } from './sentences.js';
import { shortFormIn } from './short-forms.js';
import type { PromptType } from '../vocabulary.js';
import { doublingFault, garblingFault, wordingFault } from './wording-faults.js';

/** The longest question that is accepted, in characters. */
export const QUESTION_LIMIT = 400;

/** The names of a brand. */
export interface BrandNames {
  brandName: string;
  /** Other names, equivalent to its own both where it must be named and where it must not be. */
  aliases?: readonly string[];
  /** For names that are words, too: they match only in their own case, and not as the first word of a sentence. */
  matchCase?: boolean;
}

/** The names in a brand's row. */
export const brandNamesOf = ({
  name,
  aliases,
  matchCase,
}: {
  name: string;
  aliases?: readonly string[];
  matchCase?: boolean;
}): BrandNames => ({ brandName: name, aliases, matchCase });

export interface AnswerContext extends BrandNames {
  promptType: PromptType;
  competitorName: string | null;
  /** Names that the combination uses: a Discovery question may hold the brand as a part of one of them. */
  configuredNames: readonly string[];
  /** The phrases that staff have set for these names; they are accepted whatever they contain. */
  configuredPhrases?: readonly string[];
}

/** What the answer for a planned prompt is checked against. */
export function answerContext(
  item: Pick<PlannedPrompt, 'promptType' | 'combination'>,
  { brandName, aliases, matchCase }: BrandNames,
): AnswerContext {
  const { competitor } = item.combination;
  const used = membersOf(item.combination);
  return {
    promptType: item.promptType,
    brandName,
    aliases,
    matchCase,
    competitorName: competitor?.name ?? null,
    configuredNames: used.flatMap((ref) => [ref.name, ref.categoryName]),
    configuredPhrases: used.flatMap(({ phrase, name }) => (phrase ? [phrase.replace(VALUE_SLOT, name)] : [])),
  };
}

/** Checks a cleaned answer against the product's rules. Returns null for a good one, else the first fault. */
export function checkAnswer(question: string, context: AnswerContext): AnswerFault | null {
  return formFault(question) ?? sayingFault(question, context) ?? namingFault(question, context);
}

/**
 * The same for a question that was composed from the data. It skips the checks of what a model says, because only a
 * name in it could fail them.
 */
export function checkComposed(question: string, context: AnswerContext): AnswerFault | null {
  return (
    formFault(question) ?? wordingFault(withoutOddNames(question, context)) ?? namingFault(question, context)
  );
}

function formFault(question: string): AnswerFault | null {
  if (question.trim() === '') return fault('empty', 'it is empty');
  if ([...question].length > QUESTION_LIMIT)
    return fault('too-long', `it is longer than ${QUESTION_LIMIT} characters`);
  if (/^[=+\-@]/.test(question)) return fault('formula', 'it starts with =, +, - or @');
  const mark = question.indexOf('?');
  if (mark < 0) return declines(question) ? DECLINED : fault('no-question-mark', 'it holds no question mark');
  if (question.includes('?', mark + 1))
    return fault('several-question-marks', 'it holds more than one question mark');
  return null;
}

/** The first fault in the wording of a question, apart from its names. */
function sayingFault(question: string, context: AnswerContext): AnswerFault | null {
  const isDiscovery = context.promptType === 'Discovery';
  if (isDiscovery && !question.endsWith('?'))
    return fault('text-after-question', 'it does not end with its question mark');
  const text = withoutOddNames(question, context);
  const wording = wordingFault(text) ?? garblingFault(question) ?? doublingFault(text);
  if (wording) return wording;
  const asked = text.slice(0, text.indexOf('?') + 1);
  if (isDiscovery && sentencesOf(asked).length > 1)
    return fault('several-sentences', 'it is more than one sentence');
  const names = aboutOf(context);
  return askingFault(asked) ?? closingFault(sentencesOf(text.slice(asked.length)), names);
}

const aboutOf = ({ brandName, competitorName, configuredNames }: AnswerContext): string[] => [
  brandName,
  ...(competitorName === null ? [] : [competitorName]),
  ...configuredNames,
];

/** A name that reads like a part of a sentence, without characters that a check could stumble over. */
const EVEN_NAME =
  /^(?!.*\b(?:you|your|me|i|not|no|question|prompt|template|attribute|category|vs|ai|help|model|policy|access|data|the|and|or)\b)[\p{L}\p{N}][\p{L}\p{N} ’'%/&-]*$/iu;
const A_NAME = 'Name';

/** Says whether a check may mistake a name for a fault of its question: `quotes in writing`, `usage policies`. */
const isOdd = memoized(2_000, (name) => {
  const asked = [`Which one has ${name}?`, `Which are known for ${name}?`];
  return (
    !EVEN_NAME.test(name) ||
    asked.some((one) => [wordingFault, doublingFault, askingFault].some((faultOf) => faultOf(one) !== null))
  );
});

/** Replaces odd names by a plain word, because a name may contain anything. */
function withoutOddNames(question: string, context: AnswerContext): string {
  const { brandName, aliases = [], competitorName, configuredNames, configuredPhrases = [] } = context;
  const names = [
    brandName,
    ...aliases,
    ...(competitorName === null ? [] : [competitorName]),
    ...configuredNames,
    ...configuredPhrases,
  ];
  const odd = names.filter((name) => isOdd(name));
  // First as written: a search for the folded name would leave the signs around it.
  const written = odd
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, name) => text.replaceAll(name, A_NAME), question);
  // It folds the text, dashes included, so only where a name stands in another form.
  const left = odd.filter((name) => mentions(written, name));
  return left.length === 0 ? written : replaceNames(written, left, A_NAME);
}

/** All names of a brand. */
export const namesOf = ({ brandName, aliases = [], matchCase }: BrandNames): Names => ({
  names: [brandName, ...aliases],
  matchCase,
});

/** Says whether a question names the brand, except within a configured name that contains the brand's. */
export function namesBrand(question: string, brand: BrandNames, configuredNames: readonly string[]): boolean {
  const names = namesOf(brand);
  // Nearly always false: then no configured name has to be checked.
  if (!mentionsAny(question, names)) return false;
  const exempt = configuredNames.filter((name) => mentionsAny(name, { names: names.names }));
  return exempt.length === 0 || mentionsAny(question, names, exempt);
}

function namingFault(question: string, context: AnswerContext): AnswerFault | null {
  const { promptType, brandName, competitorName } = context;
  const { names, matchCase } = namesOf(context);
  if (promptType === 'Discovery') {
    if (namesBrand(question, context, context.configuredNames)) return brandNamed(question, context);
    const other =
      misspeltName(question, names, context.configuredNames) ??
      shortFormIn(question, names, context.configuredNames);
    return other === null
      ? null
      : fault('names-brand', `it names the brand, spelt "${other}", which it must not`);
  }
  const rivals = promptType === 'Competitor' && competitorName !== null ? [competitorName] : [];
  if (isMissing(question, { names, matchCase }, rivals))
    return fault('brand-missing', `it does not name the brand "${brandName}"`);
  if (isMissing(question, { names: rivals }, names))
    return fault('competitor-missing', `it does not name the competitor "${competitorName}"`);
  return null;
}

/** The message says which of the brand's names was found: otherwise the reader might look for another one in vain. */
function brandNamed(
  question: string,
  { brandName, aliases = [], matchCase, configuredNames }: AnswerContext,
) {
  const isThere = (name: string) => namesBrand(question, { brandName: name, matchCase }, configuredNames);
  const other = isThere(brandName) ? undefined : aliases.find(isThere);
  const by = other === undefined ? '' : ` by its other name "${other}"`;
  return fault('names-brand', `it names the brand "${brandName}"${by}, which it must not`);
}

/** A longer name of something else that contains one of these does not count: Acme Pro is not Acme. */
function isMissing(question: string, { names, matchCase }: Names, others: readonly string[]): boolean {
  const wanted = names.filter(isMentionable);
  const longer = others.filter((other) =>
    wanted.some((name) => mentions(other, name) && !mentions(name, other)),
  );
  return wanted.length > 0 && !mentionsAny(question, { names: wanted, matchCase }, longer);
}

/** The fault of a question that the same run already holds. */
export const REPEATED: AnswerFault = fault('repeated', 'another prompt of this run reads exactly the same');
