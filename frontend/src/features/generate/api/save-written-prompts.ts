import type { Prompt, PromptToSave, SavedAnswer, SaveWrittenPromptsRequest } from '#contracts';
import { useMutation } from '@tanstack/react-query';
import { errorText, request } from '../../../shared/api/request';
import { countOf } from '../../../shared/text/format';
import { useToast } from '../../../shared/ui/use-toast';
import { useActionKey } from './action-key';

const toSave = (prompt: Prompt): PromptToSave => ({
  question: prompt.question,
  promptType: prompt.promptType,
  productCategory: prompt.productCategory,
  attributeCategory: prompt.attributeCategory,
  attribute: prompt.attribute,
  competitorName: prompt.competitorName,
});

interface Options<P extends Prompt> {
  brandId: string;
  /** As in 'Saved 4 written prompts'. */
  noun: string;
  onSaved: (prompts: P[], answer: SavedAnswer) => unknown;
}

/** Saves prompts as one batch. */
export function useSaveWrittenPrompts<P extends Prompt>({ brandId, noun, onSaved }: Options<P>) {
  const toast = useToast();
  const actionKey = useActionKey();
  return useMutation({
    mutationFn: (prompts: P[]) => {
      const body: SaveWrittenPromptsRequest = { prompts: prompts.map(toSave) };
      return request<SavedAnswer>('POST', `/api/brands/${brandId}/save-written-prompts`, body, {
        headers: { 'Idempotency-Key': actionKey.keyFor(body) },
      });
    },
    onSuccess: (answer, prompts) => {
      actionKey.done();
      toast.success(`Saved ${countOf(answer.count, `${noun} prompt`)}`);
      onSaved(prompts, answer);
    },
    onError: (error) => toast.error(errorText(error, `Failed to save ${noun} prompts`)),
  });
}
