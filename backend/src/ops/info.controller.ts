import { ApiEnvironment } from '#config';
import type { AppInfo } from '#contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

@ApiTags('operations')
@Controller('api/info')
export class InfoController {
  constructor(private readonly environment: ApiEnvironment) {}

  @Get()
  info(): AppInfo {
    const { offlineModel, OPENAI_MODEL } = this.environment;
    return { offlineModel, model: offlineModel ? null : OPENAI_MODEL, queuesPath: '/queues' };
  }
}
