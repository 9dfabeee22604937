import 'reflect-metadata';
import pg, { type ClientConfig, type Pool } from 'pg';
import { DataSource, type DataSourceOptions, type QueryRunner, type ReplicationMode } from 'typeorm';
import { currentRequest } from '../request/request-context';
import { systemOption } from './actor-settings';
import { migrations } from './migrations';
import { QueryLog } from './query-log';
import { ReadConnections } from './read-connections';
import { ReadReplica } from './read-replica';
import { serviceOptions } from './service-settings';
import { TracedClient } from './traced-client';

export interface DatabaseSettings {
  /** `postgres://user:password@host:port/database` */
  url: string;
  /** The service uses the less privileged role; only migrations and administration connect as the owner. */
  as: 'application' | 'owner';
  /**
   * `transaction` if the URL leads to a pooler in transaction mode, whose connections change with each transaction:
   * nothing may depend on the session.
   */
  pooler?: 'none' | 'transaction';
  /** Direct connection for notifications, the same URL by default. */
  eventsUrl?: string | undefined;
  /** Direct connection to a standby, for reads of requests that may use one. */
  readUrl?: string | undefined;
  poolSize?: number;
  entities?: DataSourceOptions['entities'];
  /** Receives warnings about lost connections and timeouts, without personal data. */
  warn?: (message: string) => void;
}

/** Options with which direct connections start. Migrations may take longer, but must not queue for a lock behind traffic. */
const startOptions = {
  application: serviceOptions,
  owner: `${systemOption} -c lock_timeout=3s -c statement_timeout=600s -c idle_in_transaction_session_timeout=10s`,
};

/** ms after which a connection that does not respond is closed: PostgreSQL may be unreachable. */
const queryTimeouts = { application: 3000, owner: 605_000 };

/**
 * The service sets the actor of each statement. The owner always acts as the system: row-level security applies to it
 * too, unless it is a superuser.
 */
const clients = { application: { Client: TracedClient }, owner: {} };

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
        query_timeout: queryTimeouts[settings.as],
        ...(settings.pooler === 'transaction' ? {} : { options: startOptions[settings.as] }),
        keepAlive: true,
        types: { getTypeParser },
        ...clients[settings.as],
      },
    },
    settings,
  );
}

/** The part of TypeORM's PostgreSQL driver that its types do not expose. */
interface PostgresDriver {
  master: Pool;
}

const committedPosition = {
  name: 'committed_position',
  text: `SELECT pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0') AS position`,
};

/** Adds shared read connections outside the pool, opened with the first read and closed with the data source. */
class PortalDataSource extends DataSource {
  readonly reads: ReadConnections;
  replica?: ReadReplica;

  constructor(
    options: DataSourceOptions,
    readonly settings: DatabaseSettings,
  ) {
    super(options);
    const { pooler, warn = () => undefined } = settings;
    this.reads = new ReadConnections(() => this.clientSettings, { warn, prepares: pooler !== 'transaction' });
  }

  get clientSettings(): ClientConfig {
    return this.pool.options;
  }

  get pool(): Pool {
    return (this.driver as unknown as PostgresDriver).master;
  }

  override async initialize(): Promise<this> {
    await super.initialize();
    const { readUrl, poolSize: max = 10, warn = () => undefined } = this.settings;
    if (readUrl === undefined) return this;
    const settings = { ...this.directSettings(readUrl), max };
    this.replica = new ReadReplica({ settings, position: () => this.committed(), warn });
    return this;
  }

  /** Settings for a connection that keeps its session. */
  directSettings(connectionString: string): ClientConfig {
    return { ...this.clientSettings, connectionString, options: startOptions[this.settings.as] };
  }

  /** TypeORM asks for a slave for each select outside of a transaction. */
  override createQueryRunner(mode: ReplicationMode = 'master'): QueryRunner {
    const runner = super.createQueryRunner(mode);
    const request = currentRequest();
    return mode === 'slave' && this.replica && request?.may_read_replica
      ? this.replica.redirect(runner, request)
      : runner;
  }

  /** Returns the position in the log before which all visible commits are, bytes. */
  private async committed(): Promise<number> {
    const [row] = await this.reads.query<{ position: number }>(committedPosition, []);
    if (!row) throw new Error('the database returned no position');
    return row.position;
  }

  override async destroy(): Promise<void> {
    await this.replica?.close();
    await this.reads.close();
    await super.destroy();
  }
}

export const readConnectionsOf = (database: DataSource): ReadConnections => assertOwn(database).reads;

export const poolOf = (database: DataSource): Pool => assertOwn(database).pool;

/** Settings for a connection outside the pool, with the same timeouts. */
export const clientSettingsOf = (database: DataSource): ClientConfig => assertOwn(database).clientSettings;

/** Settings for a direct connection that receives notifications. */
export function eventClientSettingsOf(database: DataSource): ClientConfig {
  const source = assertOwn(database);
  const { url, eventsUrl = url } = source.settings;
  return source.directSettings(eventsUrl);
}

/** Undefined without `readUrl`. */
export const replicaOf = (database: DataSource): ReadReplica | undefined => assertOwn(database).replica;

export const isPooled = (database: DataSource): boolean => assertOwn(database).settings.pooler === 'transaction';

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
