import 'reflect-metadata';
import pg, { type ClientConfig, type Pool } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { systemOption } from './actor-settings';
import { applicationRole } from './migrations/application-role';
import { migrations } from './migrations';
import { QueryLog } from './query-log';
import { ReadConnections } from './read-connections';
import { TracedClient } from './traced-client';

export interface DatabaseSettings {
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** The service uses the less privileged role; only migrations and administration connect as the owner. */
  as: 'application' | 'owner';
  poolSize?: number;
  entities?: DataSourceOptions['entities'];
  /** Receives warnings about lost connections and timeouts, without personal data. */
  warn?: (message: string) => void;
}

/**
 * Timeouts, ms: PostgreSQL may be unresponsive, unreachable or waiting for a lock; callers then get a 503 within about
 * three seconds. Migrations may take longer, but must not queue for a lock behind running traffic.
 */
const bounds = {
  application: { lock_timeout: 2500, statement_timeout: 2800, query_timeout: 3000 },
  owner: { lock_timeout: 3000, statement_timeout: 600_000, query_timeout: 605_000 },
};

/** Session settings of the service. */
const serviceOptions = [
  `role=${applicationRole}`,
  // Parallel workers read far more than the requested page, and occupy cores that other requests need.
  'max_parallel_workers_per_gather=0',
  // For data in memory or on SSD. PostgreSQL's default of 4 assumes a spinning disk and would choose a sequential scan
  // for a thousand rows.
  'random_page_cost=1.1',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/**
 * The service sets the actor of each statement. The owner always acts as the system: row-level security applies to it
 * too, unless it is a superuser.
 */
const connections = {
  application: { Client: TracedClient, options: serviceOptions },
  owner: { options: systemOption },
};

/** Shown in `pg_stat_activity`. Migration 0055 tells servers from before row-level security by `portal-application`. */
const applicationNames = { application: 'portal-service', owner: 'portal-owner' };

/** Creates an unconnected data source. Never uses `synchronize`: only migrations change the schema. */
export function createDataSource(settings: DatabaseSettings): DataSource {
  const warn = settings.warn ?? (() => undefined);
  return new PortalDataSource(
    {
      type: 'postgres',
      url: settings.url,
      poolSize: settings.poolSize ?? 10,
      connectTimeoutMS: 2500,
      applicationName: applicationNames[settings.as],
      entities: settings.entities ?? [],
      migrations,
      migrationsTableName: 'schema_migrations',
      migrationsTransactionMode: 'each',
      installExtensions: false,
      synchronize: false,
      logger: new QueryLog(warn),
      poolErrorHandler: (error: Error) => warn(`a pooled connection was lost: ${error.message}`),
      extra: {
        ...bounds[settings.as],
        idle_in_transaction_session_timeout: 10_000,
        keepAlive: true,
        types: { getTypeParser },
        ...connections[settings.as],
      },
    },
    warn,
  );
}

/** The part of TypeORM's PostgreSQL driver that its types do not expose. */
interface PostgresDriver {
  master: Pool;
}

/** Adds shared read connections outside the pool, opened with the first read and closed with the data source. */
class PortalDataSource extends DataSource {
  readonly reads: ReadConnections;

  constructor(options: DataSourceOptions, warn: (message: string) => void) {
    super(options);
    this.reads = new ReadConnections(() => this.clientSettings, warn);
  }

  get clientSettings(): ClientConfig {
    return this.pool.options;
  }

  get pool(): Pool {
    return (this.driver as unknown as PostgresDriver).master;
  }

  override async destroy(): Promise<void> {
    await this.reads.close();
    await super.destroy();
  }
}

export const readConnectionsOf = (database: DataSource): ReadConnections => assertOwn(database).reads;

export const poolOf = (database: DataSource): Pool => assertOwn(database).pool;

/** Settings for a connection outside the pool, with the same timeouts. */
export const clientSettingsOf = (database: DataSource): ClientConfig => assertOwn(database).clientSettings;

function assertOwn(database: DataSource): PortalDataSource {
  if (database instanceof PortalDataSource) return database;
  throw new TypeError('createDataSource has not made this data source');
}

const { NUMERIC, INT8, DATE } = pg.types.builtins;
const ownParsers = new Map<number, (value: string) => unknown>([
  [NUMERIC, Number],
  [INT8, Number],
  [DATE, String],
]);

/**
 * Amounts (numeric(14,2) and their sums) and counts are JSON numbers; a double represents both exactly. Days stay text,
 * because a `Date` would shift with the server's time zone.
 */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  return ownParsers.get(oid) ?? (pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown);
}
