import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { CoverageController } from './coverage.controller.js';
import { CoveragePlanner } from './coverage-planner.js';
import { CoverageService } from './coverage.service.js';
import { RuleImpactService } from './rule-impact.service.js';

@Module({
  imports: [BrandsModule],
  controllers: [CoverageController],
  providers: [CoverageService, CoveragePlanner, RuleImpactService],
  exports: [CoverageService],
})
export class CoverageModule {}
