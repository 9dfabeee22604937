import { uuidv7 } from 'uuidv7';
import { asOwner } from '@portal/bff-platform/testing/database';
import type { Api } from './api';
import type { Asked, RequestRecipe, Sent } from './request-recipe';

interface Stored {
  id: string;
  state: string;
  state_before_hold: string | null;
  version: number;
}

/** States on the way to the one in which filings can be recorded. */
const way = ['documents_needed', 'ready_to_prepare', 'preparing', 'awaiting_signature', 'ready_to_file'];
const rest = { to: 'on_hold', reason_kind: 'client_asked' };

/** @param id of the client or of the return */
async function findNewest(api: Api, id: string): Promise<Stored | undefined> {
  const sql = 'SELECT * FROM tax_returns WHERE $1 IN (client_id::text, id::text) AND newest';
  return (await api.query<Stored>(sql, [id]))[0];
}

/** @param id of the client or of the return */
async function resume(api: Api, id: string): Promise<Stored | undefined> {
  await api.query(
    `UPDATE tax_returns SET state = state_before_hold, state_before_hold = NULL
     WHERE $1 IN (client_id::text, id::text) AND state = 'on_hold'`,
    [id],
  );
  return findNewest(api, id);
}

async function putOnHold({ api, id }: Asked): Promise<Sent> {
  const stored = await resume(api, id);
  return { payload: { ...rest, version: stored?.version ?? 1 } };
}

/** Walks the return to the last of these states. */
async function walk(api: Api, id: string, along: readonly string[]): Promise<Stored | undefined> {
  const stored = await resume(api, id);
  for (const state of along.slice(along.indexOf(stored?.state ?? '') + 1))
    await api.query('UPDATE tax_returns SET state = $2 WHERE id = $1', [stored?.id, state]);
  return stored;
}

async function recordFilings({ api, id }: Asked): Promise<Sent> {
  const stored = await walk(api, id, way);
  const filing = { authority: 'federal', method: 'efile', sent_on: '2025-03-01', outcome: 'pending' };
  return { payload: { version: stored?.version ?? 1, filings: [filing] } };
}

async function setDeadline({ api, id }: Asked): Promise<Sent> {
  const stored = await findNewest(api, id);
  return { payload: { version: stored?.version ?? 1, due_on: null, extension_filed_on: null } };
}

async function amend({ api, id }: Asked): Promise<Sent> {
  const stored = await walk(api, id, [...way, 'filed', 'accepted']);
  return { payload: { version: stored?.version ?? 1, note: 'A form came late' } };
}

/** Takes amended returns back, which the service cannot: the returns that they followed begin again. */
export async function undoAmendments({ query, url }: Api): Promise<void> {
  const amended = await query(`SELECT FROM tax_returns WHERE state = 'accepted' OR kind = 'amended'`);
  if (amended.length === 0) return;
  const later = `(SELECT id FROM tax_returns WHERE kind = 'amended')`;
  await asOwner(
    url,
    `ALTER TABLE tax_returns DISABLE TRIGGER keep_order_of_returns;
     ALTER TABLE tax_returns DISABLE TRIGGER check_return_edge;
     UPDATE request_items item SET return_id = original.id FROM tax_returns original
       WHERE original.client_id = item.client_id AND original.sequence = 1 AND item.return_id IN ${later};
     DELETE FROM return_situations WHERE return_id IN ${later};
     DELETE FROM return_notes WHERE return_id IN ${later};
     DELETE FROM return_transitions WHERE return_id IN ${later};
     DELETE FROM tax_returns WHERE kind = 'amended';
     UPDATE tax_returns SET newest = true WHERE NOT newest;
     UPDATE tax_returns SET state = 'intake' WHERE state = 'accepted';
     ALTER TABLE tax_returns ENABLE TRIGGER check_return_edge;
     ALTER TABLE tax_returns ENABLE TRIGGER keep_order_of_returns`,
  );
}

/** How the endpoints of returns are requested. */
export const returnRequests: Readonly<Record<string, RequestRecipe>> = {
  'adminReturns.read': { of: 'return' },
  'adminReturns.ofClient': { of: 'client' },
  'adminReturns.move': { of: 'return', send: putOnHold },
  'adminReturns.note': { of: 'return', send: () => ({ payload: { text: 'Called' } }) },
  'adminReturns.amend': { of: 'return', send: amend },
  'adminReturns.setDeadline': { of: 'return', send: setDeadline },
  'returns.ofClient': { of: 'client', shows: 'client' },
  'returns.move': { of: 'client', shows: 'client', send: putOnHold },
  'returns.note': { of: 'client', shows: 'client', send: () => ({ payload: { text: 'Called' } }) },
  'returns.recordFilings': { of: 'client', shows: 'client', send: recordFilings },
  'returns.setDeadline': { of: 'client', shows: 'client', send: setDeadline },
  'returns.amend': { of: 'client', shows: 'client', send: amend },
  'returns.queue': { shows: 'client' },
  // Ids of other clients' returns are reported as not found, row by row (moves.api-spec.ts).
  'returns.bulkMove': { send: () => ({ payload: { ...rest, return_ids: [uuidv7()] } }) },
};
