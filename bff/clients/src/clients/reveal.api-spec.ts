import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { startApi, type Api } from '../../testing/api';
import { asOwner } from '@portal/bff-platform/testing/database';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';

let api: Api;
let client: Person;
let assigned: Person;
let stranger: Person;
beforeAll(async () => {
  api = await startApi();
  client = await api.people.client();
  [assigned, stranger] = [await api.people.preparer(), await api.people.preparer()];
  await api.make.assign(client, assigned);
  const body = { ...completeIntake(), submitted: true };
  await api.call(intakeEndpoints.create, { body, token: client.token });
});
beforeEach(() => api.query('DELETE FROM rate_limits'));
afterAll(() => api.stop());

const reveal = (body: Record<string, unknown>, person: Person | null = assigned, clientId = client.id) =>
  api.call(clientEndpoints.reveal, { body, params: { clientId }, ...(person ? { token: person.token } : {}) });
const ssn = { field: 'ssn', reason: 'prepare_return' };
const recorded = () =>
  api.query<{ details: object; outcome: string; actor_id: string }>(
    `SELECT actor_id, address, object_type, object_id, outcome, details FROM audit_log WHERE action = 'client.reveal' ORDER BY id`,
  );

describe('POST /client/{clientId}/reveal', () => {
  it('is restricted to the assigned preparer, and leaves no audit entry for anyone else', async () => {
    expect((await reveal(ssn, null)).status).toBe(401);
    for (const person of [client, await api.people.admin()]) expect((await reveal(ssn, person)).status).toBe(403);
    expect((await reveal(ssn, stranger)).status).toBe(404);
    expect((await reveal(ssn, assigned, 'x')).status).toBe(404);
    expect(await recorded()).toEqual([]);
  });

  it.each<[field: string, body: Record<string, unknown>, detail?: string]>([
    ['field', { reason: 'prepare_return' }],
    ['field', { ...ssn, field: 'date_of_birth' }],
    ['reason', { field: 'ssn' }],
    ['reason', { ...ssn, reason: 'curious' }],
    ['child', { ...ssn, field: 'child_ssn' }, 'Please select a child.'],
    ['child', { ...ssn, field: 'child_ssn', child: -1 }],
    ['child', { ...ssn, field: 'child_ssn', child: 20 }],
    ['ends_in', { ...ssn, ends_in: '12345' }],
  ])('returns 400 for an invalid %s: %j', async (field, body, detail = expect.any(String) as string) => {
    const { status, problem } = await reveal(body);
    expect([status, problem.errors?.[0]]).toEqual([400, { field, detail }]);
    expect(await recorded()).toEqual([]);
  });

  it.each([
    ['changed', { ...ssn, ends_in: '0001' }],
    ['gone', { ...ssn, field: 'child_ssn', child: 1, ends_in: '0001' }],
  ])('returns 409 if the number is %s since it was shown masked', async (_, body) => {
    const { status, problem } = await reveal(body);
    expect([status, problem.detail]).toEqual([
      409,
      'The client has changed this number in the meantime. Please reload the page.',
    ]);
    expect(await recorded()).toEqual([]);
  });

  it('returns the number if it still ends as it was shown', async () => {
    const { status, body } = await reveal({ ...ssn, ends_in: canaries.ssn.slice(-4) });
    expect([status, body.value]).toEqual([200, canaries.ssn]);
  });

  it.each([
    ['ssn', {}, canaries.ssn],
    ['spouse_ssn', {}, canaries.spouseSsn],
    ['child_ssn', { child: 0 }, canaries.childSsn],
    ['child_ssn', { child: 1 }, null],
    ['account_number', {}, canaries.accountNumber],
  ] as const)(
    'returns %s %j in full, audited once with its reason and never with the number',
    async (field, more, value) => {
      const before = (await recorded()).length;
      const { status, body, headers } = await reveal({ field, reason: 'direct_deposit', ...more });
      expect([status, body.value]).toEqual([200, value]);
      expect(headers['cache-control']).toContain('no-store');
      const rows = await recorded();
      expect(rows).toHaveLength(before + 1);
      expect(rows.at(-1)).toEqual({
        actor_id: assigned.id,
        address: '127.0.0.1',
        object_type: 'client',
        object_id: client.id,
        outcome: 'ok',
        details: { field, reason: 'direct_deposit', ...more },
      });
    },
  );

  it('is rate limited to thirty an hour', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1) statuses.push((await reveal(ssn)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const { status, headers } = await reveal(ssn);
    expect([statuses.at(-1), status]).toEqual([429, 429]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  });

  it('returns the submitted number, not an unsubmitted change', async () => {
    const mine = await api.call(intakeEndpoints.mine, { token: client.token });
    const change = { account_number: '55554444' };
    const params = { id: mine.body?.id ?? '' };
    await api.call(intakeEndpoints.update, { params, body: change, token: client.token });
    const { body } = await reveal({ field: 'account_number', reason: 'direct_deposit' });
    expect(body.value).toBe(canaries.accountNumber);
  });

  it.each([
    ['spouse', { field: 'spouse_ssn' }],
    ['child', { field: 'child_ssn', child: 0 }],
  ])('returns null for a client without a %s', async (_, field) => {
    const single = await api.people.client();
    await api.make.assign(single, assigned);
    const body = { ssn: canaries.ssn, submitted: false };
    await api.call(intakeEndpoints.create, { body, token: single.token });
    const { status, body: revealed } = await reveal({ ...ssn, ...field }, assigned, single.id);
    expect([status, revealed.value]).toEqual([200, null]);
  });

  it('returns an account number without dashes, even if it is as long as an SSN', async () => {
    const mine = await api.call(intakeEndpoints.mine, { token: client.token });
    const body = { account_number: '123456789', submitted: true };
    await api.call(intakeEndpoints.update, { params: { id: mine.body?.id ?? '' }, body, token: client.token });
    expect((await reveal({ field: 'account_number', reason: 'direct_deposit' })).body.value).toBe('123456789');
  });

  it('returns nothing while PostgreSQL cannot write the audit row, and works again afterwards', async () => {
    await asOwner(
      api.url,
      `CREATE FUNCTION refuse_audit() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER refuse_audit BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit()`,
    );
    const refused = await reveal(ssn);
    await asOwner(api.url, 'DROP FUNCTION refuse_audit CASCADE');
    expect(refused).toMatchObject({ status: 503, problem: { code: 'unavailable' } });
    expect(JSON.stringify(refused)).not.toContain(canaries.ssn.slice(-4));
    expect((await reveal(ssn)).status).toBe(200);
  });
});
