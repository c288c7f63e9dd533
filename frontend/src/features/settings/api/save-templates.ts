import type { DeletedAnswer, PromptTemplate, PromptTemplateRequest, TemplateType } from '#contracts';
import { defaultTemplate } from '#domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { useToast } from '../../../shared/ui/use-toast';
import type { Drafts, TemplateDraft } from '../use-template-drafts';
import { templateRequest } from './template-request';

function toBody(templateType: TemplateType, { text, frames }: TemplateDraft): PromptTemplateRequest {
  const { name, description } = defaultTemplate(templateType);
  return { templateType, name, description, promptTemplate: text, isActive: 'true', frames };
}

interface Saved {
  templateType: TemplateType;
  /** Null when the brand has none of its own any more. */
  own: PromptTemplate | null;
}

/** Stores a template as the brand's own; null removes the brand's own, if it has one. */
async function save(
  brandId: string,
  templateType: TemplateType,
  draft: TemplateDraft | null,
  hasOwn: boolean,
): Promise<Saved> {
  const path = `/api/brands/${brandId}/prompt-templates`;
  if (draft !== null)
    return {
      templateType,
      own: await templateRequest<PromptTemplate>('POST', path, toBody(templateType, draft)),
    };
  if (hasOwn) await templateRequest<DeletedAnswer>('DELETE', `${path}/${templateType}`);
  return { templateType, own: null };
}

/** Saves the edited templates. Those that were saved count as saved, even if another one failed. */
export function useSaveTemplates(brandId: string, onSaved: (saved: Drafts) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (drafts: Drafts) => {
      const known = queryClient.getQueryData<PromptTemplate[]>(queryKeys.promptTemplates(brandId)) ?? [];
      const hasOwn = (type: TemplateType) => known.some(({ templateType }) => templateType === type);
      const entries = Object.entries(drafts) as [TemplateType, TemplateDraft | null][];
      const answers = await Promise.allSettled(
        entries.map(([type, draft]) => save(brandId, type, draft, hasOwn(type))),
      );
      const saved = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const kept = new Set(saved.map(({ templateType }) => templateType));
      queryClient.setQueryData<PromptTemplate[]>(
        queryKeys.promptTemplates(brandId),
        (before) =>
          before && [
            ...before.filter(({ templateType }) => !kept.has(templateType)),
            ...saved.flatMap(({ own }) => own ?? []),
          ],
      );
      onSaved(Object.fromEntries(entries.filter(([templateType]) => kept.has(templateType))));
      const failure = answers.find((answer) => answer.status === 'rejected');
      if (failure) throw failure.reason;
    },
    onSuccess: () => toast.success('All prompt templates have been saved successfully.'),
    onError: () => toast.error('Failed to save prompt templates. Please try again.'),
  });
}
