import { Module } from '@nestjs/common';
import { ReadingsController } from './readings.controller.js';
import { ReadingsService } from './readings.service.js';
import { SetReader } from './set-reader.js';

@Module({ controllers: [ReadingsController], providers: [ReadingsService, SetReader] })
export class ReadingsModule {}
