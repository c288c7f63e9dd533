import { describe, expect, it } from '@jest/globals';
import type { PlannedPrompt } from '../combinations/expansion.js';
import { DEFAULT_TEMPLATES } from '../templates/default-templates.js';
import { renderPrompt } from '../templates/templates.js';
import { PROMPT_TYPES } from '../vocabulary.js';
import { buildMessages } from './ai-request.js';
import { exampleFrames, type Frame, frameFor, frameOf } from './frames.js';

const PARTS = ['intent', 'register', 'length', 'opening'] as const satisfies (keyof Frame)[];

function countsOf(values: readonly string[]): number[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()];
}

describe('the frames of a run', () => {
  it.each(PROMPT_TYPES)('give each choice as often as any other, for %s', (promptType) => {
    const frames = Array.from({ length: 2_520 }, (_, turn) => frameOf(promptType, 7, turn));
    for (const part of PARTS) {
      const counts = countsOf(frames.map((frame) => frame[part]));
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
    // Openings: 4 bits are 16 that come alike.
    expect(countsOf(frames.map(({ opening }) => opening)).length).toBeGreaterThanOrEqual(16);
  });

  it('come in the same order from the same seed, and in another from another', () => {
    const of = (seed: number | string) =>
      Array.from({ length: 40 }, (_, turn) => frameFor('Discovery', seed, turn));
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
    expect(of(1).slice(0, 20)).toEqual(
      Array.from({ length: 20 }, (_, turn) => frameFor('Discovery', 1, turn)),
    );
  });

  it('meet each other in many ways: hardly two of 250 are the same', () => {
    const texts = Array.from({ length: 250 }, (_, turn) => frameFor('Discovery', 3, turn));
    expect(new Set(texts).size).toBeGreaterThan(245);
  });

  it('leave room for the names that a question must hold', () => {
    const lengths = (nameWords: number) =>
      new Set(Array.from({ length: 50 }, (_, turn) => frameOf('Discovery', 1, turn, nameWords).length));
    expect(lengths(4)).toContain('at most 10 words');
    expect(lengths(5)).not.toContain('at most 10 words');
    expect(lengths(5)).toContain('10 to 16 words');
    expect([...lengths(60)]).toEqual(['25 to 40 words']);
  });

  it('mean the question by its length, where a closing request may follow', () => {
    expect(frameFor('Competitor', 1, 0)).toMatch(/, the question itself .+ words, and begin with /);
    expect(frameFor('Discovery', 1, 0)).not.toContain('the question itself');
  });

  it('have three examples for each template', () => {
    for (const { templateType } of DEFAULT_TEMPLATES) {
      const examples = exampleFrames(templateType);
      expect(new Set(examples).size).toBe(3);
      for (const example of examples)
        expect(example).toMatch(
          /^a person who .+, in (?:a [^aeiou]|an [aeiou]).* voice, .+ words, and begin with "/,
        );
    }
  });
});

/** Everything that an item may lack. */
const nothing = { productCategory: null, attributes: [], competitor: null };
const shoes = { id: 'p', name: 'trail shoes', categoryId: 'c', categoryName: 'Range' };
const wide = { id: 'a', name: 'wide feet', categoryId: 'd', categoryName: 'Fit' };
const beta = { id: 'b', name: 'Beta' };
const COMBINATIONS: PlannedPrompt['combination'][] = [
  nothing,
  { ...nothing, productCategory: shoes },
  { ...nothing, attributes: [wide] },
  { ...nothing, competitor: beta },
  { productCategory: shoes, attributes: [], competitor: beta },
  { productCategory: null, attributes: [wide], competitor: beta },
  { productCategory: shoes, attributes: [wide], competitor: beta },
];

describe('what the model is told', () => {
  it.each(DEFAULT_TEMPLATES.map((template) => [template.templateType, template] as const))(
    'by %s never says that something is not specified, nor leaves a gap where it was',
    (templateType, { promptTemplate }) => {
      for (const combination of COMBINATIONS) {
        const promptType = templateType === 'competitor' ? 'Competitor' : 'Discovery';
        const text = renderPrompt(promptTemplate, { combination }, 'Acme');
        const messages = buildMessages(
          { promptType, combination },
          'Acme',
          text,
          null,
          frameFor(promptType, 1, 0),
        );
        const told = messages.map(({ content }) => content).join('\n');
        expect(told).not.toMatch(/not specified|undefined|null|\{\w+\}|: \.|: ,| {2}|\s[.,]/);
      }
    },
  );

  it('has the frame in the system message, or none', () => {
    const item = { promptType: 'Discovery' as const, combination: nothing };
    const system = (frame: string | null) => buildMessages(item, 'Acme', 'Ask.', null, frame)[0]!.content;
    expect(system(frameFor('Discovery', 1, 0))).toContain(
      'Unless the task asks for something else, word it like this:',
    );
    expect(system(null)).not.toContain('word it like this');
  });
});
