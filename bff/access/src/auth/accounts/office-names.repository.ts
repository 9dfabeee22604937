import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class OfficeNamesRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Returns the names of the business and its offices. Raw SQL, because the query builder has no UNION, and the
   * entities belong to other modules.
   */
  async list(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      'SELECT name FROM site_settings UNION SELECT name FROM offices LIMIT 1000',
    );
    return rows.map(({ name }) => name);
  }
}
