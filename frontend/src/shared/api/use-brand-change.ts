import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../ui/use-toast';
import { brandChanged } from './brand-changed';
import { errorText } from './request';

interface BrandChange<Body, Answer> {
  change: (body: Body) => Promise<Answer>;
  /** The toast after a success, and after a failure for which the server gave no reason. */
  done: string | ((answer: Answer, body: Body) => string);
  failure: string;
  /** Whether nothing had to be changed, which is not announced as a success. */
  isNothing?: (answer: Answer) => boolean;
  /** The toast has only a title, because the dialog says why it failed. */
  titleOnly?: boolean;
  /** Undoes the change. */
  undo?: (body: Body) => void;
  onDone?: (answer: Answer) => void;
  /** Lets other components ask whether the change is under way or was made. */
  mutationKey?: string[];
}

/** Changes a brand's data, and refetches them also after a failure: another tab may have been faster. */
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
