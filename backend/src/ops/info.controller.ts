import { ApiEnvironment } from '#config';
import type { AppInfo } from '#contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.js';

@ApiTags('operations')
@Controller('api/info')
export class InfoController {
  constructor(private readonly environment: ApiEnvironment) {}

  @Get()
  @Answers('AppInfo')
  info(): AppInfo {
    const { offlineModel, OPENAI_MODEL } = this.environment;
    return { offlineModel, model: offlineModel ? null : OPENAI_MODEL, queuesPath: '/queues' };
  }
}
