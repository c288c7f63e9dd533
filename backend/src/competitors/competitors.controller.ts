import type { Competitor, DeletedAnswer } from '#contracts';
import { BrandEntity, CompetitorEntity } from '#database';
import {
  Body,
  ConflictException,
  Controller,
  Delete,
  Get,
  NotFoundException,
  Param,
  ParseUUIDPipe,
  Post,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { errorBody } from '../common/api-exception.js';
import { CompetitorDto } from './competitor.dto.js';

const toCompetitor = ({ id, brandId, name, weight, createdAt }: CompetitorEntity): Competitor => ({
  id,
  brandId,
  name,
  weight,
  createdAt: createdAt.toISOString(),
});

@ApiTags('competitors')
@Controller('api')
export class CompetitorsController {
  constructor(
    @InjectRepository(CompetitorEntity) private readonly competitors: Repository<CompetitorEntity>,
    @InjectRepository(BrandEntity) private readonly brands: Repository<BrandEntity>,
  ) {}

  @Get('brands/:brandId/competitors')
  async list(@Param('brandId', ParseUUIDPipe) brandId: string): Promise<Competitor[]> {
    await this.needBrand(brandId);
    return (await this.competitors.find({ where: { brandId }, order: { seq: 'ASC' } })).map(toCompetitor);
  }

  @Post('brands/:brandId/competitors')
  async create(
    @Param('brandId', ParseUUIDPipe) brandId: string,
    @Body() request: CompetitorDto,
  ): Promise<Competitor> {
    await this.needBrand(brandId);
    if (await this.competitors.existsBy({ brandId, name: request.name })) {
      throw new ConflictException(errorBody(409, 'This brand already has a competitor with this name.'));
    }
    return toCompetitor(await this.competitors.save(this.competitors.create({ ...request, brandId })));
  }

  @Delete('competitors/:id')
  async delete(@Param('id', ParseUUIDPipe) id: string): Promise<DeletedAnswer> {
    const { affected } = await this.competitors.delete({ id });
    if (!affected) throw new NotFoundException(errorBody(404, 'Competitor not found'));
    return { success: true };
  }

  private async needBrand(id: string): Promise<void> {
    if (!(await this.brands.existsBy({ id }))) throw new NotFoundException(errorBody(404, 'Brand not found'));
  }
}
