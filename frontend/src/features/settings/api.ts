import type {
  PromptTemplate,
  PromptTemplateRequest,
  SaveAsDefaultRequest,
  SystemDefaultTemplate,
  TemplateType,
} from '#contracts';
import { entriesOf, DEFAULT_TEMPERATURE, defaultTemplate } from '#domain';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../shared/api/query-keys';
import { RequestError, request, type Method } from '../../shared/api/request';
import { useToast } from '../../shared/ui/use-toast';
import { type Drafts, editedOf, type TemplateDraft } from './use-template-drafts';

/** The templates' calls have an error text of their own. */
async function templateRequest<M extends Method, Path extends string>(
  method: M,
  path: Path,
  body?: unknown,
  signal?: AbortSignal,
) {
  try {
    return await request(method, path, body, { signal });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new Error(`Request failed: ${error.statusText || error.status}`, { cause: error });
  }
}

/** The templates that the brand has of its own. */
export const promptTemplatesQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.promptTemplates(brandId),
    queryFn: ({ signal }) =>
      templateRequest('GET', `/api/brands/${brandId}/prompt-templates`, undefined, signal),
  });

/** The defaults of all brands, as far as somebody has saved any. */
export const defaultTemplatesQuery = () =>
  queryOptions({
    queryKey: queryKeys.defaultTemplates,
    queryFn: ({ signal }) => templateRequest('GET', '/api/system-default-templates', undefined, signal),
  });

function templateBody(templateType: TemplateType, { text, frames }: TemplateDraft): PromptTemplateRequest {
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
  const path = `/api/brands/${brandId}/prompt-templates` as const;
  if (draft !== null)
    return {
      templateType,
      own: await templateRequest('POST', path, templateBody(templateType, draft)),
    };
  if (hasOwn) await templateRequest('DELETE', `${path}/${templateType}`);
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
      const entries = entriesOf(drafts);
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
      templateRequest(
        'POST',
        `/api/brands/${brandId}/prompt-templates/save-as-default`,
        defaultsBody(drafts),
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
