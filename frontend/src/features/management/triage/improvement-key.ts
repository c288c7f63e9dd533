import { textHash } from '#domain';
import { randomKey } from '../../../shared/api/random-key';

const nameOf = (promptId: string): string => `improvement ${promptId}`;

/**
 * The idempotency key of an improvement. It is kept, over a reload too, until the text is stored: an answer that was paid
 * for and lost on its way comes back when the same is asked again.
 *
 * @param content what is asked; anything else has another key
 */
export function keptKey(promptId: string, content: string): string {
  const name = nameOf(promptId);
  const hash = String(textHash(content));
  const [key, kept] = sessionStorage.getItem(name)?.split(' ', 2) ?? [];
  if (key && kept === hash) return key;
  const fresh = randomKey();
  sessionStorage.setItem(name, `${fresh} ${hash}`);
  return fresh;
}

export const forgetKey = (promptId: string): void => sessionStorage.removeItem(nameOf(promptId));
