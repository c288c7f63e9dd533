import { PROMPT_TYPES, type PromptType } from '#domain';
import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { BrandsService } from '../brands/brands.service.js';
import { refused } from '../common/api-exception.js';
import { Answers } from '../openapi/answers.js';
import { GenerateCoverageDto } from './coverage.dto.js';
import { CoverageService } from './coverage.service.js';
import { RuleImpactDto } from './rule-impact.dto.js';
import { RuleImpactService } from './rule-impact.service.js';

@ApiTags('coverage')
@Controller('api/brands/:brandId')
export class CoverageController {
  constructor(
    private readonly coverage: CoverageService,
    private readonly brands: BrandsService,
    private readonly rules: RuleImpactService,
  ) {}

  /** Which combinations have saved prompts, which are missing, and which a rule forbids. */
  @Get('coverage')
  @ApiQuery({ name: 'promptType', required: false, enum: PROMPT_TYPES })
  @Answers('Coverage')
  map(@Param('brandId', ParseUUIDPipe) brandId: string, @Query('promptType') promptType = 'Discovery') {
    const known = PROMPT_TYPES.find((type) => type === promptType);
    if (!known) throw refused(`promptType must be one of: ${PROMPT_TYPES.join(', ')}`, 'promptType');
    return this.coverage.coverage(brandId, known satisfies PromptType);
  }

  /** How many prompts a coverage run would ask for. */
  @Get('coverage-plan')
  @Answers('CoveragePlanAnswer')
  async plan(@Param('brandId', ParseUUIDPipe) brandId: string, @Query() query: GenerateCoverageDto) {
    const plan = await this.coverage.plan(await this.brands.data(brandId), query);
    const { combinations, ...figures } = plan;
    return { prompts: combinations.length, ...figures };
  }

  /** What blacklist rules would forbid, before they are added: the body of any of the three batches. */
  @Post('rule-impact')
  @HttpCode(200)
  @Answers('RuleImpact')
  impact(@Param('brandId', ParseUUIDPipe) brandId: string, @Body() { pairs }: RuleImpactDto) {
    return this.rules.impact(brandId, pairs);
  }
}
