import { uuidv7 } from 'uuidv7';
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
async function resume(api: Api, id: string): Promise<Stored | undefined> {
  await api.query(
    `UPDATE tax_returns SET state = state_before_hold, state_before_hold = NULL
     WHERE $1 IN (client_id::text, id::text) AND state = 'on_hold'`,
    [id],
  );
  const [found] = await api.query<Stored>('SELECT * FROM tax_returns WHERE $1 IN (client_id::text, id::text)', [id]);
  return found;
}

async function putOnHold({ api, id }: Asked): Promise<Sent> {
  const stored = await resume(api, id);
  return { payload: { ...rest, version: stored?.version ?? 1 } };
}

async function recordFilings({ api, id }: Asked): Promise<Sent> {
  const stored = await resume(api, id);
  for (const state of way.slice(way.indexOf(stored?.state ?? '') + 1))
    await api.query('UPDATE tax_returns SET state = $2 WHERE id = $1', [stored?.id, state]);
  const filing = { authority: 'federal', method: 'efile', sent_on: '2025-03-01', outcome: 'pending' };
  return { payload: { version: stored?.version ?? 1, filings: [filing] } };
}

async function setDeadline({ api, id }: Asked): Promise<Sent> {
  const [stored] = await api.query<Stored>('SELECT * FROM tax_returns WHERE $1 IN (client_id::text, id::text)', [id]);
  return { payload: { version: stored?.version ?? 1, due_on: null, extension_filed_on: null } };
}

/** How the endpoints of returns are requested. */
export const returnRequests: Readonly<Record<string, RequestRecipe>> = {
  'adminReturns.read': { of: 'return' },
  'adminReturns.ofClient': { of: 'client' },
  'adminReturns.move': { of: 'return', send: putOnHold },
  'adminReturns.note': { of: 'return', send: () => ({ payload: { text: 'Called' } }) },
  'adminReturns.setDeadline': { of: 'return', send: setDeadline },
  'returns.ofClient': { of: 'client', shows: 'client' },
  'returns.move': { of: 'client', shows: 'client', send: putOnHold },
  'returns.note': { of: 'client', shows: 'client', send: () => ({ payload: { text: 'Called' } }) },
  'returns.recordFilings': { of: 'client', shows: 'client', send: recordFilings },
  'returns.setDeadline': { of: 'client', shows: 'client', send: setDeadline },
  'returns.queue': { shows: 'client' },
  // Ids of other clients' returns are reported as not found, row by row (moves.api-spec.ts).
  'returns.bulkMove': { send: () => ({ payload: { ...rest, return_ids: [uuidv7()] } }) },
};
