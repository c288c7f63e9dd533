import type { Sequenced } from '#database';
import type { EntityManager, EntityTarget, FindOptionsRelations, FindOptionsWhere } from 'typeorm';

/** Reads entities in the order of their creation, part by part: for `wholeList`. */
export const inOrder =
  <Entity extends Sequenced>(
    manager: EntityManager,
    entity: EntityTarget<Entity>,
    where: FindOptionsWhere<Entity>,
    relations: FindOptionsRelations<Entity> = {},
  ) =>
  (after: Entity | null, limit: number): Promise<Entity[]> => {
    const rows = manager
      .createQueryBuilder(entity, 'entity')
      .setFindOptions({ where, relations })
      .addSelect('entity.seq')
      .orderBy('entity.seq')
      // `limit` rather than `take`, because the joins made here never multiply rows.
      .limit(limit);
    return (after ? rows.andWhere('entity.seq > :after', { after: after.seq }) : rows).getMany();
  };
