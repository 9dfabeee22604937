import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { uuidv7 } from 'uuidv7';
import type { Person } from '@portal/bff-access/testing/people';
import { auditOf } from '@portal/bff-access/testing/recorded';
import { startApi, type Api } from '../testing/api';

let api: Api;
let [admin, preparer, client]: Person[] = [];
let id: string;

beforeAll(async () => {
  api = await startApi();
  [admin, preparer] = [await api.people.admin(), await api.people.preparer()];
});
beforeEach(async () => {
  client = await api.people.client();
  await api.make.assign(client, preparer);
  ({ id } = await api.make.taxReturn({ client_id: client.id, state: 'preparing' }));
  await api.make.requestItem({ return_id: id, client_id: client.id });
});
afterAll(() => api.stop());

const read = (of: string | undefined, by: Person | undefined) =>
  api.call(adminReturnEndpoints.ofClient, { token: by?.token ?? '', params: { clientId: of ?? '' } });
const write = (by: Person | undefined, { text = 'Call the bank', of = id }: { text?: string; of?: string } = {}) =>
  api.call(adminReturnEndpoints.note, { token: by?.token ?? '', params: { id: of }, body: { text } });

describe('GET /admin/clients/{clientId}/return', () => {
  it('returns 401 to anonymous callers, 403 to other roles, and 404 for anybody who is no client', async () => {
    expect((await read(client?.id, undefined)).status).toBe(401);
    for (const other of [client, preparer]) expect((await read(client?.id, other)).status).toBe(403);
    for (const nobody of [uuidv7(), preparer?.id, 'c1']) expect((await read(nobody, admin)).status).toBe(404);
  });

  it('returns null before the first draft of the form', async () => {
    const { status, body } = await read((await api.people.client()).id, admin);
    expect([status, body]).toEqual([200, null]);
  });

  it('shows state and moves, but only how many documents are open, and is audited', async () => {
    await api.query(`UPDATE request_items SET label = $2 WHERE return_id = $1`, [id, Buffer.from('Acme Works')]);
    const { status, body } = await read(client?.id, admin);
    expect([status, body?.state, body?.open_for_client, body?.version]).toEqual([200, 'preparing', 1, 1]);
    expect(Object.keys(body ?? {})).not.toContain('items');
    expect(await auditOf(api, client?.id ?? '', 'return.view')).toHaveLength(1);
  });

  it('has the office’s time zone, also for preparers', async () => {
    await api.query(`UPDATE site_settings SET time_zone = 'Pacific/Guam'`);
    expect((await read(client?.id, admin)).body?.time_zone).toBe('Pacific/Guam');
    const params = { clientId: client?.id ?? '' };
    const { body } = await api.call(returnEndpoints.ofClient, { token: preparer?.token ?? '', params });
    expect(body?.time_zone).toBe('Pacific/Guam');
    await api.query('UPDATE site_settings SET time_zone = DEFAULT');
  });
});

describe('POST /admin/returns/{id}/notes', () => {
  it('returns 401 to anonymous callers, 403 to other roles, and 404 for an unknown return', async () => {
    expect((await write(undefined)).status).toBe(401);
    for (const other of [client, preparer]) expect((await write(other)).status).toBe(403);
    expect((await write(admin, { of: uuidv7() })).status).toBe(404);
    expect(await api.query('SELECT id FROM return_notes WHERE return_id = $1', [id])).toEqual([]);
  });

  it.each(['', 'x'.repeat(returnLimits.note + 1)])('returns 400 beside the field for an invalid text', async (text) => {
    const { status, problem } = await write(admin, { text });
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['text']]);
  });

  it('adds a note that the preparer reads and the client does not', async () => {
    const { status, body } = await write(admin);
    expect([status, body.notes.map(({ text }) => text)]).toEqual([201, ['Call the bank']]);
    expect(await auditOf(api, id, 'return.note')).toHaveLength(1);
    const params = { clientId: client?.id ?? '' };
    const theirs = (await api.call(returnEndpoints.ofClient, { token: preparer?.token ?? '', params })).body;
    expect(theirs?.notes).toEqual(body.notes);
    const mine = (await api.call(returnEndpoints.mine, { token: client?.token ?? '' })).body;
    expect(JSON.stringify(mine)).not.toContain('bank');
    const stored = await api.query(`SELECT encode(text, 'escape') AS text FROM return_notes`);
    expect(JSON.stringify(stored)).not.toContain('bank');
  });
});
