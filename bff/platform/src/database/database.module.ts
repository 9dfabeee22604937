import { Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { Env } from '../config/env';
import { createDataSource, isPooled, type DatabaseSettings } from './data-source';
import { assertSchema } from './schema-check';
import { SettingsError } from '@portal/server/settings';
import { readConnectionCount } from './read-connections';
import { registeredEntities } from './registered-entities';
import { assertLoginSettings } from './service-settings';

const log = new Logger('Database');

/** The connection that listens for notifications. */
const listeningConnections = 1;

/** How the database is reached, which TypeORM's own options cannot say. */
type Routes = Pick<DatabaseSettings, 'pooler' | 'eventsUrl' | 'readUrl'>;

const connection = TypeOrmModule.forRootAsync({
  inject: [Env],
  useFactory: (env: Env) => ({
    type: 'postgres' as const,
    url: env.DATABASE_URL,
    extra: {
      pooler: env.DATABASE_POOLER,
      eventsUrl: env.DATABASE_EVENTS_URL,
      readUrl: env.DATABASE_READ_URL,
    } satisfies Routes,
    poolSize: env.DATABASE_POOL - readConnectionCount - listeningConnections,
    entities: registeredEntities(),
    retryAttempts: 20,
    retryDelay: 1500,
    // Retrying does not help with a wrong schema.
    toRetry: (error: unknown) => !(error instanceof SettingsError),
  }),
  dataSourceFactory: connect,
});

/** The only connection pool. Retries at startup, because the database may start slightly later than the service. */
@Module({ imports: [connection], exports: [connection] })
export class DatabaseModule {}

async function connect(options?: DataSourceOptions): Promise<DataSource> {
  if (options?.type !== 'postgres' || !options.url) throw new Error('the database module has no DATABASE_URL');
  const source = createDataSource({
    url: options.url,
    ...(options.extra as Routes),
    as: 'application',
    poolSize: options.poolSize,
    entities: options.entities,
    warn: (message) => log.warn(message),
  });
  await source.initialize();
  try {
    if (isPooled(source)) await assertLoginSettings(source);
    await assertSchema(source);
  } catch (error) {
    await source.destroy();
    throw error;
  }
  return source;
}
