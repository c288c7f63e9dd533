import { createHash } from 'node:crypto';
import { IdempotencyKeyEntity } from '#database';
import { ConflictException, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { errorBody, refused } from './api-exception.js';

/** Taken from a call's headers and body. */
export interface IdempotentCall {
  /** The path: keys of different calls never meet. */
  scope: string;
  key: string | undefined;
  body: unknown;
}

export interface Once<Answer> {
  answer: Answer;
  /** False when an earlier call with this key had made it. */
  fresh: boolean;
}

/** The same key and body within 24 hours gives the first call's answer. */
@Injectable()
export class IdempotencyService {
  /**
   * Makes something at most once, inside the caller's transaction. A call that runs at the same time
   * with the same key waits for the first to commit.
   *
   * @throws ConflictException when the key was used with another body
   */
  async once<Answer extends object>(
    manager: EntityManager,
    call: IdempotentCall,
    make: () => Promise<Answer>,
  ): Promise<Once<Answer>> {
    const { scope, key } = call;
    if (key === undefined) return { answer: await make(), fresh: true };
    if (key.length === 0 || key.length > 255)
      throw refused('Idempotency-Key must have 1 to 255 characters.', 'Idempotency-Key');
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(call.body ?? null))
      .digest();
    await manager.query(
      `DELETE FROM idempotency_keys WHERE scope = $1 AND key = $2 AND created_at < now() - interval '24 hours'`,
      [scope, key],
    );
    const claimed = await manager.query<unknown[]>(
      `INSERT INTO idempotency_keys (scope, key, body_hash, answer) VALUES ($1, $2, $3, '{}')
       ON CONFLICT DO NOTHING RETURNING key`,
      [scope, key, bodyHash],
    );
    if (claimed.length === 0)
      return { answer: await this.recall<Answer>(manager, scope, key, bodyHash), fresh: false };
    const answer = await make();
    await manager.query(`UPDATE idempotency_keys SET answer = $3 WHERE scope = $1 AND key = $2`, [
      scope,
      key,
      JSON.stringify(answer),
    ]);
    return { answer, fresh: true };
  }

  private async recall<Answer>(
    manager: EntityManager,
    scope: string,
    key: string,
    bodyHash: Buffer,
  ): Promise<Answer> {
    const known = await manager.findOneByOrFail(IdempotencyKeyEntity, { scope, key });
    if (!known.bodyHash.equals(bodyHash)) {
      throw new ConflictException(
        errorBody(409, 'This Idempotency-Key was used with another request. Use a new key.'),
      );
    }
    return known.answer as Answer;
  }
}
