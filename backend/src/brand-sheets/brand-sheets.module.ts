import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { BrandSheetsController } from './brand-sheets.controller.js';
import { BrandSheetsService } from './brand-sheets.service.js';

@Module({
  imports: [BrandsModule, TemplatesModule],
  controllers: [BrandSheetsController],
  providers: [BrandSheetsService],
})
export class BrandSheetsModule {}
