import type { Decision, PromptOrder, WrittenPrompt } from '#contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { combined } from '../../../shared/api/combined';
import { refusedEdit } from '../../../shared/prompts/saved-text';
import { usePromptEdit } from '../../../shared/prompts/use-prompt-edit';
import type { Triage } from '../../../shared/triage/triage-queue';
import { useTriageCursor } from '../../../shared/triage/use-triage-cursor';
import { useUndoStack } from '../../../shared/triage/use-undo-stack';
import { writtenStatsQuery } from '../../../shared/api/queries';
import type { WrittenFilters } from '../../../shared/written-prompts/written-filters';
import { triageProgressQuery, useDecide, useEarlierDecided, useRewrite } from './saved-triage-api';
import { useOpenPrompts } from './use-open-prompts';

/** A step that can be undone, with the prompt from before it. */
interface Done {
  what: Decision | 'edit';
  before: WrittenPrompt;
  /** The text that an edit gave the prompt. */
  text?: string;
}

const NOTHING_YET = { decided: 0, total: 0 };
const NONE: WrittenPrompt[] = [];

/** Triage of the undecided saved prompts that match the filters, however many. */
export function useSavedTriage(brandId: string, filters: WrittenFilters, order: PromptOrder) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [returned, setReturned] = useState<WrittenPrompt[]>([]);
  const done = useUndoStack<Done>();
  const [openedAt] = useState(Date.now);
  const flagged = useFlaggedFirst(brandId, filters);
  const options = { order, openedAt, decided, enabled: useEarlierDecided(brandId) };
  const first = useOpenPrompts(brandId, flagged.filters, {
    ...options,
    enabled: options.enabled && flagged.isOn,
  });
  const rest = useOpenPrompts(brandId, filters, options);
  const { data: progress = NOTHING_YET } = useQuery(triageProgressQuery(brandId, filters));

  const queue = useMemo(
    () => onlyOnce([...returned, ...(flagged.isOn ? (first.open ?? NONE) : NONE), ...(rest.open ?? NONE)]),
    [returned, flagged.isOn, first.open, rest.open],
  );
  const cursor = useTriageCursor(queue);
  const { current } = cursor;

  /** Returns a prompt to the queue, whether or not a fetch contains it. */
  const returnToQueue = (prompt: WrittenPrompt) => {
    setDecided((ids) => new Set([...ids].filter((id) => id !== prompt.id)));
    setReturned((all) => onlyOnce([prompt, ...all]));
  };
  const leaveQueue = ({ id }: WrittenPrompt) => {
    setDecided((ids) => new Set(ids).add(id));
    setReturned((all) => all.filter((prompt) => prompt.id !== id));
  };
  const decide = useDecide(brandId, filters, ({ prompt, decision }) => {
    if (decision === null) leaveQueue(prompt);
    else returnToQueue(prompt);
    done.drop(({ before, what }) => before.id === prompt.id && what !== 'edit');
  });
  const rewrite = useRewrite(brandId, (rewritten) =>
    setReturned((all) => all.map((prompt) => (prompt.id === rewritten.id ? rewritten : prompt))),
  );
  const rewriteNoted = async (
    prompt: WrittenPrompt,
    question: string,
    { expected, isEditing }: { expected: string; isEditing: boolean },
  ) => {
    await rewrite.mutateAsync({ prompt, question, expected, isEditing });
    done.push({ what: 'edit', before: { ...prompt, question: expected }, text: question });
  };
  const edit = usePromptEdit(queue, (id, question, expected) => {
    const prompt = queue.find((each) => each.id === id);
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
    leaveQueue(current);
    decide.mutate({ prompt: current, decision });
  };
  const undo = () => {
    const { last } = done;
    if (!last) return;
    done.dropLast();
    cursor.goTo(last.before.id);
    if (last.text !== undefined) {
      const { question } = last.before;
      rewrite.mutate({ prompt: last.before, question, expected: last.text, isEditing: false });
      return;
    }
    returnToQueue(last.before);
    decide.mutate({ prompt: last.before, decision: null });
  };
  const triage: Triage<WrittenPrompt> = {
    isLoaded: rest.open !== undefined && !(current === null && rest.isFetchingMore),
    ...combined(flagged.isOn ? [first, rest] : [rest]),
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
  const improve = (prompt: WrittenPrompt, question: string) =>
    rewriteNoted(prompt, question, { expected: prompt.question, isEditing: false });
  return { triage, improve };
}

const onlyOnce = (prompts: readonly WrittenPrompt[]): WrittenPrompt[] => [
  ...new Map(prompts.map((prompt) => [prompt.id, prompt])).values(),
];

/** Offered if some prompts that match the filters are flagged and no `only` filter is set. */
function useFlaggedFirst(brandId: string, filters: WrittenFilters) {
  const [isOn, set] = useState(false);
  const flaggedFilters: WrittenFilters = { ...filters, only: 'needsLook' };
  const canBe = filters.only === null;
  const { data } = useQuery({ ...writtenStatsQuery(brandId, flaggedFilters), enabled: canBe });
  return { isOn, set, filters: flaggedFilters, offered: canBe && (isOn || (data?.totalPrompts ?? 0) > 0) };
}
