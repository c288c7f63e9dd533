import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { CoverageModule } from '../coverage/coverage.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { TemplatesModule } from '../templates/templates.module.js';
import { AskingAgain } from './asking-again.service.js';
import { GenerationController } from './generation.controller.js';
import { GenerationService } from './generation.service.js';
import { GeneratorCalls } from './generator-calls.service.js';
import { GENERATOR_CONTROLLERS } from './generators.controller.js';

@Module({
  imports: [BrandsModule, CoverageModule, DraftsModule, TemplatesModule],
  controllers: [GenerationController, ...GENERATOR_CONTROLLERS],
  providers: [GenerationService, GeneratorCalls, AskingAgain],
  exports: [GenerationService, GeneratorCalls],
})
export class GenerationModule {}
