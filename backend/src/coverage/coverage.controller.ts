import { PROMPT_TYPES, safeFileName } from '#domain';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { BrandsService } from '../brands/brands.service.js';
import { refused } from '../common/api-exception.js';
import { csvAttachment } from '../common/attachment.js';
import { UntilCallerGone } from '../common/caller-gone.js';
import { Answers, AnswersCsv } from '../openapi/answers.js';
import { choiceOf, idsOf } from '../common/query-values.js';
import { CoveragePlanDto } from './coverage.dto.js';
import { CoverageService } from './coverage.service.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('coverage')
@Controller('api/brands/:brandId')
export class CoverageController {
  constructor(
    private readonly coverage: CoverageService,
    private readonly brands: BrandsService,
  ) {}

  /** Which combinations have saved prompts, which are missing, and which a rule forbids. */
  @Get('coverage')
  @ApiQuery({ name: 'promptType', required: false, enum: PROMPT_TYPES })
  @Answers('Coverage')
  map(@Param('brandId', IdPipe) brandId: string, @Query('promptType') promptType = 'Discovery') {
    return this.coverage.coverage(brandId, choiceOf(promptType, PROMPT_TYPES, 'promptType'));
  }

  /** The same for the attributes of two categories, neither of them a product category. */
  @Get('coverage-pairs')
  @ApiQuery({ name: 'categoryIds', type: String, isArray: true, description: 'Two, repeated' })
  @ApiQuery({ name: 'promptType', required: false, enum: PROMPT_TYPES })
  @Answers('CoveragePairs')
  pairs(
    @Param('brandId', IdPipe) brandId: string,
    @Query('categoryIds') categoryIds?: string | string[],
    @Query('promptType') promptType = 'Discovery',
  ) {
    const ids = [...new Set(idsOf(categoryIds, 'categoryIds'))];
    if (ids.length !== 2) throw refused('categoryIds must hold two ids', 'categoryIds');
    return this.coverage.pairs(brandId, ids, choiceOf(promptType, PROMPT_TYPES, 'promptType'));
  }

  /** How many prompts a coverage run would ask for. */
  @Get('coverage-plan')
  @Answers('CoveragePlanAnswer')
  async plan(
    @Param('brandId', IdPipe) brandId: string,
    @Query() query: CoveragePlanDto,
    @UntilCallerGone() until: AbortSignal,
  ) {
    const plan = await this.coverage.plan(await this.brands.data(brandId), query, until);
    const { combinations, unsaved, ...figures } = plan;
    return { prompts: combinations.length, ...figures, ...(unsaved > 0 && { unsaved }) };
  }

  /** The prompts of such a run as a structured CSV, composed from the data without the model. */
  @Get('coverage-plan-csv')
  @AnswersCsv()
  async planCsv(
    @Param('brandId', IdPipe) brandId: string,
    @Query() query: CoveragePlanDto,
    @Res({ passthrough: true }) response: Response,
    @UntilCallerGone() until: AbortSignal,
  ) {
    const brand = await this.brands.data(brandId);
    const csv = await this.coverage.planCsv(brand, query, until);
    return csvAttachment(response, `${safeFileName(brand.name)}_coverage.csv`, csv);
  }
}
