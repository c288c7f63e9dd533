import { hash } from 'node:crypto';
import {
  checkAnswer,
  cleanAnswer,
  flagsOf,
  missesTopic,
  OFF_TOPIC,
  type RefusedAnswer,
  REPEATED,
  sameQuestionKey,
} from '#domain';
import { type ItemResult, type JobItem, type RunningJob } from '#database';
import { type ReportLimit, type Llm, type LlmAnswer, LlmError, LlmLimiter } from '#llm';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LLM } from '../model/model.module.js';
import { type ItemTask, taskOf } from './item-task.js';
import { WorkerMetrics } from '../ops/worker-metrics.js';
import { RecordingError, ResultRecorder } from './result-recorder.js';

/** One first request, and at most two repairs. */
const ASKS = 3;

/** The reason for an item that failed through an error of our own. */
const INTERNAL_ERROR = 'This prompt could not be written because of an internal error, which was logged.';

interface Tokens {
  tokensIn: number;
  tokensOut: number;
}

/** How an item ended. */
type Ended = 'done' | 'failed' | 'interrupted';

/**
 * The outcome of one request: stored or gone, an answer to repair, a reason to end the item, or to end the whole job.
 */
type AskOutcome =
  | { ended: 'done' | 'interrupted' }
  | { refused: RefusedAnswer }
  | { reason: string }
  | { fatal: LlmError };

/** Brings one item to its end: asks, checks, has faults repaired, stores the question or the reason. */
@Injectable()
export class ItemWriter {
  private readonly logger = new Logger('Items');

  constructor(
    @Inject(LLM) private readonly llm: Llm,
    private readonly limiter: LlmLimiter,
    private readonly recorder: ResultRecorder,
    private readonly metrics: WorkerMetrics,
  ) {}

  /**
   * @param signal when aborted, nothing more is asked for; an answer under way is still stored, because it is paid for,
   *   and so is a doubtful one
   * @throws LlmError that concerns all items of the job; errors of the database
   */
  async write(job: RunningJob, ordinal: number, item: JobItem, signal: AbortSignal): Promise<void> {
    const end = this.metrics.item();
    const uncounted: Tokens = { tokensIn: 0, tokensOut: 0 };
    let outcome: Ended = 'interrupted';
    try {
      const task = this.readTask(job, item, ordinal);
      if (task) outcome = await this.bringToEnd(job.id, ordinal, task, uncounted, signal);
      else {
        await this.fail(job.id, ordinal, INTERNAL_ERROR, uncounted);
        outcome = 'failed';
      }
    } finally {
      end(outcome);
      // Refused answers are paid for as well.
      if (uncounted.tokensIn + uncounted.tokensOut > 0) await this.recorder.spend(job.id, uncounted);
    }
  }

  /**
   * Ends an item that the brand's data rule out since its run was planned: the model is not asked for it.
   *
   * @throws errors of the database
   */
  async leaveOut(jobId: string, ordinal: number, reason: string): Promise<void> {
    const end = this.metrics.item();
    await this.fail(jobId, ordinal, reason, { tokensIn: 0, tokensOut: 0 });
    end('failed');
  }

  /** @returns null for an item that cannot be read: every delivery of its chunk would fail in the same way */
  private readTask(job: RunningJob, item: JobItem, ordinal: number): ItemTask | null {
    try {
      return taskOf(job, item, ordinal);
    } catch (error) {
      this.logger.error(error);
      return null;
    }
  }

  private async bringToEnd(
    jobId: string,
    ordinal: number,
    task: ItemTask,
    uncounted: Tokens,
    signal: AbortSignal,
  ): Promise<Ended> {
    const memory: Asking['memory'] = { doubtful: null };
    let refused: RefusedAnswer | null = null;
    for (let attempt = 0; attempt < ASKS; attempt++) {
      const asking: Asking = { jobId, ordinal, task, attempt, refused, uncounted, memory };
      const outcome = await this.ask(asking, signal).catch((error: unknown) => this.refusal(error, signal));
      if ('fatal' in outcome) {
        await this.keepDoubtful(asking);
        throw outcome.fatal;
      }
      if ('ended' in outcome) {
        const isKept = outcome.ended === 'interrupted' && (await this.keepDoubtful(asking));
        return isKept ? 'done' : outcome.ended;
      }
      if ('reason' in outcome) return this.giveUp(asking, outcome.reason);
      ({ refused } = outcome);
    }
    const reason = `The answer was refused ${ASKS} times: ${refused?.fault.message}.`;
    return this.giveUp({ jobId, ordinal, task, attempt: ASKS, refused, uncounted, memory }, reason);
  }

