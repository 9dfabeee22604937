import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readConnectionsOf } from './data-source';

/**
 * SQL for the time of the current transaction, ms since 1970. Everything that expires is issued and judged by this clock
 * (docs/decisions/0045-the-databases-clock.md), because the clocks of two servers differ.
 */
export const databaseTime = 'extract(epoch FROM now())::float8 * 1000';

/** SQL for the end of a lifetime that begins now; uses the parameter `:lifetime` (ms). */
export const endOfLifetime = (): string => `now() + :lifetime * interval '1 ms'`;

/** Tells the database's time where no statement runs that could return it. */
@Injectable()
export class DatabaseClock {
  constructor(private readonly database: DataSource) {}

  /** @returns ms since 1970 */
  async now(): Promise<number> {
    const statement = { name: 'database_time', text: `SELECT ${databaseTime} AS now` };
    const [row] = await readConnectionsOf(this.database).query<{ now: number }>(statement, []);
    if (!row) throw new Error('the database returned no time');
    return row.now;
  }
}
