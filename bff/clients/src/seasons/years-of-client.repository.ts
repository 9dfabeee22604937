import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';

const years = `
  SELECT tax_year FROM intake_forms WHERE user_id = $1
  UNION SELECT tax_year FROM schedule_c_forms WHERE user_id = $1
  UNION SELECT tax_year FROM documents WHERE user_id = $1 AND counts`;

/** Raw SQL, because the query builder has no UNION. */
@Injectable()
export class YearsOfClientRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the tax years in which the client has a form or a document, in no order. */
  async find(client: ReadableClientId): Promise<number[]> {
    const rows = await this.database.query<{ tax_year: number }[]>(years, [client]);
    return rows.map(({ tax_year }) => tax_year);
  }
}
