import type { Client } from 'pg';
import type { Logger, QueryRunner } from 'typeorm';

/** Message of pg's error when its `query_timeout` expires. */
const readTimeout = 'Query read timeout';

/** The part of TypeORM's PostgreSQL runner that its types do not expose. */
interface PostgresRunner {
  databaseConnection?: Client;
  releasePostgresConnection?(error: Error): Promise<void>;
}

/**
 * Logs without statement parameters, which are personal data. Also receives each failed query, and destroys connections
 * that did not respond: back in the pool, they would block the next caller.
 */
export class QueryLog implements Logger {
  constructor(private readonly warn: (message: string) => void) {}

  logQueryError(error: string | Error, _query: string, _parameters?: unknown, runner?: QueryRunner): void {
    if (!(error instanceof Error) || error.message !== readTimeout || !runner) return;
    this.warn('a query got no answer in time; its connection is cut');
    const { databaseConnection } = runner as PostgresRunner;
    // Release it now, before the runner returns it to the pool as healthy.
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
