import type { Client } from 'pg';
import type { Logger, QueryRunner } from 'typeorm';

/** What pg says when its own `query_timeout` runs out. */
const readTimeout = 'Query read timeout';

/** The part of TypeORM's PostgreSQL runner that its types keep to themselves. */
interface PostgresRunner {
  databaseConnection?: Client;
  releasePostgresConnection?(error: Error): Promise<void>;
}

/**
 * What TypeORM may say: never a statement's parameters, which are people's data. It is also told of each failed query, and that is
 * where a connection whose answer never came is cut: put back into the pool it would hold up whoever gets it next.
 */
export class QueryLog implements Logger {
  constructor(private readonly warn: (message: string) => void) {}

  logQueryError(error: string | Error, _query: string, _parameters?: unknown, runner?: QueryRunner): void {
    if (!(error instanceof Error) || error.message !== readTimeout || !runner) return;
    this.warn('a query got no answer in time; its connection is cut');
    const { databaseConnection } = runner as PostgresRunner;
    // At once, before the runner hands it back as if it were sound.
    void (runner as PostgresRunner).releasePostgresConnection?.(error);
    databaseConnection?.connection.stream.destroy();
  }

  log(level: 'log' | 'info' | 'warn', message: unknown): void {
    if (level === 'warn') this.warn(String(message));
  }

  logQuery(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
}
