import { ApiEnvironment } from '#config';
import { ExportPool } from '#database';
import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';

/** Gives every module the connections for exports. */
@Global()
@Module({
  providers: [
    {
      provide: ExportPool,
      inject: [ApiEnvironment],
      useFactory: ({ DATABASE_URL }: ApiEnvironment) => new ExportPool(DATABASE_URL),
    },
  ],
  exports: [ExportPool],
})
export class ExportsModule implements OnApplicationShutdown {
  constructor(private readonly pool: ExportPool) {}

  async onApplicationShutdown(): Promise<void> {
    await this.pool.close();
  }
}
