import { clientRequestEndpoints } from '@portal/domain/requests/document-requests.endpoints';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { uuidv7 } from 'uuidv7';
import { auditOf } from '@portal/bff-access/testing/recorded';
import type { Person } from '@portal/bff-access/testing/people';
import { startApi, type Api } from '../../testing/api';

let api: Api;
let preparer: Person;

beforeAll(async () => {
  api = await startApi();
  preparer = await api.people.preparer();
});
afterAll(() => api.stop());

type Made = Parameters<Api['make']['taxReturn']>[0];

/** A client of the preparer whose return waits for one document. */
async function waiting(more: Partial<Made> = {}, item: object = {}, of = preparer) {
  const client = await api.people.client();
  await api.make.assign(client, of);
  const { id } = await api.make.taxReturn({ client_id: client.id, state: 'documents_needed', ...more });
  await api.make.requestItem({ return_id: id, client_id: client.id, ...item });
  return { id, client };
}
const remind = (return_ids: unknown, token = preparer.token) =>
  api.call(clientRequestEndpoints.remindMany, { body: { return_ids } as never, token });
const remindersTo = ({ email }: Person) =>
  api.query(`SELECT id FROM mails WHERE kind = 'documents_reminder' AND recipient = $1`, [email]);

describe('POST /queue/remind', () => {
  it('returns 401 to anonymous callers, and 403 to clients and admins', async () => {
    const { id, client } = await waiting();
    expect((await remind([id], '')).status).toBe(401);
    for (const { token } of [client, await api.people.admin()]) expect((await remind([id], token)).status).toBe(403);
    expect(await remindersTo(client)).toEqual([]);
  });

  it.each([[undefined], ['all'], [['r1']], [Array.from({ length: returnLimits.bulk + 1 }, () => uuidv7())]])(
    'returns 400 for the ids %j',
    async (ids) => {
      const { status, problem } = await remind(ids);
      expect([status, problem.errors?.[0]?.field]).toEqual([400, 'return_ids']);
    },
  );

  it('reminds each client by itself, and says what became of each', async () => {
    const [one, other] = [await waiting(), await waiting({ state: 'preparing' })];
    const done = await waiting({}, { state: 'accepted' });
    const optional = await waiting({}, { required: false });
    const resting = await waiting({ state: 'on_hold', state_before_hold: 'preparing', reason_kind: 'unpaid_fee' });
    const closed = await waiting();
    await api.query(`UPDATE users SET status = 'disabled' WHERE id = $1`, [closed.client.id]);
    const theirs = await waiting({}, {}, await api.people.preparer());
    const nobodys = uuidv7();
    const { status, body } = await remind([
      ...[one.id, done.id, optional.id, resting.id, closed.id, theirs.id, nobodys, other.id, one.id],
    ]);
    expect([status, body.results]).toEqual([
      200,
      [
        { id: one.id, outcome: 'reminded' },
        { id: done.id, outcome: 'nothing_open' },
        { id: optional.id, outcome: 'nothing_open' },
        { id: resting.id, outcome: 'on_hold' },
        { id: closed.id, outcome: 'closed' },
        { id: theirs.id, outcome: 'not_found' },
        { id: nobodys, outcome: 'not_found' },
        { id: other.id, outcome: 'reminded' },
      ],
    ]);
    for (const { client } of [one, other]) {
      expect(await remindersTo(client)).toHaveLength(1);
      expect(await auditOf(api, client.id, 'request.remind')).toHaveLength(1);
    }
    for (const { client } of [done, optional, resting, closed, theirs]) {
      expect(await remindersTo(client)).toEqual([]);
      expect(await auditOf(api, client.id, 'request.remind')).toEqual([]);
    }
  });

  it('sleeps while the client has said when the document comes', async () => {
    const explained = { state: 'explained', explain_kind: 'comes_later', comes_on: '2030-03-03' } as const;
    const { id, client } = await waiting({ state: 'preparing' }, explained);
    expect((await remind([id])).body.results).toEqual([{ id, outcome: 'nothing_open' }]);
    expect(await remindersTo(client)).toEqual([]);
  });

  it('reminds a client at most once a day, alone or with others', async () => {
    const { id, client } = await waiting();
    const alone = () =>
      api.call(clientRequestEndpoints.remind, { token: preparer.token, params: { clientId: client.id } });
    const both = await Promise.all([remind([id]), remind([id])]);
    expect(both.map(({ body }) => body.results[0]?.outcome).sort()).toEqual(['reminded', 'reminded_today']);
    expect((await alone()).problem.code).toBe('conflict');
    expect(await remindersTo(client)).toHaveLength(1);
  });

  it('begins the day at midnight in the office’s time zone', async () => {
    const { id } = await waiting();
    const outcome = async () => (await remind([id])).body.results[0]?.outcome;
    const outcomes = [];
    // 25 hours apart: it is always a later day on Kiritimati.
    for (const zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
      await api.query('UPDATE site_settings SET time_zone = $1', [zone]);
      outcomes.push(await outcome(), await outcome());
    }
    await api.query('UPDATE site_settings SET time_zone = DEFAULT');
    expect(outcomes).toEqual(['reminded', 'reminded_today', 'reminded', 'reminded_today']);
  });
});
