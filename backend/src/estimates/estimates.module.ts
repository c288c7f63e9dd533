import { Module } from '@nestjs/common';
import { GenerationModule } from '../generation/generation.module.js';
import { EstimatesController } from './estimates.controller.js';
import { EstimatesService } from './estimates.service.js';

@Module({ imports: [GenerationModule], controllers: [EstimatesController], providers: [EstimatesService] })
export class EstimatesModule {}
