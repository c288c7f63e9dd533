import { codeOf, messageOf } from '#domain';
import { isDatabaseAway, type ItemResult, JobStore } from '#database';
import { Injectable, Logger } from '@nestjs/common';

/** Rows per statement at most. */
const BATCH = 50;
/** A database that restarts is back within this time; an answer waits in memory until then, because it is paid for. */
const LONGEST_WAIT_MS = 120_000;

/**
 * `repeats`: another item of the run has this text already. `gone`: the job was deleted. `unstorable`: the database
 * answers, but will never accept this result.
 */
type Recorded = 'stored' | 'gone' | 'unstorable' | { repeats?: string };

const NO_TOKENS = { tokensIn: 0, tokensOut: 0 };

/** A result could not be stored; the chunk will be delivered again. */
export class RecordingError extends Error {
  override readonly name = 'RecordingError';
}

interface Pending {
  result: ItemResult;
  tokens: { tokensIn: number; tokensOut: number };
  done(outcome: Recorded): void;
  fail(error: unknown): void;
}

/**
 * Stores results as soon as they arrive: at once when nothing of this job is being written, else together with all that
 * have arrived by then. So a quiet run has no delay, and a busy one few statements.
 */
@Injectable()
export class ResultRecorder {
  private readonly logger = new Logger('Results');
  private readonly queues = new Map<string, Pending[]>();

  constructor(private readonly store: JobStore) {}

  /** Resolves when the result is committed. */
  record(jobId: string, result: ItemResult, tokens: Pending['tokens']): Promise<Recorded> {
    return new Promise((done, fail) => {
      const pending: Pending = { result, tokens, done, fail };
      const queue = this.queues.get(jobId);
      if (queue) queue.push(pending);
      else {
        this.queues.set(jobId, [pending]);
        void this.drain(jobId);
      }
    });
  }

  /** Counts tokens of a job that brought no result. This is not retried, so that a worker that stops is not held up. */
  async spend(jobId: string, tokens: Pending['tokens']): Promise<void> {
    await this.store
      .record(jobId, [], tokens)
      .catch((error: unknown) => this.logger.warn(`tokens were not counted: ${messageOf(error)}`));
  }

  private async drain(jobId: string): Promise<void> {
    const queue = this.queues.get(jobId) ?? [];
    while (queue.length > 0) {
      await this.settle(jobId, queue.splice(0, BATCH));
    }
    this.queues.delete(jobId);
  }

  /**
   * Stores a batch, or one result at a time if one of them cannot be stored, so that the others are not lost with it.
   */
  private async settle(jobId: string, batch: Pending[]): Promise<void> {
    try {
      await this.write(jobId, batch);
    } catch (error) {
      if (isPassing(error)) {
        const failure = new RecordingError('A result could not be stored.', { cause: error });
        batch.forEach(({ fail }) => fail(failure));
      } else if (batch.length > 1) {
        for (const one of batch) await this.settle(jobId, [one]);
      } else if (isRepeat(error)) {
        batch.forEach(({ done }) => done({}));
      } else {
        this.logger.error(error);
        batch.forEach(({ done }) => done('unstorable'));
      }
    }
  }

  private async write(jobId: string, batch: Pending[]): Promise<void> {
    const tokens = {
      tokensIn: batch.reduce((sum, { tokens: { tokensIn } }) => sum + tokensIn, 0),
      tokensOut: batch.reduce((sum, { tokens: { tokensOut } }) => sum + tokensOut, 0),
    };
    const results = batch.map(({ result }) => result);
    const stored = await this.whileDatabaseIsAway(() => this.store.record(jobId, results, tokens));
    if (!stored) {
      batch.forEach(({ done }) => done('gone'));
      return;
    }
    const settled = new Set(stored.ordinals);
    const open = results.filter(({ ordinal }) => !settled.has(ordinal));
    const found = open.length > 0 ? await this.whileDatabaseIsAway(() => this.store.alike(jobId, open)) : [];
    // The job was ended by an error that concerns all items while these answers were under way.
    const late = open.filter(
      ({ ordinal, question }) =>
        question !== null && found.some((one) => one.ordinal === ordinal && one.question === null),
    );
    if (late.length > 0) {
      const replaced = await this.whileDatabaseIsAway(() => this.store.recordLate(jobId, late));
      // A retry may have deleted the failures meanwhile: then nothing is to be replaced.
      const rest = late.filter(({ ordinal }) => !replaced?.ordinals.includes(ordinal));
      if (rest.length > 0) await this.whileDatabaseIsAway(() => this.store.record(jobId, rest, NO_TOKENS));
    }
    if (stored.complete) await this.whileDatabaseIsAway(() => this.store.finish(jobId));
    for (const { result, done } of batch) {
      const isStored = settled.has(result.ordinal) || found.some(({ ordinal }) => ordinal === result.ordinal);
      const other = found.find(
        ({ questionKey }) => result.questionKey && questionKey?.equals(result.questionKey),
      );
      done(isStored ? 'stored' : other?.question ? { repeats: other.question } : {});
    }
  }

  /** Tries again while the database is away. Storing a result twice does no harm; its tokens may count twice then. */
  private async whileDatabaseIsAway<T>(work: () => Promise<T>): Promise<T> {
    // Counted from the first failure, because a connection that the network has forgotten takes minutes to fail.
    let deadline: number | undefined;
    for (let pause = 100; ; pause = Math.min(pause * 2, 2_000)) {
      try {
        return await work();
      } catch (error) {
        deadline ??= Date.now() + LONGEST_WAIT_MS;
        if (!isPassing(error) || Date.now() > deadline) throw error;
        this.logger.warn(`the database takes no writes, results wait: ${messageOf(error)}`);
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}

/** Two runs gave the same new text to a third one at once. */
const isRepeat = (error: unknown): boolean => codeOf(error) === '23505';

/** The database is away, or another transaction was in the way of this one. */
const isPassing = (error: unknown): boolean => isDatabaseAway(error) || /^(40|55|57)/.test(codeOf(error));
