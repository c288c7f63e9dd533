import { randomUUID } from 'node:crypto';
import type { Response } from 'express';

/** A new id for a deletion, by which everything it deletes can be restored; a header of the answer holds it. */
export function deletionOf(response: Response): string {
  const id = randomUUID();
  response.setHeader('Deletion-Id', id);
  return id;
}
