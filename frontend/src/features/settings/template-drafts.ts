import { entriesOf, type TemplateType } from '#domain';

/** What is to be saved of a template. */
export interface TemplateDraft {
  text: string;
  /** Whether its questions are given frames. */
  frames: boolean;
  /** What was saved when somebody began to edit it. */
  from?: Saved;
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
  const { text, frames } = saved;
  const others: Drafts = Object.fromEntries(
    entriesOf(drafts).filter(([templateType]) => templateType !== saved.templateType),
  );
  if (isSame(draft, saved)) return others;
  return { ...others, [saved.templateType]: { ...draft, from: draft.from ?? { text, frames } } };
}

type Saved = Pick<TemplateDraft, 'text' | 'frames'>;
const isSame = (one: Saved, other: Saved): boolean => one.text === other.text && one.frames === other.frames;

/** Whether somebody else saved another text or switch since this one was begun. */
export const isOutdated = (saved: Saved, draft: TemplateDraft | null | undefined): boolean =>
  // The news of its own save may come before its answer.
  draft?.from !== undefined && !isSame(draft.from, saved) && !isSame(draft, saved);

/** The drafts but for those that were saved. What was edited again meanwhile began with what was saved. */
export const withoutSaved = (drafts: Drafts, saved: Drafts): Drafts =>
  Object.fromEntries(
    entriesOf(drafts)
      .filter(([templateType, draft]) => saved[templateType] !== draft)
      .map(([templateType, draft]) => {
        const { text, frames } = saved[templateType] ?? {};
        const isNewer = draft !== null && text !== undefined && frames !== undefined;
        return [templateType, isNewer ? { ...draft, from: { text, frames } } : draft];
      }),
  );