  /**
   * An answer is stored before its turn at the limiter ends, and an item that is asked for again goes first. So a
   * killed worker pays again at most for the items that it had begun, and no call is made while the database is away.
   */
  private async ask(asking: Asking, signal: AbortSignal): Promise<AskOutcome> {
    const { task, attempt, refused } = asking;
    if ('compose' in task)
      return this.accept(asking, { text: await task.compose(attempt), tokensIn: 0, tokensOut: 0 });
    // The request is built only when its turn comes, because hundreds of items may be waiting.
    const call = async (report: ReportLimit) => {
      const answer = await this.metrics.call(() => this.llm.generate(task.request(attempt, refused)));
      report(answer.rateLimit);
      return this.accept(asking, answer);
    };
    return this.limiter.run(call, { signal, first: attempt > 0 });
  }

  /** Checks an answer and stores it if it is good. */
  private async accept(
    { jobId, ordinal, task, attempt, uncounted, memory }: Asking,
    answer: LlmAnswer,
  ): Promise<AskOutcome> {
    uncounted.tokensIn += answer.tokensIn;
    uncounted.tokensOut += answer.tokensOut;
    const cleaned = cleanAnswer(answer.text);
    const fault = answer.fault ?? checkAnswer(cleaned, task.context);
    const isLast = attempt === ASKS - 1;
    if (fault) return { refused: { fault, answer: cleaned } };
    const isAsked = !('compose' in task);
    // A wording that is merely odd is kept with a flag: a second call would cost as much, and may be as odd.
    if (isAsked && missesTopic(cleaned, task.context) && !memory.doubtful && !isLast) {
      memory.doubtful = cleaned;
      return { refused: { fault: OFF_TOPIC, answer: cleaned } };
    }
    const recorded = await this.recorder.record(
      jobId,
      resultOf(ordinal, task, cleaned),
      takenFrom(uncounted),
    );
    if (recorded === 'unstorable') return { reason: INTERNAL_ERROR };
    if (typeof recorded === 'object') return { refused: { fault: REPEATED, answer: cleaned, ...recorded } };
    return { ended: 'done' };
  }

  /** What an error means for this item. */
  private refusal(error: unknown, signal: AbortSignal): AskOutcome {
    if (signal.aborted && error === signal.reason) return { ended: 'interrupted' };
    if (error instanceof LlmError) {
      if (error.concernsAllItems) return { fatal: error };
      return { reason: error.reason };
    }
    if (error instanceof RecordingError) throw error;
    // An internal error with this one item must not end the others.
    this.logger.error(error);
    return { reason: INTERNAL_ERROR };
  }

  /** Ends an item that gets no better answer: a doubtful one is better than none. */
  private async giveUp(asking: Asking, reason: string): Promise<Ended> {
    if (await this.keepDoubtful(asking)) return 'done';
    await this.fail(asking.jobId, asking.ordinal, reason, takenFrom(asking.uncounted));
    return 'failed';
  }

  private async fail(jobId: string, ordinal: number, reason: string, tokens: Tokens): Promise<void> {
    const failure = { ordinal, question: null, questionKey: null, reason };
    const recorded = await this.recorder.record(jobId, failure, tokens);
    if (recorded === 'unstorable') throw new RecordingError('Not even a reason could be stored.');
  }

  /**
   * Stores the answer that was only asked for again because it is doubtful, if any.
   *
   * @returns whether the item is done
   */
  private async keepDoubtful({ jobId, ordinal, task, uncounted, memory }: Asking): Promise<boolean> {
    if (memory.doubtful === null) return false;
    const recorded = await this.recorder.record(
      jobId,
      resultOf(ordinal, task, memory.doubtful),
      takenFrom(uncounted),
    );
    return recorded === 'stored' || recorded === 'gone';
  }
}

function resultOf(ordinal: number, task: ItemTask, question: string): ItemResult {
  const { mayRepeat, replaces } = task;
  return {
    ordinal,
    question,
    questionKey: mayRepeat ? null : keyOf(question),
    reason: null,
    flags: 'compose' in task ? [] : flagsOf(question, task.context),
    ...(replaces && { replaces }),
  };
}

/** Returns the tokens and sets them to 0, because they are counted with the next result. */
function takenFrom(uncounted: Tokens): Tokens {
  const tokens = { ...uncounted };
  uncounted.tokensIn = uncounted.tokensOut = 0;
  return tokens;
}

/** One request for one item. */
interface Asking {
  jobId: string;
  ordinal: number;
  task: ItemTask;
  attempt: number;
  /** The answer before, which was refused. */
  refused: RefusedAnswer | null;
  /** Tokens of its answers that are not yet counted in the job: refused answers are paid for, too. */
  uncounted: Tokens;
  /** An answer that was only asked for again because it seemed off-topic. */
  memory: { doubtful: string | null };
}

/** Sixteen bytes are plenty to distinguish the prompts of one run. */
const keyOf = (question: string): Buffer =>
  hash('sha256', sameQuestionKey(question), 'buffer').subarray(0, 16);
