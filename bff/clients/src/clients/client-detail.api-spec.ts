import { clientEndpoints } from '@portal/domain/clients/clients.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { preferencesEndpoints } from '@portal/domain/preferences/preferences.endpoints';
import { preferencesLimits } from '@portal/domain/preferences/preferences.limits';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../../testing/api';
import { inDays } from '@portal/bff-platform/testing/factory';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { completeScheduleC } from '@portal/bff-tax-forms/testing/schedule-c-bodies';

let api: Api;
let [client, empty, assigned, stranger]: Person[] = [];
beforeAll(async () => {
  api = await startApi();
  [client, empty] = [await api.people.client(), await api.people.client()];
  [assigned, stranger] = [await api.people.preparer(), await api.people.preparer()];
  for (const each of [client, empty]) await api.make.assign(each, assigned);
  await api.make.document.all([{ user_id: client.id }, { user_id: client.id, document_type: 'selfie' }]);
  const token = client.token;
  const intake = await api.call(intakeEndpoints.create, { body: { ...completeIntake(), submitted: true }, token });
  const business = await api.call(scheduleCEndpoints.create, {
    body: { ...completeScheduleC(), submitted: true },
    token,
  });
  const draft = { city: 'Flint', account_number: '99998888' };
  await api.call(intakeEndpoints.update, { params: { id: intake.body.id }, body: draft, token });
  const other = { gross_receipts: 5, business_info: { business_name: 'Other' } };
  await api.call(scheduleCEndpoints.update, { params: { id: business.body.id }, body: other, token });
});
afterAll(() => api.stop());

const { detail, intake, intakeHistory, scheduleC, scheduleCHistory } = clientEndpoints;
const reads = { detail, intake, intakeHistory, scheduleC, scheduleCHistory };
const to = (person: Person | undefined, of = client) => ({
  token: person?.token ?? '',
  params: { clientId: of?.id ?? '' },
});
const secrets = [canaries.ssn, canaries.spouseSsn, canaries.childSsn, canaries.accountNumber, '99998888'];
const digits = (text: string): string => text.replace(/(\d)-(?=\d)/g, '$1');

describe.each(Object.entries(reads))('reading the %s of a client', (_name, call) => {
  it('returns 401 to anonymous callers and 403 to clients and admins', async () => {
    expect((await api.call(call, { params: { clientId: client?.id ?? '' } })).status).toBe(401);
    for (const person of [client, await api.people.admin()])
      expect((await api.call(call, to(person))).status).toBe(403);
  });

  it("returns 404 for another preparer's client, indistinguishable from a missing one", async () => {
    const hidden = await api.call(call, to(stranger));
    const missing = await api.call(call, { token: stranger?.token ?? '', params: { clientId: uuidv7() } });
    const malformed = await api.call(call, { token: assigned?.token ?? '', params: { clientId: 'x' } });
    expect([hidden.status, missing.status, malformed.status]).toEqual([404, 404, 404]);
    expect(hidden.problem.detail).toBe(missing.problem.detail);
  });

  it('returns 404 once the assignment ends', async () => {
    await api.make.assign(client, stranger);
    expect((await api.call(call, to(assigned))).status).toBe(404);
    await api.make.assign(client, assigned);
    expect((await api.call(call, to(assigned))).status).toBe(200);
  });

  it('masks sensitive numbers, and is not cacheable', async () => {
    const { body, headers } = await api.call(call, to(assigned));
    const text = digits(JSON.stringify(body));
    expect(secrets.filter((secret) => text.includes(digits(secret)))).toEqual([]);
    expect(headers['cache-control']).toContain('no-store');
  });

  it('is audited each time', async () => {
    const count = async () => {
      const rows = await api.query('SELECT 1 FROM audit_log WHERE actor_id = $1 AND object_id = $2', [
        assigned?.id,
        client?.id,
      ]);
      return rows.length;
    };
    const before = await count();
    await api.call(call, to(assigned));
    expect(await count()).toBe(before + 1);
  });
});

describe('GET /client/{clientId}', () => {
  it('computes completion from the four requirements', async () => {
    const { body } = await api.call(detail, to(assigned));
    expect(body).toMatchObject({
      completion: 75,
      progress: 67,
      document_types: ['selfie', 'w2'],
      intake_state: 'changed',
      schedule_c_state: 'changed',
    });
    expect((await api.call(detail, to(assigned, empty))).body).toMatchObject({ completion: 0, intake_state: 'none' });
  });
});

