import { entriesOf, type TemplateSource, type TemplateType } from '#domain';

/** An edit of a template that is not saved yet. */
export interface TemplateDraft {
  text: string;
  /** Whether its questions get frames. */
  frames: boolean;
  /** What was saved when the edit began. */
  from?: Saved;
  /** What was the default then. */
  fromDefault?: Saved;
  /** Whether the template is to return to the default: the text is the one of that time. */
  resets?: boolean;
}

/** What is saved of a template: what its tab shows, and the default of all brands. */
interface SavedTemplate extends Saved {
  templateType: TemplateType;
  source: TemplateSource;
  defaultText: string;
  defaultFrames: boolean;
}

/** Type → the unsaved edit of its template. */
export type Drafts = Partial<Record<TemplateType, TemplateDraft>>;

/** The drafts without those that return to the default, which need no checks. */
export const editedOf = (drafts: Drafts): (TemplateDraft & { templateType: TemplateType })[] =>
  entriesOf(drafts).flatMap(([templateType, draft]) => (draft.resets ? [] : [{ templateType, ...draft }]));

/** The drafts with one added or replaced. A draft equal to what is saved is dropped. */
export function withDraft(drafts: Drafts, saved: SavedTemplate, draft: TemplateDraft): Drafts {
  const others: Drafts = Object.fromEntries(
    entriesOf(drafts).filter(([templateType]) => templateType !== saved.templateType),
  );
  if (isSame(draft, saved)) return others;
  const { text, frames } = saved;
  const { from = { text, frames }, fromDefault = defaultOf(saved) } = draft;
  return { ...others, [saved.templateType]: { ...draft, from, fromDefault } };
}

/** The drafts with a template that is to return to the default. */
export const withReset = (drafts: Drafts, saved: SavedTemplate): Drafts => {
  const { templateType, text, frames } = saved;
  return { ...drafts, [templateType]: { ...defaultOf(saved), resets: true, from: { text, frames } } };
};

/** The default of all brands, saved or built-in. */
export const defaultOf = ({ defaultText: text, defaultFrames: frames }: SavedTemplate): Saved => ({
  text,
  frames,
});

type Saved = Pick<TemplateDraft, 'text' | 'frames'>;
const isSame = (one: Saved, other: Saved): boolean => one.text === other.text && one.frames === other.frames;

/** Whether somebody else has saved another text or switch since this edit began. */
export const isOutdated = (saved: Saved, draft: TemplateDraft | undefined): boolean =>
  // The refetch after this tab's own save may come before the save's response, so a draft equal to what is saved is not
  // outdated.
  draft?.from !== undefined && !isSame(draft.from, saved) && !isSame(draft, saved);

/**
 * The same for the default, where the tab shows the brand's own template. It matters only to somebody who saves the
 * draft as default: elsewhere the tab shows the default itself.
 */
export const isDefaultOutdated = (saved: SavedTemplate, draft: TemplateDraft | undefined): boolean =>
  saved.source === 'brand' &&
  draft?.fromDefault !== undefined &&
  !isSame(draft.fromDefault, defaultOf(saved)) &&
  !isSame(draft, defaultOf(saved));

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
        const isNewer = text !== undefined && frames !== undefined;
        return [templateType, isNewer ? { ...draft, from: { text, frames } } : draft];
      }),
  );
