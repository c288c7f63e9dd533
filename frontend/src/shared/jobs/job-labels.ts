import type { JobKind, JobStatus } from '#contracts';

export const JOB_KIND_LABELS: Record<JobKind, string> = {
  pc: 'Product category prompts',
  'bulk-v2': 'Bulk v2 prompts',
  'manual-v2': 'Manual v2 prompts',
  paired: 'Paired category prompts',
  competitor: 'Competitor prompts',
  'advanced-competitor': 'Advanced competitor prompts',
  validation: 'Validation prompts',
  written: 'Written prompts',
  'bulk-written': 'Bulk written prompts',
  coverage: 'Coverage prompts',
  csv: 'Structured CSV',
  improve: 'Improved prompts',
  'ask-again': 'Prompts asked for again',
};

export const JOB_STATUS_LABELS: Record<JobStatus, { text: string; color: string }> = {
  queued: { text: 'Queued', color: 'default' },
  active: { text: 'Running', color: 'processing' },
  completed: { text: 'Completed', color: 'success' },
  failed: { text: 'Failed', color: 'error' },
  cancelled: { text: 'Cancelled', color: 'warning' },
};
