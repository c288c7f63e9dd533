import { expect, it } from '@jest/globals';
import { isDefaultOutdated, isOutdated, withDraft, withoutSaved, withReset } from './template-drafts';

const FROM = { text: 'Ask about {productCategory}.', frames: true };
const SAVED = {
  ...FROM,
  templateType: 'bulk_v2',
  source: 'brand',
  defaultText: 'The default.',
  defaultFrames: true,
} as const;
const DEFAULT = { text: 'The default.', frames: true };

it('a template is edited as long as it is not what was saved', () => {
  const competitor = { text: 'Compare.', frames: true };
  const edited = withDraft({ competitor }, SAVED, { text: 'Ask.', frames: true });
  expect(edited).toEqual({
    competitor,
    bulk_v2: { text: 'Ask.', frames: true, from: FROM, fromDefault: DEFAULT },
  });
  expect(withDraft(edited, SAVED, { text: SAVED.text, frames: false })).toEqual({
    competitor,
    bulk_v2: { text: SAVED.text, frames: false, from: FROM, fromDefault: DEFAULT },
  });
  expect(withDraft(edited, SAVED, { text: SAVED.text, frames: true })).toEqual({ competitor });
});

it('a draft is outdated once somebody else saved the template, and not by what was saved here', () => {
  const first = withDraft({}, SAVED, { text: 'Ask.', frames: true });
  expect(isOutdated(SAVED, first.bulk_v2)).toBe(false);
  expect(isOutdated({ text: 'Theirs.', frames: true }, first.bulk_v2)).toBe(true);
  expect(isOutdated({ ...SAVED, frames: false }, first.bulk_v2)).toBe(true);
  expect(withoutSaved(first, first)).toEqual({});
  const second = withDraft(first, SAVED, { ...first.bulk_v2!, text: 'Ask again.' });
  const left = withoutSaved(second, first);
  expect(left.bulk_v2?.text).toBe('Ask again.');
  expect(isOutdated({ text: 'Ask.', frames: true }, left.bulk_v2)).toBe(false);
});

it('a draft of the own template of a brand is outdated as a default once somebody else saved another default', () => {
  const { bulk_v2: draft } = withDraft({}, SAVED, { text: 'Ask.', frames: true });
  const another = { ...SAVED, defaultText: 'Their default.' };
  expect(isDefaultOutdated(SAVED, draft)).toBe(false);
  expect(isDefaultOutdated(another, draft)).toBe(true);
  expect(isDefaultOutdated({ ...SAVED, defaultFrames: false }, draft)).toBe(true);
  expect(isDefaultOutdated({ ...another, defaultText: 'Ask.' }, draft)).toBe(false);
  // The tab shows the default itself, whose change is seen there.
  expect(isDefaultOutdated({ ...another, source: 'default' }, draft)).toBe(false);
  expect(isOutdated(another, draft)).toBe(false);
});

it('a reset is outdated once somebody else saved the template, unless they returned it to the default, too', () => {
  const { bulk_v2: reset } = withReset({}, SAVED);
  expect(isOutdated(SAVED, reset)).toBe(false);
  expect(isOutdated({ text: 'Theirs.', frames: true }, reset)).toBe(true);
  expect(isOutdated(DEFAULT, reset)).toBe(false);
});
