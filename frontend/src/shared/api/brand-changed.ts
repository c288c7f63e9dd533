import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../ui/use-toast';
import { queryKeys } from './query-keys';
import { errorText } from './request';

/** Everything of a brand that changes with its data; with an attribute or a category go saved prompts. */
const CHANGED = [
  queryKeys.brand,
  queryKeys.categories,
  queryKeys.attributes,
  queryKeys.competitors,
  queryKeys.blacklists,
  queryKeys.categoryBlacklists,
  queryKeys.attributeCategoryBlacklists,
  queryKeys.categoryPairings,
  queryKeys.promptTemplates,
  queryKeys.modifiedNames,
  queryKeys.written,
];

/** The answer to a change of this tab and the socket's news of it come within this time: they are read once. */
const MEETING_MS = 50;
const readings = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/** Reads a brand's data again: somebody changed them. */
export function brandChanged(queryClient: QueryClient, brandId: string): Promise<unknown> {
  const ofClient = readings.get(queryClient) ?? new Map<string, Promise<unknown>>();
  readings.set(queryClient, ofClient);
  const read = () => {
    ofClient.delete(brandId);
    return Promise.all(CHANGED.map((keyOf) => queryClient.invalidateQueries({ queryKey: keyOf(brandId) })));
  };
  const reading = ofClient.get(brandId) ?? new Promise((meet) => setTimeout(meet, MEETING_MS)).then(read);
  ofClient.set(brandId, reading);
  return reading;
}

interface BrandChange<Body, Answer> {
  change: (body: Body) => Promise<Answer>;
  /** What is said when it is done, and when it failed without a reason. */
  done: string | ((answer: Answer, body: Body) => string);
  failure: string;
  /** The dialog says why it failed: the toast has a title only. */
  titleOnly?: boolean;
  onDone?: () => void;
}

/** Changes a brand's data. They are read again also after a failure: another tab may have been faster. */
export function useBrandChange<Body, Answer = unknown>(brandId: string, texts: BrandChange<Body, Answer>) {
  const { change, done, failure, titleOnly = false, onDone } = texts;
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer, body) => {
      toast.success(typeof done === 'string' ? done : done(answer, body));
      onDone?.();
    },
    onError: (error) => (titleOnly ? toast.errorTitle(failure) : toast.error(errorText(error, failure))),
    onSettled: () => brandChanged(queryClient, brandId),
  });
}
