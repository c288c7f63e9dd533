import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * A mutation that ignores a call while one is under way: its button is disabled only once React has rendered, which is
 * after the second press of a double click.
 */
export function useSingleMutation<Answer, Variables, Context = unknown>(
  options: UseMutationOptions<Answer, Error, Variables, Context>,
) {
  const underWay = useRef(false);
  const mutation = useMutation<Answer, Error, Variables, Context>({
    ...options,
    onSettled: (...outcome) => {
      underWay.current = false;
      return options.onSettled?.(...outcome);
    },
  });
  const mutate: typeof mutation.mutate = (...call) => {
    if (underWay.current) return;
    underWay.current = true;
    mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}
