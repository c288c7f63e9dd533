import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { ExportVersionsModule } from '../export-versions/export-versions.module.js';
import { ProfoundController } from './profound.controller.js';
import { ProfoundService } from './profound.service.js';

@Module({
  imports: [BrandsModule, ExportVersionsModule],
  controllers: [ProfoundController],
  providers: [ProfoundService],
})
export class ProfoundModule {}
