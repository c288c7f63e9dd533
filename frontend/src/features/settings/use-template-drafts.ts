import { useState } from 'react';
import { type Drafts, type TemplateDraft, withDraft, withoutSaved, withReset } from './template-drafts';
import { type ShownTemplate, withoutDefault } from './shown-templates';

export function useTemplateDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({});
  return {
    drafts,
    isDirty: Object.keys(drafts).length > 0,
    edit: (template: ShownTemplate, draft: TemplateDraft) =>
      setDrafts((before) => withDraft(before, template, draft)),
    /** Returns a template to the default. */
    reset: (template: ShownTemplate) => setDrafts((before) => withReset(before, template)),
    /** Keeps a draft in spite of what somebody else has saved in the meantime. */
    keep: (template: ShownTemplate, { text, frames, fromDefault, resets }: TemplateDraft) =>
      setDrafts((before) =>
        resets ? withReset(before, template) : withDraft(before, template, { text, frames, fromDefault }),
      ),
    /** The same in spite of another default. */
    keepFromDefault: (template: ShownTemplate, { text, frames, from }: TemplateDraft) =>
      setDrafts((before) => withDraft(before, template, { text, frames, from })),
    /** Bases a draft on what is left after its default was removed here, which is no conflict. */
    removeDefault: (template: ShownTemplate) =>
      setDrafts((before) => {
        const draft = before[template.templateType];
        if (!draft || draft.resets) return before;
        const { text, frames, from } = draft;
        const isOwn = template.source === 'brand';
        return withDraft(before, withoutDefault(template), { text, frames, ...(isOwn && { from }) });
      }),
    /** Drops saved drafts, except those that were edited again in the meantime. */
    forget: (saved: Drafts) => setDrafts((before) => withoutSaved(before, saved)),
  };
}

export type TemplateDrafts = ReturnType<typeof useTemplateDrafts>;
