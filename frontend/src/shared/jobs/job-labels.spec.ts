import { expect, it } from '@jest/globals';
import { JOB_KINDS } from '#contracts';
import { JOB_KIND_LABELS } from './job-labels';

it('every kind of job has a name of its own', () => {
  expect(JOB_KIND_LABELS).toEqual({
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
  });
  expect(Object.keys(JOB_KIND_LABELS).sort()).toEqual([...JOB_KINDS].sort());
});
