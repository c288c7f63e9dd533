import { recordOf, EXACT_KINDS, type ExactKind, generatorOf } from '#domain';
import type { Job, JobKind, JobStatus } from '#contracts';

const OTHER_LABELS: Record<Exclude<JobKind, ExactKind>, string> = {
  written: 'Written prompts',
  'bulk-written': 'Bulk written prompts',
  coverage: 'Coverage prompts',
  csv: 'Structured CSV',
  improve: 'Improved prompts',
  'ask-again': 'Prompts asked for again',
};

/** As in a sentence: 'Product category prompts'. */
const labelOf = (kind: ExactKind): string => {
  const { name } = generatorOf(kind);
  return `${name.charAt(0)}${name.slice(1).toLowerCase()} prompts`;
};

export const JOB_KIND_LABELS: Record<JobKind, string> = {
  ...recordOf(EXACT_KINDS, labelOf),
  ...OTHER_LABELS,
};

export const JOB_STATUS_LABELS: Record<JobStatus, { text: string; color: string }> = {
  queued: { text: 'Queued', color: 'default' },
  active: { text: 'Running', color: 'processing' },
  completed: { text: 'Completed', color: 'success' },
  failed: { text: 'Failed', color: 'error' },
  cancelled: { text: 'Cancelled', color: 'warning' },
};

/** The note on a successful job, such as why it produced fewer prompts than requested. Not an error. */
export const noticeOf = ({
  status,
  failed,
  error,
}: Pick<Job, 'status' | 'failed' | 'error'>): string | null =>
  status === 'completed' && failed === 0 ? error : null;
