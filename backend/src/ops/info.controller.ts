import { ApiEnvironment, VERSION } from '#config';
import type { AppInfo } from '#contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers } from '../openapi/answers.js';
import { QUEUES_PATH } from './queue-dashboard.js';
import { WorkerReports } from './worker-reports.service.js';

@ApiTags('operations')
@Controller('api/info')
export class InfoController {
  constructor(
    private readonly environment: ApiEnvironment,
    private readonly reports: WorkerReports,
  ) {}

  @Get()
  @Answers('AppInfo')
  async info(): Promise<AppInfo> {
    const { offlineModel, askedModel, LLM_COST_UNASKED } = this.environment;
    return {
      version: VERSION,
      offlineModel,
      model: askedModel,
      modelCondition: await this.reports.modelCondition(),
      queuesPath: QUEUES_PATH,
      costUnasked: LLM_COST_UNASKED ?? null,
    };
  }
}
