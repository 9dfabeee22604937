import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { season } from '@portal/domain/testing/season';
import { startApi, type Api } from '../../testing/api';
import { completeScheduleC } from '../../testing/schedule-c-bodies';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { create, mine } = scheduleCEndpoints;
const count = async (id: string): Promise<number> => {
  const rows = await api.query('SELECT 1 FROM schedule_c_forms WHERE user_id = $1', [id]);
  return rows.length;
};

describe('GET /schedule-c', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(mine)).status).toBe(401);
    for (const { token } of [await api.people.preparer(), await api.people.admin()])
      expect((await api.call(mine, { token })).status).toBe(403);
  });

  it('returns null to a client without a form, even if others have one', async () => {
    const [other, { token }] = [await api.people.client(), await api.people.client()];
    await api.call(create, { body: completeScheduleC(), token: other.token });
    expect(await api.call(mine, { token })).toMatchObject({ status: 200, body: null });
  });
});

describe('POST /schedule-c', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(create, { body: {} })).status).toBe(401);
    for (const { token } of [await api.people.preparer(), await api.people.admin()])
      expect((await api.call(create, { body: {}, token })).status).toBe(403);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['a negative amount', { gross_receipts: -1 }, 'gross_receipts'],
    ['text as an amount', { supplies: '12' }, 'supplies'],
    ['a third decimal', { wages: 0.001 }, 'wages'],
    ['an invalid EIN', { business_info: { ein: '1-23456789' } }, 'business_info.ein'],
    ['an unknown state', { business_info: { business_state: 'Mich' } }, 'business_info.business_state'],
    ['an unknown business type', { business_info: { business_type: 'bank' } }, 'business_info.business_type'],
    ['an unknown accounting method', { business_info: { accounting_method: 'x' } }, 'business_info.accounting_method'],
    ['text as business information', { business_info: 'Reed' }, 'business_info'],
    ['a business field outside the business information', { business_name: 'Reed' }, 'business_name'],
    ['an unknown expense', { bribes: 5 }, 'bribes'],
    ["another user's id", { user_id: '00000000-0000-7000-8000-000000000001' }, 'user_id'],
  ])('rejects %s, even in a draft, and creates nothing', async (_what, body, field) => {
    const { id, token } = await api.people.client();
    const { status, problem } = await api.call(create, { body, token });
    expect([status, problem.code]).toEqual([400, 'invalid_input']);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect(await count(id)).toBe(0);
  });

  it('rejects an incomplete submit, naming each missing field; "EIN optional"', async () => {
    const { id, token } = await api.people.client();
    const { status, problem } = await api.call(create, { body: { submitted: true, gross_receipts: 5 }, token });
    expect(status).toBe(400);
    const names = ['name', 'type', 'address', 'city', 'state', 'zip'].map((name) => `business_info.business_${name}`);
    expect(problem.errors?.map((error) => error.field).sort()).toEqual(names.sort());
    expect(await count(id)).toBe(0);
  });

  it('returns validation errors in Spanish', async () => {
    const { token } = await api.people.client();
    const headers = { 'accept-language': 'es' };
    const { problem } = await api.call(create, { body: { business_info: { ein: 'x' } }, token, headers });
    expect(problem.errors?.[0]?.detail).toContain('debe tener nueve dígitos');
  });

  it('creates one row for fifty simultaneous requests, and returns its id to the others', async () => {
    const { id, token } = await api.people.client();
    const many = Array.from({ length: 50 }, () => api.call(create, { body: { gross_receipts: 5 }, token }));
    const answers = await Promise.all(many);
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status, problem }) => `${status} ${problem.code} ${String(problem.id)}`))).toEqual(
      new Set([`409 already_exists ${made[0]?.body.id ?? ''}`]),
    );
    expect(await count(id)).toBe(1);
  });

  it('returns the same response to fifty retries of one submit', async () => {
    const { id, token } = await api.people.client();
    const headers = { 'idempotency-key': 'schedule-c-of-the-year' };
    const body = { ...completeScheduleC(), submitted: true };
    const many = Array.from({ length: 50 }, () => api.call(create, { body, token, headers }));
    const answers = await Promise.all(many);
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.id}`)).size).toBe(1);
    expect(await count(id)).toBe(1);
    expect(await api.query('SELECT 1 FROM schedule_c_snapshots WHERE user_id = $1', [id])).toHaveLength(1);
  });

  it("saves a draft with the form's defaults", async () => {
    const { token } = await api.people.client();
    const { status, body } = await api.call(create, { body: { business_info: { business_name: ' Reed ' } }, token });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      tax_year: season,
      version: 1,
      submitted: false,
      submitted_at: null,
      business_info: { business_name: 'Reed', ein: null, accounting_method: 'cash' },
      gross_receipts: 0,
      total_income: 0,
      net_profit_loss: 0,
    });
    expect((await api.call(mine, { token })).body).toEqual(body);
  });

  it('computes the totals, "with meals_entertainment counted at 50 percent", and ignores totals in the request', async () => {
    const { id, token } = await api.people.client();
    const sent = { ...completeScheduleC(), total_income: 1, total_expenses: 2, net_profit_loss: 3, submitted: true };
    const { status, body } = await api.call(create, { body: sent, token });
    expect(status).toBe(201);
    const totals = { total_income: 1_150, total_expenses: 250.01, net_profit_loss: 899.99 };
    expect(body).toMatchObject({ ...completeScheduleC(), ...totals, submitted: true });
    const [row] = await api.query(
      'SELECT total_income, total_expenses, net_profit_loss, submitted FROM schedule_c_forms WHERE user_id = $1',
      [id],
    );
    expect(row).toEqual({ ...totals, submitted: true });
    const audit = await api.query('SELECT 1 FROM audit_log WHERE action = $1 AND actor_id = $2', [
      'schedule_c.submitted',
      id,
    ]);
    expect(audit).toHaveLength(1);
  });
});
