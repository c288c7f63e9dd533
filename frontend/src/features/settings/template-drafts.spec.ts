import { expect, it } from '@jest/globals';
import { isOutdated, withDraft, withoutSaved } from './template-drafts';

const SAVED = { templateType: 'bulk_v2', text: 'Ask about {productCategory}.', frames: true } as const;
const { templateType: _, ...FROM } = SAVED;

it('a template is edited as long as it is not what was saved', () => {
  const edited = withDraft({ competitor: null }, SAVED, { text: 'Ask.', frames: true });
  expect(edited).toEqual({ competitor: null, bulk_v2: { text: 'Ask.', frames: true, from: FROM } });
  expect(withDraft(edited, SAVED, { text: SAVED.text, frames: false })).toEqual({
    competitor: null,
    bulk_v2: { text: SAVED.text, frames: false, from: FROM },
  });
  expect(withDraft(edited, SAVED, { text: SAVED.text, frames: true })).toEqual({ competitor: null });
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
