import type { DeletedAnswer } from '#contracts';
import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AttributeBatchDto,
  CreateAttributeDto,
  CreateCategoryDto,
  UpdateAttributeDto,
  UpdateCategoryDto,
} from './attribute.dto.js';
import { AttributesService } from './attributes.service.js';
import { DeletionImpacts } from './deletion-impact.service.js';
import { Answers, AnswersList } from '../openapi/answers.js';

const DELETED: DeletedAnswer = { success: true };

@ApiTags('categories and attributes')
@Controller('api')
export class AttributesController {
  constructor(
    private readonly attributes: AttributesService,
    private readonly impacts: DeletionImpacts,
  ) {}

  @Get('brands/:brandId/categories')
  @AnswersList('AttributeCategory')
  listCategories(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.attributes.listCategories(brandId);
  }

  @Post('brands/:brandId/categories')
  @Answers('AttributeCategory')
  createCategory(@Param('brandId', ParseUUIDPipe) brandId: string, @Body() request: CreateCategoryDto) {
    return this.attributes.createCategory(brandId, request);
  }

  @Put('categories/:id')
  @Answers('AttributeCategory')
  updateCategory(@Param('id', ParseUUIDPipe) id: string, @Body() request: UpdateCategoryDto) {
    return this.attributes.updateCategory(id, request);
  }

  /** What deleting this category would also delete or affect. */
  @Get('categories/:id/deletion-impact')
  @Answers('DeletionImpact')
  categoryImpact(@Param('id', ParseUUIDPipe) id: string) {
    return this.impacts.ofCategory(id);
  }

  @Delete('categories/:id')
  @Answers('DeletedAnswer')
  async deleteCategory(@Param('id', ParseUUIDPipe) id: string) {
    await this.attributes.deleteCategory(id);
    return DELETED;
  }

  @Get('categories/:categoryId/attributes')
  @AnswersList('Attribute')
  listAttributes(@Param('categoryId', ParseUUIDPipe) categoryId: string) {
    return this.attributes.listAttributes(categoryId);
  }

  @Get('brands/:brandId/attributes')
  @AnswersList('Attribute')
  listBrandAttributes(@Param('brandId', ParseUUIDPipe) brandId: string) {
    return this.attributes.listBrandAttributes(brandId);
  }

  @Post('categories/:categoryId/attributes')
  @Answers('Attribute')
  createAttribute(
    @Param('categoryId', ParseUUIDPipe) categoryId: string,
    @Body() request: CreateAttributeDto,
  ) {
    return this.attributes.createAttribute(categoryId, request);
  }

  @Post('attributes/batch')
  @AnswersList('Attribute')
  createAttributes(@Body() request: AttributeBatchDto) {
    return this.attributes.createAttributes(request);
  }

  @Put('attributes/:id')
  @Answers('Attribute')
  updateAttribute(@Param('id', ParseUUIDPipe) id: string, @Body() request: UpdateAttributeDto) {
    return this.attributes.updateAttribute(id, request);
  }

  /** What deleting this attribute would also delete or affect. */
  @Get('attributes/:id/deletion-impact')
  @Answers('DeletionImpact')
  attributeImpact(@Param('id', ParseUUIDPipe) id: string) {
    return this.impacts.ofAttribute(id);
  }

  @Delete('attributes/:id')
  @Answers('DeletedAnswer')
  async deleteAttribute(@Param('id', ParseUUIDPipe) id: string) {
    await this.attributes.deleteAttribute(id);
    return DELETED;
  }
}
