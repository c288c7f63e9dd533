import { Module } from '@nestjs/common';
import { BrandsModule } from '../brands/brands.module.js';
import { ProfoundController } from './profound.controller.js';
import { ProfoundService } from './profound.service.js';

@Module({ imports: [BrandsModule], controllers: [ProfoundController], providers: [ProfoundService] })
export class ProfoundModule {}
