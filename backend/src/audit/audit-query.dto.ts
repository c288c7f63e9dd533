import { AUDIT_ACTIONS, type AuditAction } from '#contracts';
import { IsIn, IsOptional } from 'class-validator';
import { OptionalId } from '../common/body-fields.js';
import type { AuditQuery } from './audit-trail.service.js';

export class AuditQueryDto implements AuditQuery {
  @OptionalId('brandId')
  brandId?: string;

  @IsOptional()
  @IsIn(AUDIT_ACTIONS, { message: `action must be one of: ${AUDIT_ACTIONS.join(', ')}` })
  action?: AuditAction;
}
