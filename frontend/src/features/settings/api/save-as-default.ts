import type { SaveAsDefaultRequest, SystemDefaultTemplate } from '#contracts';
import { DEFAULT_TEMPERATURE } from '#domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { useToast } from '../../../shared/ui/use-toast';
import { type Drafts, editedOf } from '../use-template-drafts';
import { templateRequest } from './template-request';

const toBody = (drafts: Drafts): SaveAsDefaultRequest => ({
  templates: editedOf(drafts).map(({ templateType, text, frames }) => ({
    templateType,
    promptTemplate: text,
    frames,
    temperature: DEFAULT_TEMPERATURE,
    isActive: true,
  })),
});

/** Makes these texts the defaults of all brands. */
export function useSaveAsDefault(brandId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (drafts: Drafts) =>
      templateRequest<SystemDefaultTemplate[]>(
        'POST',
        `/api/brands/${brandId}/prompt-templates/save-as-default`,
        toBody(drafts),
      ),
    onSuccess: (saved) => {
      const kept = new Set(saved.map(({ templateType }) => templateType));
      queryClient.setQueryData<SystemDefaultTemplate[]>(
        queryKeys.defaultTemplates,
        (known) => known && [...known.filter(({ templateType }) => !kept.has(templateType)), ...saved],
      );
      onSaved();
      toast.success('Templates saved as defaults for all brands successfully.');
    },
    onError: () => toast.error('Failed to save templates as defaults. Please try again.'),
  });
}
