import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SeasonEntity } from './season.entity';

const newestFirst = { order: { tax_year: 'DESC' } } as const;

@Injectable()
export class SeasonsRepository {
  constructor(private readonly database: DataSource) {}

  /** Newest first. */
  list(): Promise<SeasonEntity[]> {
    return this.database.manager.find(SeasonEntity, newestFirst);
  }

  /** Like `list`, but locks the rows, so that two admins cannot both close the last open season. */
  lock(manager: EntityManager): Promise<SeasonEntity[]> {
    return manager.find(SeasonEntity, { ...newestFirst, lock: { mode: 'pessimistic_write' } });
  }

  /** Creates the season if the office has none for this tax year. */
  async setState(manager: EntityManager, tax_year: number, state: SeasonEntity['state']): Promise<void> {
    await manager.upsert(SeasonEntity, { tax_year, state, updated_at: () => 'now()' }, ['tax_year']);
  }

  /** Returns the current calendar year in UTC, by the database's clock. */
  async currentYear(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ year: number }[]>(
      `SELECT extract(year FROM now() AT TIME ZONE 'UTC')::int AS year`,
    );
    if (!row) throw new Error('the database returned no year');
    return row.year;
  }
}
