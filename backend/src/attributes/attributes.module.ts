import { Module } from '@nestjs/common';
import { AttributesController } from './attributes.controller.js';
import { AttributesService } from './attributes.service.js';

@Module({ controllers: [AttributesController], providers: [AttributesService] })
export class AttributesModule {}
