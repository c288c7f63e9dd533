import { safeFileName } from '#domain';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { attachmentName } from '../common/attachment.js';
import { UntilCallerGone } from '../common/caller-gone.js';
import { flagOf } from '../common/query-values.js';
import { Answers } from '../openapi/answers.js';
import { CertificateService } from './certificate.service.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('coverage')
@Controller('api/brands/:brandId')
export class CertificateController {
  constructor(private readonly certificates: CertificateService) {}

  /** What the saved prompts of the brand, or of one batch, are, and how to check it; with `download`, as a file. */
  @Get('certificate')
  @ApiQuery({ name: 'batchId', required: false, schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({ name: 'download', required: false, enum: ['true', 'false'] })
  @Answers('Certificate')
  async certificate(
    @Param('brandId', IdPipe) brandId: string,
    @Res({ passthrough: true }) response: Response,
    @UntilCallerGone() until: AbortSignal,
    @Query('batchId', new IdPipe({ optional: true })) batchId?: string,
    @Query('download') download?: string,
  ) {
    const isDownload = flagOf(download, 'download');
    const certificate = await this.certificates.certificate(brandId, batchId ?? null, until);
    if (isDownload) attachmentName(response, `${safeFileName(certificate.brand.name)}_certificate.json`);
    return certificate;
  }
}
