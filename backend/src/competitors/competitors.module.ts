import { CompetitorEntity } from '#database';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from '../attributes/attributes.module.js';
import { CompetitorsController } from './competitors.controller.js';
import { CompetitorsService } from './competitors.service.js';

@Module({
  imports: [AttributesModule, TypeOrmModule.forFeature([CompetitorEntity])],
  controllers: [CompetitorsController],
  providers: [CompetitorsService],
})
export class CompetitorsModule {}
