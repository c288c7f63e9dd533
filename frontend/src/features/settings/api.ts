import {
  type ChangeTemplatesRequest,
  MESSAGES,
  type PromptTemplateRequest,
  type SaveAsDefaultRequest,
  type SystemDefaultTemplate,
} from '#contracts';
import { entriesOf, type TemplateType } from '#domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { errorText, request, RequestError } from '../../shared/api/request';
import { useToast } from '../../shared/ui/use-toast';
import type { ShownTemplate } from './shown-templates';
import { type Drafts, editedOf, type TemplateDraft } from './template-drafts';

/** Without a name: an existing template keeps its own, a new one gets the default. */
const templateBody = (
  templateType: TemplateType,
  { text, frames }: TemplateDraft,
): PromptTemplateRequest => ({ templateType, promptTemplate: text, isActive: 'true', frames });

/** Stores edited templates as the brand's own; those that are reset return to the default. */
const changesBody = (drafts: Drafts): ChangeTemplatesRequest => ({
  templates: editedOf(drafts).map(({ templateType, ...draft }) => templateBody(templateType, draft)),
  removed: entriesOf(drafts).flatMap(([type, { resets }]) => (resets ? [type] : [])),
});

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

interface NewDefaults {
  texts: Drafts;
  /** As they were when the person was asked: a default that somebody has saved since is not overwritten. */
  templates: readonly ShownTemplate[];
}

const defaultsBody = ({ texts, templates }: NewDefaults): SaveAsDefaultRequest => ({
  templates: editedOf(texts).map(({ templateType, text, frames }) => {
    const before = templates.find((template) => template.templateType === templateType);
    return {
      templateType,
      promptTemplate: text,
      frames,
      temperature: before?.defaultTemperature,
      isActive: true,
      expected: before?.defaultText,
      expectedFrames: before?.defaultFrames,
    };
  }),
});

/** Makes these texts the defaults of all brands. */
export function useSaveAsDefault(brandId: string, onSaved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (defaults: NewDefaults) =>
      request('POST', `/api/brands/${brandId}/prompt-templates/save-as-default`, defaultsBody(defaults)),
    onSuccess: (saved) => {
      const kept = new Set(saved.map(({ templateType }) => templateType));
      queryClient.setQueryData<SystemDefaultTemplate[]>(
        queryKeys.defaultTemplates,
        (known) => known && [...known.filter(({ templateType }) => !kept.has(templateType)), ...saved],
      );
      onSaved();
      toast.success('Templates saved as defaults for all brands successfully.');
    },
    onError: (error) => {
      const defaults = error instanceof RequestError ? error.body.defaults : undefined;
      // The tabs then show the choice between the two texts.
      if (defaults) queryClient.setQueryData(queryKeys.defaultTemplates, defaults);
      toast.error(
        defaults ? MESSAGES.defaultsChanged : 'Failed to save templates as defaults. Please try again.',
      );
    },
  });
}

/** Removes a default of all brands, after which the built-in text is the default again. */
export function useRemoveDefault(onRemoved: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (id: string) => request('DELETE', `/api/system-default-templates/${id}`),
    onSuccess: (_answer, removed) => {
      queryClient.setQueryData<SystemDefaultTemplate[]>(queryKeys.defaultTemplates, (known) =>
        known?.filter(({ id }) => id !== removed),
      );
      onRemoved();
      toast.success('The default was removed. Brands without a template of their own use the built-in text.');
    },
    onError: (error) => {
      toast.error(errorText(error, 'Failed to remove the default. Please try again.'));
      // Somebody else may have removed it before.
      return queryClient.invalidateQueries({ queryKey: queryKeys.defaultTemplates });
    },
  });
}
