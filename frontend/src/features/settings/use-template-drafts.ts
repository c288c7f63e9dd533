import { entriesOf } from '#domain';
import type { TemplateType } from '#contracts';
import { useState } from 'react';

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

export function useTemplateDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({});
  return {
    drafts,
    isDirty: Object.keys(drafts).length > 0,
    edit: (templateType: TemplateType, draft: TemplateDraft | null) =>
      setDrafts((before) => ({ ...before, [templateType]: draft })),
    /** What was edited again meanwhile is not what was saved. */
    forget: (saved: Drafts) =>
      setDrafts((before) =>
        Object.fromEntries(
          entriesOf(before).filter(([templateType, draft]) => saved[templateType] !== draft),
        ),
      ),
  };
}

export type TemplateDrafts = ReturnType<typeof useTemplateDrafts>;
