import { Injectable } from '@nestjs/common';
import { returnStates, turnOf } from '@portal/domain/returns/return-states';
import { DataSource } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';

/** An item whose document the client expected by a date that has come. */
export interface ArrivedItem {
  id: string;
  client: ReadableClientId;
}

/** States in which the client or the office can still do something for the return. */
const workable = returnStates.filter((state) => ['client', 'office'].includes(turnOf(state)));

@Injectable()
export class AwaitedItemsRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns items of open seasons, ordered by id. @param today YYYY-MM-DD @param after '' at first */
  find(today: string, after: string, limit: number): Promise<ArrivedItem[]> {
    return this.database.query(
      `SELECT item.id, item.client_id AS client FROM request_items item
       JOIN tax_returns tax_return ON tax_return.id = item.return_id AND tax_return.state = ANY($2)
       JOIN seasons season ON season.tax_year = tax_return.tax_year AND season.state = 'open'
       JOIN users client ON client.id = item.client_id AND client.deleted_at IS NULL
       WHERE item.state IN ('explained', 'awaited') AND item.comes_on <= $1::date
         AND ($3 = '' OR item.id > nullif($3, '')::uuid)
       ORDER BY item.id LIMIT $4`,
      [today, workable, after, limit],
    );
  }
}
