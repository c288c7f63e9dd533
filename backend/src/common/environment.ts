import { ApiEnvironment } from '#config';
import { type DynamicModule, Module } from '@nestjs/common';

/** Gives every module the validated environment. */
@Module({})
export class EnvironmentModule {
  static of(environment: ApiEnvironment): DynamicModule {
    return {
      module: EnvironmentModule,
      global: true,
      providers: [{ provide: ApiEnvironment, useValue: environment }],
      exports: [ApiEnvironment],
    };
  }
}
