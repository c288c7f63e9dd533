import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AttributeCategoryBlacklistBatchDto,
  BlacklistBatchDto,
  BlacklistPairDto,
  CategoryBlacklistBatchDto,
  CategoryPairingDto,
} from './rule.dto.js';
import { RuleImpactDto } from './rule-impact.dto.js';
import { RuleImpactService } from './rule-impact.service.js';
import { RulesService } from './rules.service.js';
import { Answers, AnswersList, Conflicts, DELETED } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('blacklists and pairings')
@Controller('api')
export class RulesController {
  constructor(
    private readonly rules: RulesService,
    private readonly impacts: RuleImpactService,
  ) {}

  @Get('brands/:brandId/blacklists')
  @AnswersList('BlacklistPair')
  listPairs(@Param('brandId', IdPipe) brandId: string) {
    return this.rules.listPairs(brandId);
  }

  @Post('brands/:brandId/blacklists')
  @Answers('BlacklistPair')
  @Conflicts('The pair exists, this way or the other way round.')
  createPair(@Param('brandId', IdPipe) brandId: string, @Body() pair: BlacklistPairDto) {
    return this.rules.createPair(brandId, pair);
  }

  @Post('blacklist/batch')
  @AnswersList('BlacklistPair')
  createPairs(@Body() { pairs }: BlacklistBatchDto) {
    return this.rules.createPairs(pairs);
  }

  @Delete('blacklists/:id')
  @Answers('DeletedAnswer')
  async deletePair(@Param('id', IdPipe) id: string) {
    await this.rules.deletePair(id);
    return DELETED;
  }

  @Get('brands/:brandId/category-blacklists')
  @AnswersList('CategoryBlacklistPair')
  listCategoryPairs(@Param('brandId', IdPipe) brandId: string) {
    return this.rules.listCategoryPairs(brandId);
  }

  @Post('category-blacklist/batch')
  @AnswersList('CategoryBlacklistPair')
  createCategoryPairs(@Body() { pairs }: CategoryBlacklistBatchDto) {
    return this.rules.createCategoryPairs(pairs);
  }

  @Delete('category-blacklists/:id')
  @Answers('DeletedAnswer')
  async deleteCategoryPair(@Param('id', IdPipe) id: string) {
    await this.rules.deleteCategoryPair(id);
    return DELETED;
  }

  @Get('brands/:brandId/attribute-category-blacklists')
  @AnswersList('AttributeCategoryBlacklistPair')
  listAttributeCategoryPairs(@Param('brandId', IdPipe) brandId: string) {
    return this.rules.listAttributeCategoryPairs(brandId);
  }

  @Post('attribute-category-blacklist/batch')
  @AnswersList('AttributeCategoryBlacklistPair')
  createAttributeCategoryPairs(@Body() { pairs }: AttributeCategoryBlacklistBatchDto) {
    return this.rules.createAttributeCategoryPairs(pairs);
  }

  @Delete('attribute-category-blacklists/:id')
  @Answers('DeletedAnswer')
  async deleteAttributeCategoryPair(@Param('id', IdPipe) id: string) {
    await this.rules.deleteAttributeCategoryPair(id);
    return DELETED;
  }

  @Get('brands/:brandId/category-pairings')
  @AnswersList('CategoryPairing')
  listPairings(@Param('brandId', IdPipe) brandId: string) {
    return this.rules.listPairings(brandId);
  }

  @Post('brands/:brandId/category-pairings')
  @Answers('CategoryPairing')
  @Conflicts('The pairing exists.')
  createPairing(@Param('brandId', IdPipe) brandId: string, @Body() pairing: CategoryPairingDto) {
    return this.rules.createPairing(brandId, pairing);
  }

  @Delete('category-pairings/:id')
  @Answers('DeletedAnswer')
  async deletePairing(@Param('id', IdPipe) id: string) {
    await this.rules.deletePairing(id);
    return DELETED;
  }

  /** What blacklist rules would forbid, before they are added. Takes the body of any of the three batches. */
  @Post('brands/:brandId/rule-impact')
  @HttpCode(200)
  @Answers('RuleImpact')
  impact(@Param('brandId', IdPipe) brandId: string, @Body() { pairs }: RuleImpactDto) {
    return this.impacts.impact(brandId, pairs);
  }

  /** The saved prompts that such rules would forbid, a hundred at most. */
  @Post('brands/:brandId/rule-impact-prompts')
  @HttpCode(200)
  @AnswersList('WrittenPrompt')
  impactPrompts(@Param('brandId', IdPipe) brandId: string, @Body() { pairs }: RuleImpactDto) {
    return this.impacts.prompts(brandId, pairs);
  }
}
