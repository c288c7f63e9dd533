import type { DeletedAnswer } from '#contracts';
import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AttributeCategoryBlacklistBatchDto,
  BlacklistBatchDto,
  BlacklistPairDto,
  CategoryBlacklistBatchDto,
  CategoryPairingDto,
} from './rule.dto.js';
import { RulesService } from './rules.service.js';

const DELETED: DeletedAnswer = { success: true };

@ApiTags('blacklists and pairings')
@Controller('api')
export class RulesController {
  constructor(private readonly rules: RulesService) {}

  @Get('brands/:brandId/blacklists')
  listPairs(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.rules.listPairs(brandId);
  }

  @Post('brands/:brandId/blacklists')
  createPair(@Param('brandId', ParseUUIDPipe) brandId: string, @Body() pair: BlacklistPairDto) {
    return this.rules.createPair(brandId, pair);
  }

  @Post('blacklist/batch')
  createPairs(@Body() { pairs }: BlacklistBatchDto) {
    return this.rules.createPairs(pairs);
  }

  @Delete('blacklists/:id')
  async deletePair(@Param('id', ParseUUIDPipe) id: string) {
    await this.rules.deletePair(id);
    return DELETED;
  }

  @Get('brands/:brandId/category-blacklists')
  listCategoryPairs(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.rules.listCategoryPairs(brandId);
  }

  @Post('category-blacklist/batch')
  createCategoryPairs(@Body() { pairs }: CategoryBlacklistBatchDto) {
    return this.rules.createCategoryPairs(pairs);
  }

  @Delete('category-blacklists/:id')
  async deleteCategoryPair(@Param('id', ParseUUIDPipe) id: string) {
    await this.rules.deleteCategoryPair(id);
    return DELETED;
  }

  @Get('brands/:brandId/attribute-category-blacklists')
  listAttributeCategoryPairs(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.rules.listAttributeCategoryPairs(brandId);
  }

  @Post('attribute-category-blacklist/batch')
  createAttributeCategoryPairs(@Body() { pairs }: AttributeCategoryBlacklistBatchDto) {
    return this.rules.createAttributeCategoryPairs(pairs);
  }

  @Delete('attribute-category-blacklists/:id')
  async deleteAttributeCategoryPair(@Param('id', ParseUUIDPipe) id: string) {
    await this.rules.deleteAttributeCategoryPair(id);
    return DELETED;
  }

  @Get('brands/:brandId/category-pairings')
  listPairings(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.rules.listPairings(brandId);
  }

  @Post('brands/:brandId/category-pairings')
  createPairing(@Param('brandId', ParseUUIDPipe) brandId: string, @Body() pairing: CategoryPairingDto) {
    return this.rules.createPairing(brandId, pairing);
  }

  @Delete('category-pairings/:id')
  async deletePairing(@Param('id', ParseUUIDPipe) id: string) {
    await this.rules.deletePairing(id);
    return DELETED;
  }
}
