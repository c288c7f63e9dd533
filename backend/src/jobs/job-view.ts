import { toPrompt } from '#domain';
import type { Job, JobFailure, JobPrompt } from '#contracts';
import type { JobEntity, JobItem } from '#database';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A job as the wire carries it. */
export const toJob = (row: JobEntity): Job => ({
  id: row.id,
  brandId: row.brandId,
  kind: row.kind,
  status: row.status,
  requested: row.requested,
  blocked: row.blocked,
  done: row.done,
  failed: row.failed,
  error: row.error,
  tokensIn: Number(row.tokensIn),
  tokensOut: Number(row.tokensOut),
  createdAt: row.createdAt.toISOString(),
  startedAt: iso(row.startedAt),
  finishedAt: iso(row.finishedAt),
});

/** An answered item as a prompt. */
export const toJobPrompt = ({
  ordinal,
  item,
  question,
}: {
  ordinal: number;
  item: JobItem;
  question: string;
}): JobPrompt =>
  'prompt' in item
    ? {
        promptType: 'Discovery',
        productCategory: null,
        attributeCategory: null,
        attribute: null,
        competitorName: null,
        ...item.prompt,
        index: ordinal,
        question,
      }
    : { index: ordinal, ...toPrompt(item, question) };

/** An item that ended without a prompt. */
export const toJobFailure = ({
  ordinal,
  item,
  reason,
}: {
  ordinal: number;
  item: JobItem;
  reason: string;
}): JobFailure => ({
  index: ordinal,
  combination: 'prompt' in item ? null : item.combination,
  reason,
});
