import type { PromptTemplate, SystemDefaultTemplate } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../shared/api/query-keys';
import { templateRequest } from './template-request';

/** The templates that the brand has of its own. */
export const promptTemplatesQuery = (brandId: string) =>
  queryOptions({
    queryKey: queryKeys.promptTemplates(brandId),
    queryFn: ({ signal }) =>
      templateRequest<PromptTemplate[]>('GET', `/api/brands/${brandId}/prompt-templates`, undefined, signal),
  });

/** The defaults of all brands, as far as somebody has saved any. */
export const defaultTemplatesQuery = () =>
  queryOptions({
    queryKey: queryKeys.defaultTemplates,
    queryFn: ({ signal }) =>
      templateRequest<SystemDefaultTemplate[]>('GET', '/api/system-default-templates', undefined, signal),
  });
