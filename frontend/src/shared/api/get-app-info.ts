import type { AppInfo } from '#contracts';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { request } from './request';

export const appInfoQuery = () =>
  queryOptions({
    queryKey: queryKeys.appInfo,
    queryFn: ({ signal }) => request<AppInfo>('GET', '/api/info', undefined, { signal }),
  });
