import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { CoverageController } from './coverage.controller.js';
import { CoveragePlanner } from './coverage-planner.js';
import { CoverageService } from './coverage.service.js';

@Module({
  imports: [BrandsModule],
  controllers: [CoverageController],
  providers: [CoverageService, CoveragePlanner],
  exports: [CoverageService],
})
export class CoverageModule {}
