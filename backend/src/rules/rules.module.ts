import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { RuleImpactService } from './rule-impact.service.js';
import { RulesController } from './rules.controller.js';
import { RulesService } from './rules.service.js';

@Module({
  imports: [BrandsModule],
  controllers: [RulesController],
  providers: [RulesService, RuleImpactService],
})
export class RulesModule {}
