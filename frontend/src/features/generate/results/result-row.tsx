import type { JobPrompt } from '#contracts';
import { PromptFlags } from '../../../shared/prompts/prompt-flags';
import { promptTopic } from '../../../shared/prompts/prompt-topic';

/** The outcome of a result that is no longer in its run's card. */
function outcomeOf({ savedPromptId, removedAt, draftId }: JobPrompt): string | null {
  if (savedPromptId !== null) return 'Saved';
  if (removedAt !== null) return 'Removed';
  return draftId === null ? null : 'In the written list';
}

export function ResultRow({ prompt, showsOutcome }: { prompt: JobPrompt; showsOutcome: boolean }) {
  return (
    <div className="prompt-row">
      <span className="prompt-number">{prompt.index + 1}</span>
      <span className="prompt-text">
        {prompt.question}
        <span className="prompt-topic">{promptTopic(prompt)}</span>
      </span>
      <span className="prompt-marks">
        <PromptFlags flags={prompt.flags} />
        {showsOutcome && <span className="muted">{outcomeOf(prompt)}</span>}
      </span>
    </div>
  );
}
