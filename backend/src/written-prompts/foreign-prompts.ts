import type { EntityManager } from 'typeorm';
import { refused } from '../common/api-exception.js';

/** @throws BadRequestException */
export async function refuseForeignPrompts(
  manager: EntityManager,
  brandId: string,
  promptIds: readonly string[],
  field = 'promptIds',
): Promise<void> {
  const [foreign] = await manager.query<unknown[]>(
    `SELECT 1 FROM written_prompts WHERE id = ANY($1) AND brand_id <> $2 LIMIT 1`,
    [promptIds, brandId],
  );
  if (foreign) throw refused(`${field} holds a prompt of another brand`, field);
}
