import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class OfficeNamesRepository {
  constructor(private readonly database: DataSource) {}

  /** The business and its offices, as everybody reads them. Raw, because the builder knows no UNION, and their entities belong to modules. */
  async list(): Promise<string[]> {
    const rows = await this.database.query<{ name: string }[]>(
      'SELECT name FROM site_settings UNION SELECT name FROM offices LIMIT 1000',
    );
    return rows.map(({ name }) => name);
  }
}
