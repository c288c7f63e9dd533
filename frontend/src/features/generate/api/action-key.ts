import { useRef } from 'react';
import { randomId } from '../../../shared/text/random-id';

/**
 * The idempotency key of a user's action. An action that is tried again with the same content, for
 * instance after the network failed, keeps its key until it has succeeded.
 */
export function useActionKey() {
  const open = useRef<{ content: string; key: string } | null>(null);
  return {
    keyFor: (body: unknown): string => {
      const content = JSON.stringify(body ?? null);
      if (open.current?.content !== content) open.current = { content, key: randomId() };
      return open.current.key;
    },
    done: () => {
      open.current = null;
    },
  };
}
