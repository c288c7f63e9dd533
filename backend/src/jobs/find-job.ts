import { MESSAGES } from '#contracts';
import { JobEntity } from '#database';
import type { EntityManager } from 'typeorm';
import { notFound, refused } from '../common/api-exception.js';
import { keepsPrompts } from './job-rows.js';

/** What tells a job's place, without the counts of what became of its prompts. @throws NotFoundException */
export async function findJobOrThrow(
  manager: EntityManager,
  id: string,
): Promise<Pick<JobEntity, 'brandId' | 'kind'>> {
  const job = await manager.findOne(JobEntity, { where: { id }, select: { brandId: true, kind: true } });
  if (!job) throw jobNotFound();
  return job;
}

/** @throws NotFoundException for a job that the brand does not have, BadRequestException for one that keeps no prompts */
export async function checkKeepsPrompts(
  manager: EntityManager,
  brandId: string,
  jobId: string,
): Promise<void> {
  const job = await findJobOrThrow(manager, jobId);
  if (job.brandId !== brandId) throw jobNotFound();
  if (!keepsPrompts(job.kind)) throw refused(MESSAGES.keepsNoPrompts, 'jobId');
}

export const jobNotFound = () => notFound('Job not found');
