import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { ExportVersionsController } from './export-versions.controller.js';
import { ExportVersions } from './export-versions.service.js';

@Module({
  imports: [BrandsModule],
  controllers: [ExportVersionsController],
  providers: [ExportVersions],
  exports: [ExportVersions],
})
export class ExportVersionsModule {}
