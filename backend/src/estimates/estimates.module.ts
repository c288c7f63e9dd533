import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { EstimatesController } from './estimates.controller.js';
import { EstimatesService } from './estimates.service.js';

@Module({
  imports: [BrandsModule, GenerationModule],
  controllers: [EstimatesController],
  providers: [EstimatesService],
})
export class EstimatesModule {}
