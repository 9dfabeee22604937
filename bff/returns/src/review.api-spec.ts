import { adminReturnEndpoints, returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import type { ReturnState } from '@portal/domain/returns/return-states';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../testing/api';

let api: Api;
let preparer: Person;
let admin: Person;
let client: Person;
let id: string;
let version: number;

beforeAll(async () => {
  api = await startApi();
  [preparer, admin] = [await api.people.preparer(), await api.people.admin()];
});
beforeEach(async () => {
  client = await api.people.client();
  await api.make.assign(client, preparer);
  id = (await api.make.taxReturn({ client_id: client.id, state: 'preparing' })).id;
  version = 1;
  await requireReviews(true);
});
afterAll(() => api.stop());

const requireReviews = (isRequired: boolean) =>
  api.query('UPDATE site_settings SET requires_review = $1', [isRequired]);
const withVersion = <T extends { status: number; body: { version: number } }>(answer: T): T => {
  if (answer.status === 200) ({ version } = answer.body);
  return answer;
};
const move = async (to: ReturnState, { token } = preparer, more = {}) =>
  withVersion(
    await api.call(returnEndpoints.move, { body: { to, version, ...more }, token, params: { clientId: client.id } }),
  );
const moveAsAdmin = async (to: ReturnState, { token } = admin) =>
  withVersion(await api.call(adminReturnEndpoints.move, { body: { to, version }, token, params: { id } }));
const detail = async ({ token } = preparer) =>
  (await api.call(returnEndpoints.ofClient, { token, params: { clientId: client.id } })).body;
const inQueue = async () =>
  (await api.call(returnEndpoints.queue, { query: { search: client.email }, token: preparer.token })).body[0];

/** What the specification calls “reviewer ≠ preparer (staff setting: required or not)”. */
describe('a review that the office requires', () => {
  const refused = [
    { field: 'to', detail: 'Somebody else at the office has to check this return before it can be signed.' },
  ];

  it('is not skipped, by the preparer or by an admin', async () => {
    for (const answer of [await move('awaiting_signature'), await moveAsAdmin('awaiting_signature')])
      expect([answer.status, answer.problem.errors]).toEqual([400, refused]);
    expect(await detail()).toMatchObject({ state: 'preparing', awaits_reviewer: true });
    expect(await inQueue()).toMatchObject({ state: 'preparing', awaits_reviewer: true });
  });

  it('is not done by whoever asked for it', async () => {
    expect((await move('in_review')).body).toMatchObject({ state: 'in_review', awaits_reviewer: true });
    const { status, problem } = await move('awaiting_signature');
    expect([status, problem.errors]).toEqual([400, refused]);
    expect(await inQueue()).toMatchObject({ state: 'in_review', awaits_reviewer: true });
    expect((await moveAsAdmin('awaiting_signature')).body).toMatchObject({ state: 'awaiting_signature' });
    expect(await detail()).toMatchObject({ state: 'awaiting_signature', awaits_reviewer: false });
  });

  it('is done by a preparer who has taken over the client since', async () => {
    await move('in_review');
    const next = await api.people.preparer();
    await api.query('UPDATE assignments SET preparer_id = $2 WHERE client_id = $1', [client.id, next.id]);
    expect(await detail(next)).toMatchObject({ awaits_reviewer: false });
    expect((await move('awaiting_signature', next)).status).toBe(200);
  });

  it('survives a hold', async () => {
    await move('in_review');
    await move('on_hold', preparer, { reason_kind: 'client_asked' });
    await move('in_review');
    const { status, problem } = await move('awaiting_signature');
    expect([status, problem.errors]).toEqual([400, refused]);
  });

  it('begins anew when the return goes back to preparing', async () => {
    await moveAsAdmin('in_review');
    expect((await moveAsAdmin('awaiting_signature')).status).toBe(400);
    await move('preparing');
    await move('in_review');
    expect((await move('awaiting_signature')).status).toBe(400);
    expect((await moveAsAdmin('awaiting_signature')).status).toBe(200);
  });
});

it('lets the preparer decide about a review that the office does not require', async () => {
  await requireReviews(false);
  expect(await detail()).toMatchObject({ awaits_reviewer: false });
  await move('in_review');
  expect(await detail()).toMatchObject({ awaits_reviewer: false });
  expect((await move('awaiting_signature')).status).toBe(200);
});