describe("client's general intake preferences", () => {
  const sendPreferences = (person: Person | undefined, questions: string, more = {}) =>
    api.call(preferencesEndpoints.create, {
      body: { submitted_via: 'general_intake_form', questions, ...more },
      token: person?.token ?? '',
    });
  const read = async (reader: Person | undefined, of: Person) =>
    (await api.call(detail, to(reader, of))).body.preferences ?? [];

  it('are empty for a client who sent none, even if a visitor or another client did', async () => {
    const other = await api.people.client();
    await sendPreferences(other, 'Of somebody else');
    await sendPreferences(undefined, 'Of nobody');
    expect((await api.call(detail, to(assigned, empty))).body.preferences).toEqual([]);
  });

  it('are visible only to the currently assigned preparer', async () => {
    const asking = await api.people.client();
    await sendPreferences(asking, 'Do I owe anything?', {
      urgent: true,
      preferred_office: 'Main',
      special_circumstances: 'We moved',
    });
    await api.make.assign(asking, assigned);
    expect(await read(assigned, asking)).toEqual([
      expect.objectContaining({
        questions: 'Do I owe anything?',
        special_circumstances: 'We moved',
        urgent: true,
        preferred_office: 'Main',
        preferred_preparer: null,
      }),
    ]);
    await api.make.assign(asking, stranger);
    expect((await api.call(detail, to(assigned, asking))).status).toBe(404);
    expect(await read(stranger, asking)).toHaveLength(1);
  });

  it('are returned newest first, and limited in number', async () => {
    const asking = await api.people.client();
    await api.make.assign(asking, assigned);
    for (const questions of ['First', 'Second']) await sendPreferences(asking, questions);
    expect((await read(assigned, asking)).map(({ questions }) => questions)).toEqual(['Second', 'First']);
    await api.make.preference.many(30, () => ({ user_id: asking.id, created_at: inDays(-1) }));
    const all = await read(assigned, asking);
    expect([all.length, all[0]?.questions]).toEqual([preferencesLimits.shown, 'Second']);
  });
});

describe('GET /client/{clientId}/intake', () => {
  it('returns null for a client who has not started the form', async () => {
    expect((await api.call(intake, to(assigned, empty))).body).toBeNull();
    expect((await api.call(scheduleC, to(assigned, empty))).body).toBeNull();
    expect((await api.call(intakeHistory, to(assigned, empty))).body).toEqual([]);
  });

  it('returns the submitted version, masked to the last four characters, with the names of fields changed since', async () => {
    const { body } = await api.call(intake, to(assigned));
    expect(body).toMatchObject({
      submitted: true,
      has_unsubmitted_changes: true,
      city: 'Detroit',
      ssn: `XXX-XX-${canaries.ssn.slice(-4)}`,
      account_number: `****${canaries.accountNumber.slice(-4)}`,
    });
    expect([...(body?.changed_fields ?? [])].sort()).toEqual(['account_number', 'city']);
    expect(body?.spouse_info?.ssn).toBe(`XXX-XX-${canaries.spouseSsn.slice(-4)}`);
    expect(body?.children?.[0]?.ssn).toBe(`XXX-XX-${canaries.childSsn.slice(-4)}`);
  });

  it('returns the draft of a client who has never submitted', async () => {
    const drafting = await api.people.client();
    await api.make.assign(drafting, assigned);
    await api.call(intakeEndpoints.create, { body: { city: 'Flint' }, token: drafting.token });
    const { body } = await api.call(intake, to(assigned, drafting));
    expect(body).toMatchObject({ submitted: false, city: 'Flint', changed_fields: [], submitted_at: null });
  });

  it('lists every submitted version, masked', async () => {
    const { body } = await api.call(intakeHistory, to(assigned));
    expect(body).toHaveLength(1);
    expect(body[0]?.form).toMatchObject({ city: 'Detroit', ssn: `XXX-XX-${canaries.ssn.slice(-4)}` });
  });
});

describe('GET /client/{clientId}/schedule-c', () => {
  it('returns the submitted version with its totals and the names of fields changed since', async () => {
    const { body } = await api.call(scheduleC, to(assigned));
    expect(body).toMatchObject({ gross_receipts: 1200.5, net_profit_loss: 899.99, has_unsubmitted_changes: true });
    expect([...(body?.changed_fields ?? [])].sort()).toEqual(['business_name', 'gross_receipts']);
    expect((await api.call(scheduleCHistory, to(assigned))).body[0]).toMatchObject({ net_profit_loss: 899.99 });
  });
});
