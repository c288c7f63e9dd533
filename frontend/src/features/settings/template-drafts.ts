import { entriesOf, type TemplateType } from '#domain';

/** An edit of a template that is not saved yet. */
export interface TemplateDraft {
  text: string;
  /** Whether its questions get frames. */
  frames: boolean;
  /** What was saved when the edit began. */
  from?: Saved;
}

/** Type → the unsaved edit of its template; null if the template is to return to the default. */
export type Drafts = Partial<Record<TemplateType, TemplateDraft | null>>;

/** The drafts without those that return to the default, which need no checks. */
export const editedOf = (drafts: Drafts): (TemplateDraft & { templateType: TemplateType })[] =>
  entriesOf(drafts).flatMap(([templateType, draft]) => (draft === null ? [] : [{ templateType, ...draft }]));

/** The drafts with one added or replaced. A draft equal to what is saved is dropped. */
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

/** Whether somebody else has saved another text or switch since this edit began. */
export const isOutdated = (saved: Saved, draft: TemplateDraft | null | undefined): boolean =>
  // The refetch after this tab's own save may come before the save's response, so a draft equal to what is saved is not
  // outdated.
  draft?.from !== undefined && !isSame(draft.from, saved) && !isSame(draft, saved);

/**
 * The drafts without those that were saved. A draft that was edited again in the meantime is now based on what was
 * saved.
 */
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
