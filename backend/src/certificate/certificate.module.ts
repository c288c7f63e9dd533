import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { WrittenPromptsModule } from '../written-prompts/written-prompts.module.js';
import { CertificateController } from './certificate.controller.js';
import { CertificateService } from './certificate.service.js';

@Module({
  imports: [BrandsModule, WrittenPromptsModule],
  controllers: [CertificateController],
  providers: [CertificateService],
})
export class CertificateModule {}
