import type { ApiEnvironment } from '#config';
import { dataSourceOptions } from '#database';
import { QueueModule } from '#queue';
import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AttributesModule } from './attributes/attributes.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BrandSheetsModule } from './brand-sheets/brand-sheets.module.js';
import { BrandsModule } from './brands/brands.module.js';
import { CertificateModule } from './certificate/certificate.module.js';
import { CoverageModule } from './coverage/coverage.module.js';
import { CsvGenerationsModule } from './csv-generations/csv-generations.module.js';
import { DraftsModule } from './drafts/drafts.module.js';
import { EnvironmentModule } from './common/environment.js';
import { ExportsModule } from './common/exports.module.js';
import { ErrorFilter } from './common/error.filter.js';
import { IdempotencyModule } from './common/idempotency.module.js';
import { bodyPipe } from './common/body.pipe.js';
import { CompetitorsModule } from './competitors/competitors.module.js';
import { EstimatesModule } from './estimates/estimates.module.js';
import { ExportVersionsModule } from './export-versions/export-versions.module.js';
import { GenerationModule } from './generation/generation.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { ModifiedNamesModule } from './modified-names/modified-names.module.js';
import { OpsModule } from './ops/ops.module.js';
import { ProfoundModule } from './profound/profound.module.js';
import { ReadingsModule } from './readings/readings.module.js';
import { RealtimeModule } from './realtime/realtime.module.js';
import { RulesModule } from './rules/rules.module.js';
import { TemplatesModule } from './templates/templates.module.js';
import { WrittenPromptsModule } from './written-prompts/written-prompts.module.js';

/** How long the database may be silent: with a probe of two seconds, a caller learns within ten that it is away. */
const DATABASE_SILENCE_MS = 5_000;

@Module({})
export class AppModule {
  static with(environment: ApiEnvironment): DynamicModule {
    const { DATABASE_URL, REDIS_URL } = environment;
    return {
      module: AppModule,
      imports: [
        EnvironmentModule.of(environment),
        TypeOrmModule.forRoot({
          ...dataSourceOptions(DATABASE_URL, 20, DATABASE_SILENCE_MS),
          retryAttempts: 3,
          retryDelay: 1_000,
        }),
        QueueModule.forProducer({ databaseUrl: DATABASE_URL, ...(REDIS_URL && { redisUrl: REDIS_URL }) }),
        AuditModule,
        AuthModule,
        IdempotencyModule,
        ExportsModule,
        JobsModule,
        BrandsModule,
        BrandSheetsModule,
        AttributesModule,
        RulesModule,
        CompetitorsModule,
        TemplatesModule,
        ModifiedNamesModule,
        CoverageModule,
        CertificateModule,
        DraftsModule,
        GenerationModule,
        EstimatesModule,
        CsvGenerationsModule,
        WrittenPromptsModule,
        ProfoundModule,
        ExportVersionsModule,
        ReadingsModule,
        RealtimeModule,
        OpsModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_PIPE, useFactory: bodyPipe },
      ],
    };
  }
}
