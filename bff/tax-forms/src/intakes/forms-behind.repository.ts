import { Injectable } from '@nestjs/common';
import { isBeforeFiling, returnStates } from '@portal/domain/returns/return-states';
import { DataSource } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';

/** A form that lacks its return, or the document requests that follow from it. */
export interface FormBehind {
  id: string;
  client: ReadableClientId;
  tax_year: number;
  submitted: boolean;
}

@Injectable()
export class FormsBehindRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns forms of open seasons, ordered by id. @param after '' at first */
  find(after: string, limit: number): Promise<FormBehind[]> {
    return this.database.query(
      `SELECT form.id, form.user_id AS client, form.tax_year, form.submitted FROM intake_forms form
       JOIN seasons season ON season.tax_year = form.tax_year AND season.state = 'open'
       LEFT JOIN tax_returns tax_return ON tax_return.client_id = form.user_id AND tax_return.tax_year = form.tax_year
         AND tax_return.sequence = 1
       WHERE (tax_return.id IS NULL
              OR tax_return.items_generated_at IS NULL AND tax_return.state = ANY($1)
              OR tax_return.state = 'intake' AND form.submitted)
         AND ($2 = '' OR form.id > nullif($2, '')::uuid)
       ORDER BY form.id LIMIT $3`,
      [returnStates.filter(isBeforeFiling), after, limit],
    );
  }
}
