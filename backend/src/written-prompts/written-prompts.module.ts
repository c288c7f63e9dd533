import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { WrittenCsvService } from './written-csv.service.js';
import { WrittenPromptsController } from './written-prompts.controller.js';
import { WrittenPromptsService } from './written-prompts.service.js';

@Module({
  imports: [BrandsModule],
  controllers: [WrittenPromptsController],
  providers: [WrittenPromptsService, WrittenCsvService],
})
export class WrittenPromptsModule {}
