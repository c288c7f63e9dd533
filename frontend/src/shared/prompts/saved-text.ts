import { RequestError } from '../api/request';
import type { EditOutcome } from './use-prompt-edit';

/** The text that somebody else gave a saved prompt, where that is why an edit was refused. */
export const savedTextNow = (error: unknown): string | undefined =>
  error instanceof RequestError ? error.body.prompt?.question : undefined;

/** What became of an edit of a saved prompt that was refused. */
export function refusedEdit(error: unknown): EditOutcome {
  const theirs = savedTextNow(error);
  return theirs === undefined ? 'refused' : { theirs };
}
