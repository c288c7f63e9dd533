import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from './query-keys';
import { read } from './request';

export const appInfoQuery = () =>
  queryOptions({
    queryKey: queryKeys.appInfo,
    queryFn: ({ signal }) => read('/api/info', signal),
  });
