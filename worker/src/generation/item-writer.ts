import { createHash } from 'node:crypto';
import {
  type AnswerFault,
  answerContext,
  buildMessages,
  checkAnswer,
  cleanAnswer,
  composeQuestion,
  type PlannedPrompt,
  questionKey,
  renderTemplate,
  REPEATED,
  templateValues,
} from '#domain';
import type { RunningJob } from '#database';
import { type Llm, type LlmAnswer, LlmError, LlmGate } from '#llm';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { LLM } from '../model/model.module.js';
import { ResultRecorder } from './result-recorder.js';

/** First asked, then repaired at most twice. */
const ASKS = 3;

interface Tokens {
  tokensIn: number;
  tokensOut: number;
}

/** Brings one item to its end: asks, checks, has faults repaired, stores the question or the reason. */
@Injectable()
export class ItemWriter {
  private readonly logger = new Logger('Items');

  constructor(
    @Inject(LLM) private readonly llm: Llm,
    private readonly gate: LlmGate,
    private readonly recorder: ResultRecorder,
  ) {}

  /**
   * @param signal aborted: ask no more; an answer on its way is still stored, for it is paid
   * @throws LlmError that concerns all items of the job; errors of the database
   */
  async write(job: RunningJob, ordinal: number, item: PlannedPrompt, signal: AbortSignal): Promise<void> {
    let fault: AnswerFault | null = null;
    const wasted: Tokens = { tokensIn: 0, tokensOut: 0 };
    for (let attempt = 0; attempt < ASKS; attempt++) {
      const answer = await this.ask(job, item, attempt, fault, signal).catch((error: unknown) =>
        this.refusal(error, signal),
      );
      if (answer === null) return;
      if ('reason' in answer) return this.fail(job.id, ordinal, answer.reason, wasted);
      wasted.tokensIn += answer.tokensIn;
      wasted.tokensOut += answer.tokensOut;
      const question = cleanAnswer(answer.text);
      fault = checkAnswer(question, answerContext(item, job.context.brandName));
      if (fault) continue;
      const result = { ordinal, question, questionKey: keyOf(question), reason: null };
      const recorded = await this.recorder.record(job.id, result, wasted);
      if (recorded !== 'repeated') return;
      wasted.tokensIn = wasted.tokensOut = 0;
      fault = REPEATED;
    }
    await this.fail(job.id, ordinal, `The answer was refused ${ASKS} times: ${fault?.message}.`, wasted);
  }

  private ask(
    job: RunningJob,
    item: PlannedPrompt,
    attempt: number,
    fault: AnswerFault | null,
    signal: AbortSignal,
  ): Promise<LlmAnswer> {
    const { brandName, templates } = job.context;
    const offline = { purpose: 'prompt' as const, item: { ...item, brandName }, attempt };
    const template = item.templateType && templates[item.templateType];
    if (!template)
      return Promise.resolve({ text: composeQuestion(offline.item, attempt), tokensIn: 0, tokensOut: 0 });
    const messages = buildMessages(
      item,
      brandName,
      renderTemplate(template.text, templateValues(item, brandName)),
      fault,
    );
    const request = { messages, temperature: template.temperature / 1_000, offline };
    // The signal ends the wait for a turn, not a call that is under way.
    return this.gate.run(() => this.llm.generate(request, NEVER), { signal });
  }

  /** What an error means for this item. @returns null when the item is to be left for later */
  private refusal(error: unknown, signal: AbortSignal): { reason: string } | null {
    if (signal.aborted && (error as Error).name === 'AbortError') return null;
    if (error instanceof LlmError) {
      if (error.concernsAllItems) throw error;
      return { reason: error.reason };
    }
    // A fault of ours with this one item: it must not take the others with it.
    this.logger.error(error);
    return { reason: 'This prompt could not be written because of an internal error, which was logged.' };
  }

  private async fail(jobId: string, ordinal: number, reason: string, tokens: Tokens): Promise<void> {
    await this.recorder.record(jobId, { ordinal, question: null, questionKey: null, reason }, tokens);
  }
}

const NEVER = new AbortController().signal;

/** Sixteen bytes are plenty for telling apart the prompts of one run. */
const keyOf = (question: string): Buffer =>
  createHash('sha256').update(questionKey(question)).digest().subarray(0, 16);
