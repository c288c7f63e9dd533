import type { AuditAction, AuditEntry } from '#contracts';
import { AuditEntryEntity } from '#database';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type DataSource,
  type EntityManager,
  type EntityTarget,
  LessThan,
  type ObjectLiteral,
} from 'typeorm';
import { currentActor } from '../common/actor.js';
import { inBrandTransaction } from '../common/find-brand.js';

/** What an action was done to, as names and numbers: never a secret, or the text of a prompt or a template. */
type AuditFacts = Partial<Pick<AuditEntry, 'sessionId' | 'brandId' | 'subjectId' | 'subject' | 'count'>>;

export interface AuditQuery {
  brandId?: string;
  action?: AuditAction;
}

/** Who did what, and when. */
@Injectable()
export class AuditTrail {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Adds an entry about the present request.
   *
   * @param manager of the transaction that makes the change, so that neither is stored without the other
   */
  async record(manager: EntityManager, action: AuditAction, facts: AuditFacts = {}): Promise<void> {
    await manager.insert(AuditEntryEntity, { action, ...currentActor(), ...facts });
  }

  /** Deletes a row of a brand and records the deletion. Records nothing if somebody else deleted the row first. */
  async deleteRow<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    id: string,
    action: AuditAction,
    facts: AuditFacts & { brandId: string },
  ): Promise<void> {
    await inBrandTransaction(
      this.dataSource,
      facts.brandId,
      async (manager) => {
        const { affected } = await manager.delete(entity, id);
        if (affected) await this.record(manager, action, { subjectId: id, ...facts });
      },
      { isLarge: true },
    );
  }

  /** The newest first. @param before only entries before this place; null for the newest of all */
  list(
    { brandId, action }: AuditQuery,
    page: { limit: number; before: string | null },
  ): Promise<AuditEntryEntity[]> {
    return this.dataSource.manager.find(AuditEntryEntity, {
      where: {
        ...(brandId && { brandId }),
        ...(action && { action }),
        ...(page.before && { seq: LessThan(page.before) }),
      },
      order: { seq: 'DESC' },
      take: page.limit,
    });
  }
}
