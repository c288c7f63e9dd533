import type { TemplateType } from '#contracts';
import { entriesOf } from '#domain';

/** What is to be saved of a template. */
export interface TemplateDraft {
  text: string;
  /** Whether its questions are given frames. */
  frames: boolean;
}

/** Type → templates that were edited and are not saved yet; null for those that go back to the default. */
export type Drafts = Partial<Record<TemplateType, TemplateDraft | null>>;

/** The edited ones: a default is in order as it is. */
export const editedOf = (drafts: Drafts): (TemplateDraft & { templateType: TemplateType })[] =>
  entriesOf(drafts).flatMap(([templateType, draft]) => (draft === null ? [] : [{ templateType, ...draft }]));

/** The drafts with one more; a template that is as it was saved has none. */
export function withDraft(
  drafts: Drafts,
  saved: TemplateDraft & { templateType: TemplateType },
  draft: TemplateDraft,
): Drafts {
  const isSaved = draft.text === saved.text && draft.frames === saved.frames;
  const others: Drafts = Object.fromEntries(
    entriesOf(drafts).filter(([templateType]) => templateType !== saved.templateType),
  );
  return isSaved ? others : { ...others, [saved.templateType]: draft };
}
