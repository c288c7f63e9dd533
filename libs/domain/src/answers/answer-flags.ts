import { fault } from './answer-fault.js';
import { type AnswerContext, namesOf } from './answer-checks.js';
import { asksAsPeopleDo, asksOfBrandAsPeopleDo } from './asking-shape.js';
import type { AnswerFlag } from './flags.js';
import { mentionsAny } from '../names/mentions.js';
import { type TopicName, unrecognised } from './recognition.js';
import { sentencesOf } from './sentences.js';

/** What an off-topic answer is told the first time. */
export const OFF_TOPIC = fault('off-topic', 'it is not recognisably about what it was asked for');

/** What an answer is looked at for besides its faults. */
export interface FlagContext extends AnswerContext {
  /** What the question is to be about. */
  topics: readonly TopicName[];
  /** All of the brand. */
  competitorNames: readonly string[];
}

/** Says whether a name that the question is to be about is not recognisable in it. */
export const missesTopic = (question: string, { topics }: FlagContext): boolean =>
  unrecognised(question, topics).length > 0;

/** The flags of a question by itself; `similar` needs the others of its run. */
export function flagsOf(question: string, context: FlagContext): AnswerFlag[] {
  const { promptType, topics, competitorNames, configuredNames } = context;
  const flags: AnswerFlag[] = [];
  const asksWell =
    promptType === 'Discovery'
      ? asksAsPeopleDo(question, topics)
      : asksOfBrandAsPeopleDo(askedIn(question), namedBy(context));
  if (missesTopic(question, context) || !asksWell) flags.push('off-topic');
  if (promptType === 'Discovery' && mentionsAny(question, { names: competitorNames }, configuredNames))
    flags.push('names-competitor');
  return flags;
}

/** The sentence that asks: before it, one may tell of oneself, and after it say what is wanted. */
const askedIn = (question: string): string => {
  const asked = question.slice(0, question.indexOf('?') + 1);
  return sentencesOf(asked).at(-1) ?? asked;
};

/** What a question about a brand may be about: the brand and its rival as well. */
const namedBy = (context: FlagContext): TopicName[] => [
  ...namesOf(context).names.map((name) => ({ name })),
  ...(context.competitorName === null ? [] : [{ name: context.competitorName }]),
  ...context.topics,
];
