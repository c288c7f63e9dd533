import { Global, Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditTrail } from './audit-trail.service.js';

@Global()
@Module({ controllers: [AuditController], providers: [AuditTrail], exports: [AuditTrail] })
export class AuditModule {}
