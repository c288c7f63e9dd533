import { Module } from '@nestjs/common';
import { ModifiedNamesController } from './modified-names.controller.js';
import { ModifiedNamesService } from './modified-names.service.js';

@Module({ controllers: [ModifiedNamesController], providers: [ModifiedNamesService] })
export class ModifiedNamesModule {}
