import { RequestError } from '../../shared/api/request';
import type { EditOutcome } from '../../shared/prompts/use-prompt-edit';

/** The text that somebody else has given a saved prompt, if that is why an edit was refused. */
export const savedTextNow = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.body.prompt?.question : undefined;

/** The outcome of a refused edit of a saved prompt. */
export function refusedEdit(error: unknown): EditOutcome {
  const theirs = savedTextNow(error);
  return theirs === undefined ? 'refused' : { theirs };
}
