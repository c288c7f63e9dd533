import { CompetitorEntity } from '#database';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { CompetitorsController } from './competitors.controller.js';

@Module({
  imports: [AttributesModule, TypeOrmModule.forFeature([CompetitorEntity])],
  controllers: [CompetitorsController],
})
export class CompetitorsModule {}
