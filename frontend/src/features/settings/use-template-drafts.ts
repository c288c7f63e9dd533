import type { TemplateType } from '#domain';
import { useState } from 'react';
import { type Drafts, type TemplateDraft, withDraft, withoutSaved } from './template-drafts';
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
    /** Keeps a draft against what somebody else saved meanwhile. */
    keep: (template: ShownTemplate, { text, frames }: TemplateDraft) =>
      setDrafts((before) => withDraft(before, template, { text, frames })),
    /** What was edited again meanwhile is not what was saved. */
    forget: (saved: Drafts) => setDrafts((before) => withoutSaved(before, saved)),
  };
}

export type TemplateDrafts = ReturnType<typeof useTemplateDrafts>;
