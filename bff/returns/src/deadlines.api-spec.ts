import { dueOnByLaw } from '@portal/domain/returns/deadlines';
import type { ReturnDeadline } from '@portal/domain/returns/deadline.dto';
import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { season } from '@portal/domain/testing/season';
import { uuidv7 } from 'uuidv7';
import type { Person } from '@portal/bff-access/testing/people';
import { auditOf } from '@portal/bff-access/testing/recorded';
import { setSeason } from '@portal/bff-access/testing/seasons';
import { startApi, type Api } from '../testing/api';

let api: Api;
let [admin, preparer, other, client]: Person[] = [];
let id: string;
const year = season + 1;
const extended = { due_on: null, extension_filed_on: `${year}-02-10` };
const extendedDue = dueOnByLaw(season, extended);

beforeAll(async () => {
  api = await startApi();
  [admin, preparer, other] = [await api.people.admin(), await api.people.preparer(), await api.people.preparer()];
});
beforeEach(async () => {
  client = await api.people.client();
  await api.make.assign(client, preparer);
  ({ id } = await api.make.taxReturn({ client_id: client.id, state: 'preparing' }));
});
afterAll(() => api.stop());

const set = (body: Partial<ReturnDeadline>, by: Person | undefined = preparer, clientId = client?.id ?? '') =>
  api.call(returnEndpoints.setDeadline, {
    ...{ token: by?.token ?? '', params: { clientId } },
    body: { version: 1, ...body },
  });
const setAny = (body: Partial<ReturnDeadline>, by: Person | undefined = admin, of = id) =>
  api.call(adminReturnEndpoints.setDeadline, {
    ...{ token: by?.token ?? '', params: { id: of } },
    body: { version: 1, ...body },
  });
const stored = async () => {
  const [row] = await api.query('SELECT due_on::text, extension_filed_on::text FROM tax_returns WHERE id = $1', [id]);
  return row;
};
const nothing = { due_on: null, extension_filed_on: null };
const nobody = { token: '' } as Person;

describe('PUT /client/{clientId}/return/deadline', () => {
  it('returns 401 to anonymous callers, 403 to other roles, and 404 to other preparers', async () => {
    expect((await set(extended, nobody)).status).toBe(401);
    for (const by of [client, admin]) expect((await set(extended, by)).status).toBe(403);
    expect((await set(extended, other)).status).toBe(404);
    for (const clientId of [uuidv7(), 'c1', (await api.people.client()).id])
      expect((await set(extended, preparer, clientId)).status).toBe(404);
    expect(await stored()).toEqual(nothing);
  });

  it.each([
    [{ due_on: `${year}-02-30` }, 'due_on'],
    [{ due_on: `${season}-12-31` }, 'due_on'],
    [{ due_on: `${year + 1}-01-01` }, 'due_on'],
    [{ extension_filed_on: 'soon' }, 'extension_filed_on'],
    [{ extension_filed_on: `${season}-12-31` }, 'extension_filed_on'],
    [{ version: 0 }, 'version'],
  ])('returns 400 beside the field for %j', async (body, field) => {
    const { status, problem } = await set(body);
    expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    expect(await stored()).toEqual(nothing);
  });

  it('returns 409 with the current version for a stale one, and lets one of two at once through', async () => {
    const both = await Promise.all([set(extended), set({ due_on: `${year}-05-01` })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.problem).toMatchObject({ code: 'stale_version', version: 2 });
  });

  it('stores the later date of an extension, which the queue shows and sorts by', async () => {
    const { status, body } = await set(extended);
    expect([status, body.due_on, body.extension_filed_on, body.version]).toEqual([
      ...[200, extendedDue, extended.extension_filed_on, 2],
    ]);
    const early = await api.people.client();
    await api.make.assign(early, preparer);
    await api.make.taxReturn({ client_id: early.id, state: 'preparing', due_on: `${year}-03-01` });
    const query = { sort: 'due', limit: 100 } as const;
    const rows = (await api.call(returnEndpoints.queue, { token: preparer?.token ?? '', query })).body;
    const mine = rows.filter(({ client_id }) => [early.id, client?.id].includes(client_id));
    expect(mine.map(({ due_on }) => due_on)).toEqual([`${year}-03-01`, extendedDue]);
  });

  it('keeps the office’s own date beside an extension', async () => {
    const { body } = await set({ ...extended, due_on: `${year}-09-01` });
    expect([body.due_on, body.extension_filed_on]).toEqual([`${year}-09-01`, extended.extension_filed_on]);
  });

  it('clears both, audits every change with its dates, and moves nothing', async () => {
    await set(extended);
    const { body } = await set({ version: 2, ...nothing });
    expect([body.due_on, body.extension_filed_on, body.state, body.transitions]).toEqual([null, null, 'preparing', []]);
    expect(await auditOf(api, id, 'return.update')).toMatchObject([
      { details: { due_on: extendedDue, extension_filed_on: extended.extension_filed_on } },
      { details: nothing },
    ]);
  });

  it('is what the client reads about an extension', async () => {
    await set(extended);
    const { body } = await api.call(returnEndpoints.mine, { token: client?.token ?? '' });
    expect(body).toMatchObject({ due_on: extendedDue, extension_filed_on: extended.extension_filed_on });
  });
});

describe('PUT /admin/returns/{id}/deadline', () => {
  it('returns 401 to anonymous callers, 403 to other roles, and 404 for an unknown return', async () => {
    expect((await setAny(extended, nobody)).status).toBe(401);
    for (const by of [client, preparer]) expect((await setAny(extended, by)).status).toBe(403);
    for (const unknown of [uuidv7(), 'r1']) expect((await setAny(extended, admin, unknown)).status).toBe(404);
    expect(await stored()).toEqual(nothing);
  });

  it('returns 400 for an extension in the future, which begins at midnight in the office', async () => {
    const tax_year = new Date().getUTCFullYear();
    const later = await api.make.taxReturn({ client_id: client?.id ?? '', state: 'preparing', tax_year });
    const { status, problem } = await setAny({ extension_filed_on: `${tax_year + 1}-12-31` }, admin, later.id);
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['extension_filed_on']]);
  });

  it('returns 409 for a stale version and in a closed season', async () => {
    expect((await setAny({ ...extended, version: 7 })).problem.code).toBe('stale_version');
    await setSeason(api, 'closed');
    const { status, problem } = await setAny(extended);
    await setSeason(api, 'open');
    expect([status, problem.code]).toEqual([409, 'conflict']);
    expect(await stored()).toEqual(nothing);
  });

  it('sets the dates of any client’s return', async () => {
    const { status, body } = await setAny(extended);
    expect([status, body.due_on]).toEqual([200, extendedDue]);
    expect(await stored()).toEqual({ due_on: extendedDue, extension_filed_on: extended.extension_filed_on });
  });
});
