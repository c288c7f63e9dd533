import type { DeletedAnswer } from '#contracts';
import { Body, Controller, Delete, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateBrandDto, UpdateBrandDto } from './brand.dto.js';
import { BrandsService } from './brands.service.js';

@ApiTags('brands')
@Controller('api/brands')
export class BrandsController {
  constructor(private readonly brands: BrandsService) {}

  @Get()
  list() {
    return this.brands.list();
  }

  @Get(':id')
  get(@Param('id', ParseUUIDPipe) id: string) {
    return this.brands.get(id);
  }

  @Post()
  create(@Body() request: CreateBrandDto) {
    return this.brands.create(request);
  }

  @Put(':id')
  update(@Param('id', ParseUUIDPipe) id: string, @Body() request: UpdateBrandDto) {
    return this.brands.update(id, request);
  }

  @Delete(':id')
  async delete(@Param('id', ParseUUIDPipe) id: string): Promise<DeletedAnswer> {
    await this.brands.delete(id);
    return { success: true };
  }
}
