import type { TemplateType } from '#contracts';
import { useState } from 'react';

/** Type → text, of the templates that were edited and are not saved yet; null for those that go back to the default. */
export type Drafts = Partial<Record<TemplateType, string | null>>;

/** The texts of drafts: a default is in order as it is. */
export const textsOf = (drafts: Drafts): [TemplateType, string][] =>
  (Object.entries(drafts) as [TemplateType, string | null][]).flatMap(([type, text]) =>
    text === null ? [] : [[type, text]],
  );

export function useTemplateDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({});
  return {
    drafts,
    isDirty: Object.keys(drafts).length > 0,
    edit: (templateType: TemplateType, text: string | null) =>
      setDrafts((before) => ({ ...before, [templateType]: text })),
    /** A text that was edited again meanwhile is not what was saved. */
    forget: (saved: Drafts) =>
      setDrafts((before) =>
        Object.fromEntries(
          Object.entries(before).filter(
            ([templateType, text]) => saved[templateType as TemplateType] !== text,
          ),
        ),
      ),
  };
}

export type TemplateDrafts = ReturnType<typeof useTemplateDrafts>;
