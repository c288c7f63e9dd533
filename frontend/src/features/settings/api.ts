import type {
  ChangeTemplatesRequest,
  PromptTemplateRequest,
  SaveAsDefaultRequest,
  SystemDefaultTemplate,
} from '#contracts';
import { entriesOf, DEFAULT_TEMPERATURE, type TemplateType } from '#domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { request } from '../../shared/api/request';
import { useToast } from '../../shared/ui/use-toast';
import { type Drafts, editedOf, type TemplateDraft } from './template-drafts';

/** Without a name: an existing template keeps its own, a new one gets the default. */
const templateBody = (
  templateType: TemplateType,
  { text, frames }: TemplateDraft,
): PromptTemplateRequest => ({ templateType, promptTemplate: text, isActive: 'true', frames });

/** Stores edited templates as the brand's own; those that are null return to the default. */
function changesBody(drafts: Drafts): ChangeTemplatesRequest {
  const entries = entriesOf(drafts);
  return {
    templates: entries.flatMap(([type, draft]) => (draft ? [templateBody(type, draft)] : [])),
    removed: entries.flatMap(([type, draft]) => (draft ? [] : [type])),
  };
}

/** Saves the edited templates, all of them or none. */
export function useSaveTemplates(brandId: string, onSaved: (saved: Drafts) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (drafts: Drafts) =>
      request('PATCH', `/api/brands/${brandId}/prompt-templates`, changesBody(drafts)),
    onSuccess: (own, drafts) => {
      queryClient.setQueryData(queryKeys.promptTemplates(brandId), own);
      onSaved(drafts);
      toast.success('All prompt templates have been saved successfully.');
    },
    onError: () => toast.error('Failed to save prompt templates. Please try again.'),
  });
}

const defaultsBody = (drafts: Drafts): SaveAsDefaultRequest => ({
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
      request('POST', `/api/brands/${brandId}/prompt-templates/save-as-default`, defaultsBody(drafts)),
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
