import type { TemplateType } from '#contracts';
import { useState } from 'react';

/** Type → text, of the templates that were edited or reset and are not saved yet. */
export type Drafts = Partial<Record<TemplateType, string>>;

export function useTemplateDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({});
  return {
    drafts,
    isDirty: Object.keys(drafts).length > 0,
    edit: (templateType: TemplateType, text: string) =>
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
