import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { season } from '@portal/domain/testing/season';
import { startApi, type Api } from '../../testing/api';
import { completeIntake } from '../../testing/intake-bodies';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { create, mine } = intakeEndpoints;
const count = async (id: string): Promise<number> => {
  const rows = await api.query('SELECT 1 FROM intake_forms WHERE user_id = $1', [id]);
  return rows.length;
};

describe('POST /intake', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    const staff = [await api.people.preparer(), await api.people.admin()];
    expect((await api.call(create, { body: {} })).status).toBe(401);
    for (const { token } of staff) expect((await api.call(create, { body: {}, token })).status).toBe(403);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an impossible SSN', { ssn: '000-12-3456' }, 'ssn'],
    ['a date that does not exist', { date_of_birth: '1990-02-30' }, 'date_of_birth'],
    ['an unknown state', { state: 'XX' }, 'state'],
    ['a routing number with a wrong check digit', { routing_number: '072000327' }, 'routing_number'],
    ['a negative amount', { w2_income: -1 }, 'w2_income'],
    ['text as an amount', { w2_income: '12' }, 'w2_income'],
    ['a third decimal', { w2_income: 0.001 }, 'w2_income'],
    ["another user's id", { user_id: '00000000-0000-7000-8000-000000000001' }, 'user_id'],
    ['a total', { total_income: 5 }, 'total_income'],
    ['a malformed spouse', { has_spouse: true, spouse_info: { ssn: '1' } }, 'spouse_info.ssn'],
    ['a malformed child', { has_children: true, children: [{ relationship: 'cat' }] }, 'children.0.relationship'],
  ])('rejects %s, even in a draft, and creates nothing', async (_what, body, field) => {
    const { id, token } = await api.people.client();
    const { status, problem } = await api.call(create, { body, token });
    expect([status, problem.code]).toEqual([400, 'invalid_input']);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect(await count(id)).toBe(0);
  });

  it('rejects an incomplete submit, naming each missing field', async () => {
    const { id, token } = await api.people.client();
    const body = { submitted: true, has_spouse: true, has_children: true, children: [{}] };
    const { status, problem } = await api.call(create, { body, token });
    expect(status).toBe(400);
    const own = ['ssn', 'date_of_birth', 'address', 'city', 'state', 'zip_code', 'filing_status', 'occupation'];
    const spouse = ['first_name', 'last_name', 'ssn', 'date_of_birth', 'occupation'].map((f) => `spouse_info.${f}`);
    const child = ['first_name', 'last_name', 'ssn', 'date_of_birth', 'relationship'].map((f) => `children.0.${f}`);
    expect(problem.errors?.map((error) => error.field).sort()).toEqual([...own, ...spouse, ...child].sort());
    expect(await count(id)).toBe(0);
  });

  it('rejects a second form, and returns the id of the existing one', async () => {
    const { token } = await api.people.client();
    const first = await api.call(create, { body: {}, token });
    const second = await api.call(create, { body: {}, token });
    expect(second).toMatchObject({ status: 409, problem: { code: 'already_exists', id: first.body.id } });
  });

  it('creates one row for fifty simultaneous requests', async () => {
    const { id, token } = await api.people.client();
    const many = Array.from({ length: 50 }, () => api.call(create, { body: { city: 'Detroit' }, token }));
    const answers = await Promise.all(many);
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const there = made[0]?.body.id;
    const others = answers.filter(({ status }) => status !== 201);
    expect(others.every(({ problem }) => problem.code === 'already_exists' && problem.id === there)).toBe(true);
    expect(await count(id)).toBe(1);
  });

  it('returns the same response to fifty retries of one submit', async () => {
    const { id, token } = await api.people.client();
    const headers = { 'idempotency-key': 'submit-of-the-year' };
    const body = { ...completeIntake(), submitted: true };
    const many = Array.from({ length: 50 }, () => api.call(create, { body, token, headers }));
    const answers = await Promise.all(many);
    expect(new Set(answers.map(({ status, body: { id: form } }) => `${status} ${form}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await count(id)).toBe(1);
    expect(await api.query('SELECT 1 FROM intake_snapshots WHERE user_id = $1', [id])).toHaveLength(1);
  });

  it("saves a draft with the form's defaults", async () => {
    const { token } = await api.people.client();
    const { status, body } = await api.call(create, { body: { city: ' Detroit ' }, token });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      tax_year: season,
      version: 1,
      submitted: false,
      submitted_at: null,
      city: 'Detroit',
      filing_status: 'single',
      account_type: 'checking',
      w2_income: 0,
      federal_withheld: null,
      previous_year_refund: null,
      spouse_info: null,
      children: [],
    });
    expect((await api.call(mine, { token })).body).toEqual(body);
  });

  it('returns the whole form to its owner, with dashes in SSNs, and stores no secret in plaintext', async () => {
    const { id, token } = await api.people.client();
    const sent = { ...completeIntake(), submitted: true };
    const { status, body } = await api.call(create, { body: sent, token });
    expect(status).toBe(201);
    expect(body).toMatchObject(sent);
    expect(body.submitted_at).toEqual(expect.stringMatching(/Z$/));
    const [row] = await api.query<Record<string, unknown>>('SELECT * FROM intake_forms WHERE user_id = $1', [id]);
    const encrypted = [
      'ssn',
      'date_of_birth',
      'spouse_info',
      'children',
      'bank_name',
      'routing_number',
      'account_number',
    ];
    expect(encrypted.every((column) => Buffer.isBuffer(row?.[column]))).toBe(true);
    expect(row).toMatchObject({ num_children: 1, w2_income: 61_234.56, previous_year_refund: -120.5 });
    const audit = await api.query('SELECT 1 FROM audit_log WHERE action = $1 AND actor_id = $2', [
      'intake.submitted',
      id,
    ]);
    expect(audit).toHaveLength(1);
  });
});
