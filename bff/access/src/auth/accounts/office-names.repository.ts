import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class OfficeNamesRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the name of the business, which authenticator apps show. */
  async business(): Promise<string> {
    const [site] = await this.database.query<{ name: string }[]>('SELECT name FROM site_settings LIMIT 1');
    return site?.name ?? 'Tax Portal';
  }

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
