import { uuidv7 } from 'uuidv7';
import type { Api } from './api';

interface Ids {
  client_id: string;
  author_id: string;
  document_id: string;
}

const ofReturn = 'SELECT id, client_id FROM tax_returns WHERE client_id = $1';

/** Adds a row to each table of a client's return that only staff, or document requests, fill. */
export async function makeRowsOfReturn(api: Api, { client_id, author_id, document_id }: Ids): Promise<void> {
  const item = uuidv7();
  const rows: readonly (readonly [sql: string, values: readonly string[]])[] = [
    [
      `INSERT INTO return_notes (return_id, client_id, id, author_id, author_name, text)
       SELECT own.*, $2::uuid, $3::uuid, 'A', '' FROM (${ofReturn}) own`,
      [uuidv7(), author_id],
    ],
    [
      `INSERT INTO filings (return_id, client_id, id, authority, method, sent_on, outcome)
       SELECT own.*, $2::uuid, 'federal', 'efile', now(), 'pending' FROM (${ofReturn}) own`,
      [uuidv7()],
    ],
    [`INSERT INTO return_situations (return_id, client_id, answers) SELECT own.*, '' FROM (${ofReturn}) own`, []],
    [
      `INSERT INTO request_items (return_id, client_id, id, rule_key, instance, source, document_type, required)
       SELECT own.*, $2::uuid, 'w2', 'other', 'rule', 'w2', true FROM (${ofReturn}) own`,
      [item],
    ],
    ['INSERT INTO request_item_documents (client_id, item_id, document_id) VALUES ($1, $2, $3)', [item, document_id]],
    [`INSERT INTO request_item_events (client_id, id, item_id, what) VALUES ($1, $2, $3, 'linked')`, [uuidv7(), item]],
  ];
  for (const [sql, values] of rows) await api.query(sql, [client_id, ...values]);
}
