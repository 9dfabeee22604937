import type { Api } from './api';

interface Ids {
  client_id: string;
  author_id: string;
  document_id: string;
}

/** Adds a row to each table of a client's return that only staff, or document requests, fill. */
export async function makeRowsOfReturn(
  { make, query }: Api,
  { client_id, author_id, document_id }: Ids,
): Promise<void> {
  const [row] = await query<{ id: string }>('SELECT id FROM tax_returns WHERE client_id = $1 AND newest', [client_id]);
  if (!row) throw new Error('The client has no return');
  const of = { return_id: row.id, client_id };
  await make.returnNote({ ...of, author_id });
  await make.filing(of);
  await make.situations(of);
  const { id: item_id } = await make.requestItem({ ...of, instance: 'other' });
  await make.requestItemDocument({ item_id, document_id, client_id });
  await make.requestItemEvent({ item_id, client_id });
}
