import { BrandEntity } from '#database';
import type { EntityManager } from 'typeorm';
import { notFound } from './api-exception.js';

/** @throws NotFoundException when there is no brand with this id */
export async function findBrandOrThrow(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(BrandEntity, { id }))) throw brandNotFound();
}

/**
 * Takes a brand for the rest of a transaction. Whatever changes or deletes what a brand has does this first, so that
 * two who change the same things wait for each other here and nowhere else, and never in a circle. Saving prompts and
 * starting runs, which only add, go on meanwhile.
 *
 * @throws NotFoundException when there is no brand with this id
 */
export async function lockBrand(manager: EntityManager, id: string): Promise<void> {
  const found = await manager.query<unknown[]>(`SELECT 1 FROM brands WHERE id = $1 FOR NO KEY UPDATE`, [id]);
  if (found.length === 0) throw brandNotFound();
}

export const brandNotFound = () => notFound('Brand not found');
