import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../ui/use-toast';
import { brandChanged } from './brand-changed';
import { errorText } from './request';

interface BrandChange<Body, Answer> {
  change: (body: Body) => Promise<Answer>;
  /** What is said when it is done, and when it failed without a reason. */
  done: string | ((answer: Answer, body: Body) => string);
  failure: string;
  /** Nothing had to be changed, which is no success to tell. */
  isNothing?: (answer: Answer) => boolean;
  /** The dialog says why it failed: the toast has a title only. */
  titleOnly?: boolean;
  /** Takes it back. */
  undo?: (body: Body) => void;
  onDone?: (answer: Answer) => void;
  /** For those who want to know whether it is under way, or was done. */
  mutationKey?: string[];
}

/** Changes a brand's data. They are read again also after a failure: another tab may have been faster. */
export function useBrandChange<Body, Answer = unknown>(brandId: string, texts: BrandChange<Body, Answer>) {
  const { change, done, failure, isNothing, titleOnly = false, undo, onDone, mutationKey } = texts;
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationKey,
    mutationFn: change,
    onSuccess: (answer, body) => {
      const text = typeof done === 'string' ? done : done(answer, body);
      if (isNothing?.(answer)) toast.warning(text);
      else if (undo) toast.undoable(text, () => undo(body));
      else toast.success(text);
      onDone?.(answer);
    },
    onError: (error) => (titleOnly ? toast.errorTitle(failure) : toast.error(errorText(error, failure))),
    onSettled: () => brandChanged(queryClient, brandId),
  });
}
