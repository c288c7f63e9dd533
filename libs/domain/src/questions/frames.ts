import { at } from '../known.js';
import { memoized } from '../memoized.js';
import { textHash } from '../text-hash.js';
import type { PromptType, TemplateType } from '../vocabulary.js';

/* The required wording of one question of a run: the asker's intent, the register, the length, and the opening.
   Dealt by quota, so that each choice comes equally often, whatever the model would prefer (AttrPrompt: Yu et al.
   2023, arXiv 2306.15895). */

const INTENTS: Readonly<Record<PromptType, readonly string[]>> = {
  Discovery: [
    'asks for a recommendation',
    'wants options compared',
    'wants to know how to choose',
    'looks for value for money',
    'tells of a problem first',
    'asks for someone else',
    'wants to avoid a mistake',
    'asks what others like them use',
    'is about to buy for the first time',
  ],
  Validation: [
    'wants to be sure before buying',
    'has heard doubts',
    'asks for someone else',
    'weighs the price',
    'tells of their situation first',
    'wants to know whether it lasts',
    'is about to decide',
  ],
  Competitor: [
    'is torn between the two',
    'wants to switch',
    'weighs the price',
    'asks for someone else',
    'tells of their situation first',
    'wants to know which lasts',
    'is about to decide',
  ],
};
const REGISTERS = [
  'a casual',
  'a plain',
  'a businesslike',
  'a chatty',
  'a terse',
  'a thoughtful',
  'an expert',
];
const LENGTHS: readonly { most: number; text: string }[] = [
  { most: 10, text: 'at most 10 words' },
  { most: 16, text: '10 to 16 words' },
  { most: 22, text: '15 to 22 words' },
  { most: 30, text: '20 to 30 words' },
  { most: 40, text: '25 to 40 words' },
];
/** How many words a question needs around the names in it. */
const WORDS_AROUND = 6;
/** The first words, of different kinds: a question word, `I`, a situation, an imperative. */
const OPENINGS: Readonly<Record<PromptType, readonly string[]>> = {
  Discovery: [
    'Which',
    'What',
    'Who',
    'Where',
    'How',
    'Are there',
    'Is there',
    'Can',
    'Could',
    'Any',
    'I',
    'My',
    'We',
    'For',
    'As',
    'If',
    'When',
    'With',
    'Recommend',
    'Suggest',
    'Name',
    'Help me',
    'Between',
    'Before',
    'Given',
    'Among',
    'Looking for',
    'Suppose',
  ],
  Validation: [
    'Is',
    'Does',
    'Would',
    'Should',
    'Can',
    'Could',
    'Will',
    'Are',
    'Do',
    'Has',
    'I',
    'My',
    'We',
    'For',
    'As',
    'If',
    'When',
    'With',
    'Before',
    'Given',
    'Considering',
    'Honestly',
    'Overall',
    'Thinking of',
  ],
  Competitor: [
    'Which',
    'Who',
    'What',
    'How',
    'Is',
    'Does',
    'Would',
    'Should',
    'Between',
    'Comparing',
    'I',
    'My',
    'We',
    'For',
    'As',
    'If',
    'When',
    'With',
    'Before',
    'Given',
    'Considering',
    'Overall',
    'Torn between',
    'Out of',
  ],
};

/** The parts of a frame. */
export interface Frame {
  intent: string;
  register: string;
  length: string;
  opening: string;
}

/**
 * The frame of one item.
 *
 * @param seed the run's seed: the same seed gives the same frames
 * @param turn the item's index in the run, from 0
 * @param nameWords how many words the names have that the question must hold: a length that leaves no room for them is
 *   not asked for, because the model would leave names out
 */
export function frameOf(promptType: PromptType, seed: number | string, turn: number, nameWords = 0): Frame {
  const deal = (what: string, choices: readonly string[]) => dealt(choices, `${seed} ${what}`, turn);
  return {
    intent: deal('intent', INTENTS[promptType]),
    register: deal('register', REGISTERS),
    length: deal('length', lengthsFor(nameWords)),
    opening: deal('opening', OPENINGS[promptType]),
  };
}

/** The lengths in which a question has room for its names, the longest in any case. */
const lengthsFor = (nameWords: number): string[] =>
  LENGTHS.filter(({ most }, place) => most >= nameWords + WORDS_AROUND || place === LENGTHS.length - 1).map(
    ({ text }) => text,
  );

/**
 * A frame as sent to the model, which says that the template's own words take precedence.
 *
 * @param nameWords as for `frameOf`
 */
export function frameFor(promptType: PromptType, seed: number | string, turn: number, nameWords = 0): string {
  const frame = frameOf(promptType, seed, turn, nameWords);
  return `Unless the task asks for something else, word it like this: ${frameText(frame, promptType)}.`;
}

/** Only a Discovery question ends with itself: the others may have a closing request, which no length is meant for. */
function frameText({ intent, register, length, opening }: Frame, promptType: PromptType): string {
  const words = promptType === 'Discovery' ? length : `the question itself ${length}`;
  return `a person who ${intent}, in ${register} voice, ${words}, and begin with "${opening}"`;
}

/** Three example frames. */
export function exampleFrames(templateType: TemplateType): string[] {
  const promptType = promptTypeOf(templateType);
  return [0, 1, 2].map((turn) => frameText(frameOf(promptType, templateType, turn), promptType));
}

const promptTypeOf = (templateType: TemplateType): PromptType => {
  if (templateType === 'competitor') return 'Competitor';
  return templateType.startsWith('validation') ? 'Validation' : 'Discovery';
};

/** Each round yields every choice once, in its own order. */
function dealt(choices: readonly string[], salt: string, turn: number): string {
  const round = Math.floor(turn / choices.length);
  const key = `${salt} ${round}`;
  const order = orderOf(`${choices.length} ${key}`, choices, key);
  return at(choices, at(order, turn % choices.length));
}

const orderOf = memoized(1_000, (_, choices: readonly string[], key: string) =>
  choices
    .map((choice, place) => ({ place, tie: textHash(`${choice} ${key}`) }))
    .sort((a, b) => a.tie - b.tie || a.place - b.place)
    .map(({ place }) => place),
);
