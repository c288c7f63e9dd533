import { CompetitorEntity } from '#database';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompetitorsController } from './competitors.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([CompetitorEntity])],
  controllers: [CompetitorsController],
})
export class CompetitorsModule {}
