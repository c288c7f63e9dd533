import { LIMITS } from '#contracts';
import { createHash } from 'node:crypto';
import { IdempotencyKeyEntity } from '#database';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { EntityManager } from 'typeorm';
import { conflict, refused } from './api-exception.js';
import { isBody } from './body-fields.js';

/** Taken from a call's headers and body. */
export interface IdempotentCall {
  /** The path, so that equal keys of different calls do not clash. */
  scope: string;
  key: string | undefined;
  body: unknown;
}

export const callOf = (request: Request<unknown, unknown, unknown>): IdempotentCall => ({
  // Routes also accept an id in capitals and a slash at the end.
  scope: request.path.replace(/\/$/, '').toLowerCase(),
  key: request.get('idempotency-key'),
  body: request.body,
});

export interface Once<Answer> {
  answer: Answer;
  /** False when an earlier call with this key had made it. */
  fresh: boolean;
}

/** The same key and body within 24 hours give the first call's answer. */
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
    checkKey(key);
    const claimed = await manager.query<unknown[]>(
      `INSERT INTO idempotency_keys AS known (scope, key, body_hash, answer) VALUES ($1, $2, $3, '{}')
       ON CONFLICT (scope, key) DO UPDATE SET body_hash = excluded.body_hash, created_at = now()
       WHERE known.created_at < ${EXPIRY} RETURNING key`,
      [scope, key, hashOf(call.body)],
    );
    const known = claimed.length === 0 ? await this.recall<Answer>(manager, call) : null;
    if (known) return { answer: known, fresh: false };
    const answer = await make();
    await manager.query(`UPDATE idempotency_keys SET answer = $3 WHERE scope = $1 AND key = $2`, [
      scope,
      key,
      JSON.stringify(answer),
    ]);
    return { answer, fresh: true };
  }

  /**
   * @returns the answer to an earlier call with this key, null when there was none
   * @throws BadRequestException when the key is not valid; ConflictException when it was used with another body
   */
  async recall<Answer>(manager: EntityManager, { scope, key, body }: IdempotentCall): Promise<Answer | null> {
    if (key === undefined) return null;
    checkKey(key);
    const known = await manager
      .createQueryBuilder(IdempotencyKeyEntity, 'k')
      .where(`k.scope = :scope AND k.key = :key AND k.created_at >= ${EXPIRY}`, { scope, key })
      .getOne();
    if (!known) return null;
    if (!known.bodyHash.equals(hashOf(body))) {
      throw conflict('This Idempotency-Key was used with another request. Use a new key.');
    }
    return known.answer as Answer;
  }
}

const EXPIRY = `now() - interval '${LIMITS.idempotencyHours} hours'`;

function checkKey(key: string): void {
  if (key.length === 0 || key.length > LIMITS.idempotencyKeyLength)
    throw refused(
      `Idempotency-Key must have 1 to ${LIMITS.idempotencyKeyLength} characters.`,
      'Idempotency-Key',
    );
}

/** The hash of what a body says, whatever the order of its fields; no body says the same as an empty one. */
const hashOf = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(body ?? {}, fieldsInOrder))
    .digest();

const fieldsInOrder = (_field: string, value: unknown): unknown =>
  isBody(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
