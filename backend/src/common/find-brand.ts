import { MESSAGES } from '#contracts';
import { BrandEntity, inTransaction, LOCK_BRAND, type TransactionOptions } from '#database';
import type { DataSource, EntityManager } from 'typeorm';
import { notFound } from './api-exception.js';

/** @throws NotFoundException when there is no brand with this id */
export async function findBrandOrThrow(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(BrandEntity, { id }))) throw brandNotFound();
}

/**
 * Changes or deletes a brand's data in a transaction that locks its row first. Saving prompts and starting runs only add
 * rows, and need no lock.
 *
 * @throws as `inTransaction`; NotFoundException when there is no brand with this id
 */
export const inBrandTransaction = <Result>(
  dataSource: DataSource,
  id: string,
  work: (manager: EntityManager) => Promise<Result>,
  options?: TransactionOptions,
): Promise<Result> =>
  inTransaction(
    dataSource,
    async (manager) => {
      const found = await manager.query<unknown[]>(LOCK_BRAND, [id]);
      if (found.length === 0) throw brandNotFound();
      return work(manager);
    },
    options,
  );

/** Keeps a brand's data as they are until the transaction ends; several may do so at once. */
export async function shareBrand(manager: EntityManager, id: string): Promise<void> {
  await manager.query(`SELECT 1 FROM brands WHERE id = $1 FOR SHARE`, [id]);
}

export const brandNotFound = () => notFound(MESSAGES.brandNotFound);
