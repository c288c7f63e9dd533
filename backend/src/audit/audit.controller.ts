import { type AuditEntry, LIMITS } from '#contracts';
import type { AuditEntryEntity } from '#database';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { linkNext, pageOf } from '../common/page.js';
import { AnswersList } from '../openapi/answers.js';
import { PageQueries } from '../openapi/queries.js';
import { AuditQueryDto } from './audit-query.dto.js';
import { AuditTrail } from './audit-trail.service.js';

const toAuditEntry = ({ seq: _, at, ...entry }: AuditEntryEntity): AuditEntry => ({
  at: at.toISOString(),
  ...entry,
});

@ApiTags('operations')
@Controller('api/audit')
export class AuditController {
  constructor(private readonly trail: AuditTrail) {}

  /** Who did what, newest first, in pages; the Link header holds the address of the next page. */
  @Get()
  @PageQueries()
  @AnswersList('AuditEntry')
  async list(
    @Query() query: AuditQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { limit, cursor } = pageOf(request.query);
    const size = limit ?? LIMITS.pageSize.default;
    const entries = await this.trail.list(query, { limit: size + 1, before: cursor });
    return linkNext(request, response, size, entries).map(toAuditEntry);
  }
}
