import type { Decision, PromptOrder, WrittenPrompt } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { refusedEdit } from '../saved-text';
import { usePromptEdit } from '../../../shared/prompts/use-prompt-edit';
import type { Triage } from '../../../shared/triage/triage';
import { useTriageCursor } from '../../../shared/triage/use-triage-cursor';
import { useUndoStack } from '../../../shared/triage/use-undo-stack';
import type { WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { useUpdatePrompt } from '../api';
import { forgetKey } from './improvement-key';
import { type Deciding, type Improvement, triageProgressQuery, useDecide } from './saved-triage-api';
import { useSavedQueue } from './use-saved-queue';

/** A step that can be undone, with the prompt from before it. */
interface Done {
  what: Decision | 'edit';
  before: WrittenPrompt;
  /** The text that an edit gave the prompt. */
  text?: string;
}

const NOTHING_YET = { decided: 0, total: 0 };

/** Triage of the undecided saved prompts that match the filters, however many. */
export function useSavedTriage(brandId: string, filters: WrittenFilters, order: PromptOrder) {
  const queue = useSavedQueue(brandId, filters, order);
  const done = useUndoStack<Done>();
  const { data: progress = NOTHING_YET } = useQuery(triageProgressQuery(brandId, filters));
  const cursor = useTriageCursor(queue.prompts);
  const { current } = cursor;

  const forget = ({ prompt }: Deciding) =>
    done.drop(({ before, what }) => before.id === prompt.id && what !== 'edit');
  const decide = useDecide(brandId, filters, {
    onFailed: (failed) => {
      if (failed.decision === null) queue.take(failed.prompt);
      else queue.putBack(failed.prompt);
      forget(failed);
    },
    onStored: ({ prompt }) => queue.stored(prompt),
    // Undo would take back what a colleague has decided.
    onNothing: forget,
  });
  const rewrite = useUpdatePrompt(brandId, queue.replace);
  const rewriteNoted = async (
    prompt: WrittenPrompt,
    question: string,
    more: { expected: string; isEditing: boolean; improvedIn?: string },
  ) => {
    const { expected } = more;
    await rewrite.mutateAsync({ promptId: prompt.id, question, ...more });
    done.push({ what: 'edit', before: { ...prompt, question: expected }, text: question });
  };
  const edit = usePromptEdit(queue.prompts, (id, question, expected) => {
    const prompt = queue.prompts.find((each) => each.id === id);
    if (!prompt) return Promise.resolve('refused');
    return rewriteNoted(prompt, question, { expected, isEditing: true }).then(
      () => 'saved' as const,
      refusedEdit,
    );
  });

  const choose = (decision: Decision) => {
    if (!current) return;
    done.push({ what: decision, before: current });
    cursor.goOn();
    queue.take(current);
    decide.mutate({ prompt: current, decision });
  };
  const undo = () => {
    const { last } = done;
    if (!last) return;
    done.dropLast();
    cursor.goTo(last.before.id);
    if (last.text !== undefined) {
      const { question } = last.before;
      rewrite.mutate({ promptId: last.before.id, question, expected: last.text, isEditing: false });
      return;
    }
    queue.putBack(last.before);
    decide.mutate({
      prompt: last.before,
      decision: null,
      undoes: last.what === 'keep' ? 'keep' : 'remove',
    });
  };
  const { flagged } = queue;
  const triage: Triage<WrittenPrompt> = {
    isLoaded: queue.isLoaded && !(current === null && queue.isFetchingMore),
    ...queue.reading,
    current,
    following: cursor.following,
    progress,
    flaggedFirst: flagged.offered
      ? {
          isOn: flagged.isOn,
          set: (isOn) => {
            flagged.set(isOn);
            cursor.restart();
          },
        }
      : undefined,
    canUndo: done.last !== undefined,
    keep: () => choose('keep'),
    remove: () => choose('remove'),
    undo,
    move: cursor.move,
    edit,
    saving: rewrite.isPending,
  };
  const improve = async (prompt: WrittenPrompt, { question, jobId }: Improvement) => {
    await rewriteNoted(prompt, question, { expected: prompt.question, isEditing: false, improvedIn: jobId });
    forgetKey(prompt.id);
  };
  return { triage, improve };
}
