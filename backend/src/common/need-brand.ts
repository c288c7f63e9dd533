import { BrandEntity } from '#database';
import { NotFoundException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { errorBody } from './api-exception.js';

/** @throws NotFoundException when there is no brand with this id */
export async function needBrand(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(BrandEntity, { id })))
    throw new NotFoundException(errorBody(404, 'Brand not found'));
}
