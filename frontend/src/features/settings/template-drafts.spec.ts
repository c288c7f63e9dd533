import { expect, it } from '@jest/globals';
import { withDraft } from './template-drafts';

const SAVED = { templateType: 'bulk_v2', text: 'Ask about {productCategory}.', frames: true } as const;

it('a template is edited as long as it is not what was saved', () => {
  const edited = withDraft({ competitor: null }, SAVED, { text: 'Ask.', frames: true });
  expect(edited).toEqual({ competitor: null, bulk_v2: { text: 'Ask.', frames: true } });
  expect(withDraft(edited, SAVED, { text: SAVED.text, frames: false })).toEqual({
    competitor: null,
    bulk_v2: { text: SAVED.text, frames: false },
  });
  expect(withDraft(edited, SAVED, { text: SAVED.text, frames: true })).toEqual({ competitor: null });
});
