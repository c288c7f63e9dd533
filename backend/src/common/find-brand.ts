import { MESSAGES } from '#contracts';
import { BrandEntity, LOCK_BRAND } from '#database';
import type { EntityManager } from 'typeorm';
import { notFound } from './api-exception.js';

/** @throws NotFoundException when there is no brand with this id */
export async function findBrandOrThrow(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(BrandEntity, { id }))) throw brandNotFound();
}

/**
 * Locks the row of a brand until the transaction ends, before its data are changed or deleted. Saving prompts and
 * starting runs only add rows, and need no lock.
 *
 * @throws NotFoundException when there is no brand with this id
 */
export async function lockBrand(manager: EntityManager, id: string): Promise<void> {
  const found = await manager.query<unknown[]>(LOCK_BRAND, [id]);
  if (found.length === 0) throw brandNotFound();
}

/** Keeps a brand's data as they are until the transaction ends; several may do so at once. */
export async function shareBrand(manager: EntityManager, id: string): Promise<void> {
  await manager.query(`SELECT 1 FROM brands WHERE id = $1 FOR SHARE`, [id]);
}

export const brandNotFound = () => notFound(MESSAGES.brandNotFound);
