import { Module } from '@nestjs/common';
import { AttributesController } from './attributes.controller.js';
import { AttributesService } from './attributes.service.js';
import { DeletionImpacts } from './deletion-impact.service.js';

@Module({
  controllers: [AttributesController],
  providers: [AttributesService, DeletionImpacts],
  exports: [DeletionImpacts],
})
export class AttributesModule {}
