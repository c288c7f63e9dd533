import { entriesOf } from '#domain';
import type { TemplateType } from '#contracts';
import { useState } from 'react';
import { type Drafts, type TemplateDraft, withDraft } from './template-drafts';
import type { ShownTemplate } from './shown-templates';

export function useTemplateDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({});
  return {
    drafts,
    isDirty: Object.keys(drafts).length > 0,
    edit: (template: ShownTemplate, draft: TemplateDraft) =>
      setDrafts((before) => withDraft(before, template, draft)),
    /** Back to the default. */
    reset: (templateType: TemplateType) => setDrafts((before) => ({ ...before, [templateType]: null })),
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
