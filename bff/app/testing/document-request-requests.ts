import { uuidv7 } from 'uuidv7';
import type { Asked, RequestRecipe, Sent } from './request-recipe';
import { ordinaryForm } from '@portal/bff-platform/testing/hostile-multipart';

const isUuid = (id: string): boolean => /^[0-9a-f-]{36}$/.test(id);

/** State of an item, and the body's fields besides its version. */
type Prepared = [state: 'needed' | 'received' | 'explained' | 'rejected', fields?: object];

const reasons = `reject_reason = 'expired', explain_kind = 'cannot_get'`;

/** Puts an item into a state. @param where SQL condition on the item */
async function itemIn(api: Asked['api'], state: string, where: string, id: string) {
  if (!isUuid(id)) return undefined;
  const [found] = await api.query<{ id: string; version: number }>(
    `SELECT id, version FROM request_items WHERE ${where} AND rule_key = 'selfie'`,
    [id],
  );
  if (found) await api.query(`UPDATE request_items SET state = $2, ${reasons} WHERE id = $1`, [found.id, state]);
  return found;
}

/** Requests an item of the caller's own return. */
const own =
  (...[state, fields]: Prepared) =>
  async ({ api, id }: Asked): Promise<Sent> => ({
    payload: { ...fields, version: (await itemIn(api, state, 'id = $1', id))?.version ?? 1 },
  });

/** Requests an item of the client whose id is in the path. */
const ofClient =
  (...[state, fields]: Prepared) =>
  async ({ api, id }: Asked): Promise<Sent> => {
    const item = await itemIn(api, state, 'client_id = $1', id);
    return { params: { id: item?.id ?? id }, payload: { ...fields, version: item?.version ?? 1 } };
  };

/** Requests an item of the client together with the client's file. */
const withFile =
  (isLinked: boolean) =>
  async ({ api, id }: Asked): Promise<Sent> => {
    const item = await itemIn(api, isLinked ? 'received' : 'needed', 'client_id = $1', id);
    const [file] = isUuid(id)
      ? await api.query<{ id: string }>('SELECT id FROM documents WHERE user_id = $1 ORDER BY id LIMIT 1', [id])
      : [];
    const document_id = file?.id ?? id;
    if (item && file) await api.query('DELETE FROM request_item_documents WHERE item_id = $1', [item.id]);
    if (item && file && isLinked) await api.make.requestItemDocument({ item_id: item.id, document_id, client_id: id });
    const params = { id: item?.id ?? id, documentId: document_id };
    return isLinked
      ? { params }
      : { params, payload: { document_id: isUuid(document_id) ? document_id : (item?.id ?? uuidv7()) } };
  };

/** Lets an email about documents be due again, with something that was sent back. */
async function mailed({ api, id }: Asked): Promise<Sent> {
  const item = await itemIn(api, 'rejected', 'client_id = $1', id);
  await api.query(`UPDATE mails SET cause = id::text WHERE kind LIKE 'documents_%'`);
  if (item) await api.make.requestItemEvent({ item_id: item.id, client_id: id, what: 'rejected' });
  return {};
}

const form = () => {
  const { contentType, body } = ordinaryForm(100);
  return { payload: body, headers: { 'content-type': contentType } };
};

/** How the endpoints of document requests are asked. */
export const documentRequestRequests: Readonly<Record<string, RequestRecipe>> = {
  'documents.uploadForClient': { of: 'client', send: form },
  'requests.situations': {
    send: async ({ api, caller }) => {
      const [stored] = await api.query<{ version: number }>(
        'SELECT version FROM return_situations WHERE client_id = $1',
        [caller.person?.id ?? null],
      );
      return { payload: { employers: 'yes', employer_names: ['Acme'], version: stored?.version ?? 0 } };
    },
  },
  'requests.explain': { of: 'request-item', send: own('needed', { kind: 'cannot_get' }) },
  'requests.reopen': { of: 'request-item', send: own('explained') },
  'clientRequests.list': { of: 'client' },
  'clientRequests.add': { of: 'client', send: () => ({ payload: { label: 'Lease', required: true } }) },
  'clientRequests.accept': { of: 'client', send: ofClient('received') },
  'clientRequests.reject': { of: 'client', send: ofClient('received', { reason: 'expired' }) },
  'clientRequests.waive': { of: 'client', send: ofClient('needed', { reason: 'not_needed' }) },
  'clientRequests.link': { of: 'client', send: withFile(false) },
  'clientRequests.unlink': { of: 'client', send: withFile(true) },
  'clientRequests.tell': { of: 'client', send: mailed },
  'clientRequests.remind': { of: 'client', send: mailed },
  // Ids of other clients' returns are reported as not found, row by row (reminders.api-spec.ts).
  'clientRequests.remindMany': { send: () => ({ payload: { return_ids: [uuidv7()] } }) },
};
