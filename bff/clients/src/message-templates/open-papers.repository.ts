import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';

@Injectable()
export class OpenPapersRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the number of papers that a client still has to send for a year. */
  async count(client_id: ReadableClientId, tax_year: number): Promise<number> {
    const [row] = await this.database.query<{ papers: number }[]>(
      `SELECT count(*)::int AS papers FROM request_items item JOIN tax_returns filed ON filed.id = item.return_id
        WHERE item.client_id = $1 AND filed.tax_year = $2 AND item.turn = 'client' AND item.required`,
      [client_id, tax_year],
    );
    return row?.papers ?? 0;
  }
}
