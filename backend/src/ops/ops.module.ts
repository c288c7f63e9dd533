import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { InfoController } from './info.controller.js';
import { MetricsController } from './metrics.controller.js';
import { WorkerReports } from './worker-reports.service.js';

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController, InfoController, MetricsController],
  providers: [WorkerReports],
})
export class OpsModule {}
