import { fault } from './answer-fault.js';
import { type AnswerContext, namesOf } from './answer-checks.js';
import { asksAsPeopleDo, asksOfBrandAsPeopleDo } from './asking-shape.js';
import type { AnswerFlag } from './flags.js';
import { fold } from '../names/folding.js';
import { mentionsAny } from '../names/mentions.js';
import { type TopicName, unrecognised } from './recognition.js';
import { asksOfOthers, namesOddly } from './odd-names.js';
import { isHeading, isKeywordSoup, isOnlyNames, mixesScripts } from './prose.js';
import { sentencesOf } from './sentences.js';

/** The fault that is sent to the model after the first off-topic answer. */
export const OFF_TOPIC = fault('off-topic', 'it is not recognisably about what it was asked for');

/** What the flags of an answer are derived from. */
export interface FlagContext extends AnswerContext {
  /** What the question is to be about. */
  topics: readonly TopicName[];
  /** The names of all of the brand's competitors. */
  competitorNames: readonly string[];
}

/** Says whether a name that the question is to be about is not recognisable in it. */
export const missesTopic = (question: string, { topics }: FlagContext): boolean =>
  unrecognised(question, topics).length > 0;

/** The flags that depend on the question alone; `similar` needs the other questions of its run. */
export function flagsOf(question: string, context: FlagContext): AnswerFlag[] {
  const { promptType, topics, competitorNames, configuredNames } = context;
  const flags: AnswerFlag[] = [];
  const { asked, isTold } = askedIn(question);
  const names = namedBy(context);
  const asksWell =
    promptType === 'Discovery'
      ? asksAsPeopleDo(question, topics)
      : asksOfBrandAsPeopleDo(asked, names, isTold);
  const isOdd =
    repeatsLabel(question, topics) ||
    namesOddly(question, context) ||
    (promptType !== 'Competitor' && asksOfOthers(question, names));
  if (missesTopic(question, context) || !asksWell || !isProse(question, names, context) || isOdd)
    flags.push('off-topic');
  if (promptType === 'Discovery' && mentionsAny(question, { names: competitorNames }, configuredNames))
    flags.push('names-competitor');
  return flags;
}

/** `What is the best for small teams software for small teams?`: a label of several words, pasted in twice. */
const repeatsLabel = (question: string, topics: readonly TopicName[]): boolean =>
  topics.some(({ name }) => /\S\s\S/.test(name) && fold(question).split(fold(name)).length > 2);

const isProse = (question: string, names: readonly TopicName[], context: FlagContext): boolean =>
  !isOnlyNames(question, names) &&
  !isHeading(question, names) &&
  !isKeywordSoup(question) &&
  !mixesScripts(question, [
    ...names.map(({ name }) => name),
    ...context.configuredNames,
    ...(context.configuredPhrases ?? []),
    ...context.competitorNames,
  ]);

/** The sentence that asks. The asker may describe a situation before it and state requests after it. */
function askedIn(question: string): { asked: string; isTold: boolean } {
  const whole = question.slice(0, question.indexOf('?') + 1);
  const sentences = sentencesOf(whole);
  return { asked: sentences.at(-1) ?? whole, isTold: sentences.length > 1 };
}

/** The possible topics of a question about a brand, which include the brand and its rival. */
const namedBy = (context: FlagContext): TopicName[] => [
  ...namesOf(context).names.map((name) => ({ name })),
  ...(context.competitorName === null ? [] : [{ name: context.competitorName }]),
  ...context.topics,
];
