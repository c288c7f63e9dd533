import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { CsvGenerationsController } from './csv-generations.controller.js';
import { CsvGenerationsService } from './csv-generations.service.js';

@Module({
  imports: [BrandsModule, GenerationModule],
  controllers: [CsvGenerationsController],
  providers: [CsvGenerationsService],
})
export class CsvGenerationsModule {}
