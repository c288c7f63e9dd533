import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateBrandDto, DuplicateBrandDto, UpdateBrandDto } from './brand.dto.js';
import { BrandsService } from './brands.service.js';
import { toBrand } from '../common/entity-views.js';
import { Answers, AnswersList, DELETED } from '../openapi/answers.js';
import { IdPipe } from '../common/ids.js';

@ApiTags('brands')
@Controller('api/brands')
export class BrandsController {
  constructor(private readonly brands: BrandsService) {}

  @Get()
  @AnswersList('Brand')
  async list() {
    return (await this.brands.list()).map(toBrand);
  }

  /** How much each brand holds, its active runs, and when something last happened there. */
  @Get('activity')
  @AnswersList('BrandActivity')
  activity() {
    return this.brands.activity();
  }

  @Get(':id')
  @Answers('Brand')
  async get(@Param('id', IdPipe) id: string) {
    return toBrand(await this.brands.get(id));
  }

  @Post()
  @Answers('Brand')
  async create(@Body() request: CreateBrandDto) {
    return toBrand(await this.brands.create(request));
  }

  /**
   * Creates a brand with the data of this one: categories, attributes, competitors, rules, templates and names for
   * export, but no prompts.
   */
  @Post(':id/duplicate')
  @Answers('Brand')
  async duplicate(@Param('id', IdPipe) id: string, @Body() { name }: DuplicateBrandDto) {
    return toBrand(await this.brands.duplicate(id, name));
  }

  @Put(':id')
  @Answers('Brand')
  async update(@Param('id', IdPipe) id: string, @Body() request: UpdateBrandDto) {
    return toBrand(await this.brands.update(id, request));
  }

  @Delete(':id')
  @Answers('DeletedAnswer')
  async delete(@Param('id', IdPipe) id: string) {
    await this.brands.delete(id);
    return DELETED;
  }
}
