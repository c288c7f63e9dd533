import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
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
import { Answers, AnswersList, Conflicts, DELETED } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('categories and attributes')
@Controller('api')
export class AttributesController {
  constructor(
    private readonly attributes: AttributesService,
    private readonly impacts: DeletionImpacts,
  ) {}

  @Get('brands/:brandId/categories')
  @AnswersList('AttributeCategory')
  listCategories(@Param('brandId', IdPipe) brandId: string) {
    return this.attributes.listCategories(brandId);
  }

  @Post('brands/:brandId/categories')
  @Answers('AttributeCategory')
  createCategory(@Param('brandId', IdPipe) brandId: string, @Body() request: CreateCategoryDto) {
    return this.attributes.createCategory(brandId, request);
  }

  @Put('categories/:id')
  @Answers('AttributeCategory')
  @Conflicts('It has another name than the expected one by now.')
  updateCategory(@Param('id', IdPipe) id: string, @Body() request: UpdateCategoryDto) {
    return this.attributes.updateCategory(id, request);
  }

  /** What deleting this category would also delete or affect. */
  @Get('categories/:id/deletion-impact')
  @Answers('DeletionImpact')
  categoryImpact(@Param('id', IdPipe) id: string) {
    return this.impacts.ofCategory(id);
  }

  @Delete('categories/:id')
  @Answers('DeletedAnswer')
  async deleteCategory(@Param('id', IdPipe) id: string) {
    await this.attributes.deleteCategory(id);
    return DELETED;
  }

  @Get('categories/:categoryId/attributes')
  @AnswersList('Attribute')
  listAttributes(@Param('categoryId', IdPipe) categoryId: string) {
    return this.attributes.listAttributes(categoryId);
  }

  @Get('brands/:brandId/attributes')
  @AnswersList('Attribute')
  listBrandAttributes(@Param('brandId', IdPipe) brandId: string) {
    return this.attributes.listBrandAttributes(brandId);
  }

  @Post('categories/:categoryId/attributes')
  @Answers('Attribute')
  createAttribute(@Param('categoryId', IdPipe) categoryId: string, @Body() request: CreateAttributeDto) {
    return this.attributes.createAttribute(categoryId, request);
  }

  @Post('attributes/batch')
  @AnswersList('Attribute')
  createAttributes(@Body() request: AttributeBatchDto) {
    return this.attributes.createAttributes(request);
  }

  @Put('attributes/:id')
  @Answers('Attribute')
  @Conflicts('It has another name than the expected one by now.')
  updateAttribute(@Param('id', IdPipe) id: string, @Body() request: UpdateAttributeDto) {
    return this.attributes.updateAttribute(id, request);
  }

  /** What deleting this attribute would also delete or affect. */
  @Get('attributes/:id/deletion-impact')
  @Answers('DeletionImpact')
  attributeImpact(@Param('id', IdPipe) id: string) {
    return this.impacts.ofAttribute(id);
  }

  @Delete('attributes/:id')
  @Answers('DeletedAnswer')
  async deleteAttribute(@Param('id', IdPipe) id: string) {
    await this.attributes.deleteAttribute(id);
    return DELETED;
  }
}
