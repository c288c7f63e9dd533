import type { PromptTemplate, PromptTemplateRequest, TemplateType } from '#contracts';
import { defaultTemplate } from '#domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { useToast } from '../../../shared/ui/use-toast';
import type { Drafts } from '../use-template-drafts';
import { templateRequest } from './template-request';

function toBody([templateType, promptTemplate]: [TemplateType, string]): PromptTemplateRequest {
  const { name, description } = defaultTemplate(templateType);
  return { templateType, name, description, promptTemplate, isActive: 'true' };
}

/** Saves the edited templates. Those that were saved count as saved, even if another one failed. */
export function useSaveTemplates(brandId: string, onSaved: (saved: Drafts) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: async (drafts: Drafts) => {
      const entries = Object.entries(drafts) as [TemplateType, string][];
      const answers = await Promise.allSettled(
        entries.map((entry) =>
          templateRequest<PromptTemplate>('POST', `/api/brands/${brandId}/prompt-templates`, toBody(entry)),
        ),
      );
      const saved = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      const kept = new Set(saved.map(({ templateType }) => templateType));
      queryClient.setQueryData<PromptTemplate[]>(
        queryKeys.promptTemplates(brandId),
        (known) => known && [...known.filter(({ templateType }) => !kept.has(templateType)), ...saved],
      );
      onSaved(Object.fromEntries(entries.filter(([templateType]) => kept.has(templateType))));
      const failure = answers.find((answer) => answer.status === 'rejected');
      if (failure) throw failure.reason;
    },
    onSuccess: () => toast.success('All prompt templates have been saved successfully.'),
    onError: () => toast.error('Failed to save prompt templates. Please try again.'),
  });
}
