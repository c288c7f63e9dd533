import { randomUUID } from 'node:crypto';
import type { Response } from 'express';

/** A new id for a deletion, by which what it takes can be restored; the answer tells it in a header. */
export function deletionOf(response: Response): string {
  const id = randomUUID();
  response.setHeader('Deletion-Id', id);
  return id;
}
