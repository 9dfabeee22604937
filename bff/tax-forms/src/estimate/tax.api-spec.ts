import { validate } from '@portal/domain/contract/validate';
import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { Estimate } from '@portal/domain/tax/estimate.dto';
import type { Problem } from '@portal/domain/problem';
import { estimate, type EstimateInput } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import fc from 'fast-check';
import { translateTo } from '@portal/bff-platform/messages/translate';
import { startApi, type Api } from '../../testing/api';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ token } = await api.people.client());
});
afterAll(() => api.stop());

const { calculate } = taxEndpoints;
const request = { filing_status: 'single', state: 'MI', w2_income: 50_000 } as const;

/** Sends a raw body, which may contain text that `JSON.stringify` never produces. */
async function sendText(payload: string, type = 'application/json') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const { statusCode, body } = await api.app.inject({ method: 'POST', url: '/api/calculate-tax', headers, payload });
  return { status: statusCode, problem: JSON.parse(body) as Problem };
}

describe('invalid POST /calculate-tax', () => {
  it('returns 401 to anonymous callers', async () => {
    expect((await api.call(calculate, { body: request })).status).toBe(401);
    expect((await api.call(calculate, { body: request, token: `${token}x` })).status).toBe(401);
  });

  it('returns 403 to pending preparers', async () => {
    const pending = await api.people.preparer({ status: 'pending' });
    const { status, problem } = await api.call(calculate, { body: request, token: pending.token });
    expect([status, problem.code]).toEqual([403, 'approval_pending']);
  });

  it('returns 403 to users who must change their password', async () => {
    const fresh = await api.people.client({ must_change_password: true });
    const { status, problem } = await api.call(calculate, { body: request, token: fresh.token });
    expect([status, problem.code]).toEqual([403, 'password_change_required']);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['an empty body', {}, ['filing_status', 'state']],
    ['no filing status', { state: 'MI' }, ['filing_status']],
    ['an unknown filing status', { ...request, filing_status: 'widow' }, ['filing_status']],
    ['a list as the filing status', { ...request, filing_status: ['single'] }, ['filing_status']],
    ['no state', { filing_status: 'single' }, ['state']],
    ['an unknown state', { ...request, state: 'ZZ' }, ['state']],
    ['a negative amount', { ...request, other_income: -1 }, ['other_income']],
    ['a business loss', { ...request, self_employment_income: -0.01 }, ['self_employment_income']],
    ['a third decimal', { ...request, w2_income: 1.005 }, ['w2_income']],
    ['a third decimal of a large amount', { ...request, w2_income: 98_765_432.105 }, ['w2_income']],
    ['an amount above the maximum', { ...request, w2_income: 1e11 }, ['w2_income']],
    ['text as an amount', { ...request, w2_income: '1e5' }, ['w2_income']],
    ['a list as an amount', { ...request, w2_income: [1] }, ['w2_income']],
    ['an object as an amount', { ...request, federal_withheld: { amount: 1 } }, ['federal_withheld']],
    ['a boolean as an amount', { ...request, state_withheld: true }, ['state_withheld']],
    ['a fractional number of children', { ...request, num_children: 0.5 }, ['num_children']],
    ['more children than the form allows', { ...request, num_children: 21 }, ['num_children']],
    ['a birth date that does not exist', { ...request, filer_birth_date: '1980-02-30' }, ['filer_birth_date']],
    ['a birth date in the future', { ...request, spouse_birth_date: '2999-01-01' }, ['spouse_birth_date']],
    [
      'fewer dependents than children',
      { ...request, num_children: 2, dependents: [{ relationship: 'child' }] },
      ['num_children'],
    ],
    [
      'an unknown relationship',
      { ...request, dependents: [{ relationship: 'child' }, { relationship: 'cousin' }] },
      ['dependents.1.relationship'],
    ],
    ['a year without law', { ...request, tax_year: 2023 }, ['tax_year']],
    ['a year as text', { ...request, tax_year: '2025' }, ['tax_year']],
    ['a list as the city', { ...request, city: ['Detroit'] }, ['city']],
    ['a negative city withholding', { ...request, city_withheld: -1 }, ['city_withheld']],
    ['a negative premium', { ...request, marketplace_premiums: -1 }, ['marketplace_premiums']],
    ['a fact about the filer as text', { ...request, filer_blind: 'yes' }, ['filer_blind']],
    ['an unknown field', { ...request, shoe_size: 9 }, ['shoe_size']],
    ['several invalid fields', { ...request, state: 1, other_income: 'x' }, ['other_income', 'state']],
  ])('rejects %s', async (_what, body, fields) => {
    const { status, problem } = await api.call(calculate, { body, token });
    expect([status, problem.code]).toEqual([400, 'invalid_input']);
    expect(problem.errors?.map(({ field }) => field).sort()).toEqual(fields);
    for (const { detail } of problem.errors ?? []) expect(detail).toMatch(/^[A-Z].*\.$/);
  });

  it.each(['1e999', '-1e999', '1e308', '-0', '5e-324', '1e11'])('rejects the amount %s', async (written) => {
    const { status, problem } = await sendText(`{"filing_status":"single","state":"MI","w2_income":${written}}`);
    expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ['w2_income']]);
  });

  it.each([
    '{"filing_status":"single","state":"MI","w2_income":NaN}',
    '{"filing_status":"single","state":"MI","__proto__":{"w2_income":1}}',
    '{"filing_status":"single","state":"MI","constructor":{}}',
    '{"filing_status":"single","state":"MI","state":"CA"}',
    '{"filing_status":"single"',
    '[]',
    'null',
    '"single"',
    '',
  ])('rejects the body %s', async (text) => expect((await sendText(text)).status).toBe(400));

  it('rejects bodies that are not JSON', async () =>
    expect((await sendText('filing_status=single', 'application/x-www-form-urlencoded')).status).toBe(415));

  it('returns 200 or 400 for any other input, never 500, and explains each invalid field in a sentence', async () => {
    const names = ['w2_income', 'federal_withheld', 'num_children', 'filing_status', 'state', 'lines', 'toString'];
    const value = fc.oneof(fc.jsonValue(), fc.double(), fc.integer(), fc.constantFrom('', ' ', '١', 'MI', 'single'));
    const bodies = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value);
    await fc.assert(
      fc.asyncProperty(fc.oneof(bodies, fc.jsonValue()), async (sent) => {
        const isRecord = typeof sent === 'object' && sent !== null && !Array.isArray(sent);
        const { status, problem } = await sendText(JSON.stringify(isRecord ? { ...request, ...sent } : sent));
        expect([200, 400]).toContain(status);
        for (const { detail } of problem.errors ?? []) expect(detail).toMatch(/\.$/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('POST /calculate-tax', () => {
  const zeros = { unemployment_income: 0, retirement_income: 0, other_income: 0, self_employment_income: 0 };
  const noDeductions = { mortgage_interest: 0, charitable_donations: 0, medical_expenses: 0, state_local_taxes: 0 };
  const whole: EstimateInput = { ...request, ...zeros, ...noDeductions, num_children: 0 };

  it("returns the engine's result, valid against the contract, to every role", async () => {
    for (const person of [await api.people.client(), await api.people.preparer(), await api.people.admin()]) {
      const { status, body } = await api.call(calculate, { body: request, token: person.token });
      expect(status).toBe(200);
      expect(body).toEqual(estimate(whole));
      expect(validate(Estimate, body, translateTo('en')).errors).toEqual([]);
    }
  });

  it('treats empty fields, null or an empty string, as absent', async () => {
    const empty = { tax_year: '', num_children: null, other_income: '', federal_withheld: '', state_withheld: null };
    const { status, body } = await api.call(calculate, { body: { ...request, ...empty }, token });
    expect([status, body]).toEqual([200, estimate(whole)]);
  });

  it('says beside the field which years can be estimated', async () => {
    const { problem } = await api.call(calculate, { body: { ...request, tax_year: 2027 }, token });
    expect(problem.errors).toEqual([
      { field: 'tax_year', detail: 'We can estimate these tax years: 2024, 2025, 2026.' },
    ]);
  });

  it.each([2025, 2026])('estimates %d by its own law', async (tax_year) => {
    const { status, body } = await api.call(calculate, { body: { ...request, tax_year }, token });
    expect([status, body]).toEqual([200, estimate(whole, lawOf(tax_year))]);
    expect(validate(Estimate, body, translateTo('en')).errors).toEqual([]);
  });

  it('deducts tips, overtime pay and car loan interest by the law of 2025, and not of 2024', async () => {
    const amounts = { qualified_tips: 8_000, qualified_overtime: 1_000, car_loan_interest: 500.25 };
    const ask = (tax_year: number) => api.call(calculate, { body: { ...request, ...amounts, tax_year }, token });
    const [{ body }, earlier] = [await ask(2025), await ask(2024)];
    expect(body).toEqual(estimate({ ...whole, ...amounts }, lawOf(2025)));
    expect(body.lines.find(({ id }) => id === '1040.13b')?.amount).toBe(9_500.25);
    expect(earlier.body.lines).toEqual(estimate(whole).lines);
    expect(validate(Estimate, body, translateTo('en')).errors).toEqual([]);
  });

  it('lists the lines that rest on earlier law', async () => {
    const { body } = await api.call(calculate, { body: { ...request, state: 'MI', tax_year: 2026 }, token });
    expect(body.carried_law).toEqual({ tax_year: 2025, lines: ['state.taxable_income'] });
  });

  it('answers for 2024 the same with and without the year', async () => {
    const { body } = await api.call(calculate, { body: { ...request, tax_year: 2024 }, token });
    expect(JSON.stringify(body)).toBe(JSON.stringify((await api.call(calculate, { body: request, token })).body));
  });

  it('uses the given withholding, and estimates it otherwise', async () => {
    const withheld = { federal_withheld: 9000, state_withheld: 2000 };
    const given = await api.call(calculate, { body: { ...request, ...withheld }, token });
    const left = await api.call(calculate, { body: request, token });
    expect([given.body.withholding_source, left.body.withholding_source]).toEqual(['given', 'estimated']);
    expect(given.body).toEqual(estimate({ ...whole, ...withheld }));
  });

  it('applies age rules, with a note next to the line', async () => {
    const born = (birth_date: string) => ({ birth_date, relationship: 'child' as const });
    const ages = { filer_birth_date: '1959-07-07', dependents: [born('2015-05-05'), born('2007-06-30')] };
    const { status, body } = await api.call(calculate, { body: { ...request, num_children: 2, ...ages }, token });
    expect([status, body.child_tax_credit]).toEqual([200, 2_500]);
    expect(body).toEqual(estimate({ ...whole, ...ages, num_children: 2 }));
    expect(body.notes).toContainEqual({ id: 'child_not_under_17', line: '1040.19', params: { child: 2, age: 17 } });
    expect(validate(Estimate, body, translateTo('en')).errors).toEqual([]);
  });

  it('counts blindness, studies and claims by others, with notes', async () => {
    const facts = { filer_blind: true, filer_student: true, filer_claimable: true, w2_income: 6_000 };
    const { status, body } = await api.call(calculate, { body: { ...request, ...facts }, token });
    expect([status, body]).toEqual([200, estimate({ ...whole, ...facts })]);
    // 6,000 + 450, and 1,950 for a blind filer.
    expect(body.lines.find(({ id }) => id === '1040.12')?.amount).toBe(8_400);
    expect(body.notes?.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['filers_blind', 'student_credits_left_out']),
    );
    expect(validate(Estimate, body, translateTo('en')).errors).toEqual([]);
    const none = { filer_blind: false, filer_student: null, spouse_claimable: '' };
    const absent = await api.call(calculate, { body: { ...request, ...none }, token });
    expect(JSON.stringify(absent.body)).toBe(JSON.stringify(estimate(whole)));
  });

  it('returns Detroit’s tax separately, not as part of the refund', async () => {
    const city = { city: 'Detroit', city_withheld: 1_000 };
    const without = await api.call(calculate, { body: request, token });
    const { status, body } = await api.call(calculate, { body: { ...request, ...city }, token });
    // 2.4% of $50,000 less an exemption of $600 (MCL 141.611 and 141.631).
    const local = { name: 'Detroit', tax: 1_185.6, withheld: 1_000, refund: -185.6 };
    expect([status, body.local]).toEqual([200, local]);
    expect(without.body.local).toBeNull();
    expect(body.estimated_refund).toBe(without.body.estimated_refund);
    expect(validate(Estimate, body, translateTo('en')).errors).toEqual([]);
  });

  it('computes Form 8962 from Form 1095-A', async () => {
    const paper = { marketplace_premiums: 6_000, marketplace_silver_plan: 7_200, marketplace_advance: 4_000 };
    const body = { filing_status: 'single', state: 'MI', w2_income: 36_450, ...paper } as const;
    const { body: data } = await api.call(calculate, { body, token });
    expect(validate(Estimate, data, translateTo('en')).errors).toEqual([]);
    const lines = new Map(data.lines.map(({ id, ...line }) => [id, line]));
    expect(lines.get('8962.5')).toMatchObject({ amount: 250, unit: 'percent' });
    expect(lines.get('1040.31')?.amount).toBe(1_742);
    expect(data.notes).toContainEqual({ id: 'marketplace_whole_year', line: '8962.24', params: {} });
  });

  it('returns zeros for a household without income', async () => {
    const { status, body } = await api.call(calculate, { body: { filing_status: 'single', state: 'CA' }, token });
    expect([status, body.estimated_refund, body.estimated_owe, body.federal_effective_rate]).toEqual([200, 0, 0, 0]);
  });

  it('stores nothing', async () => {
    const tables = await api.query<{ name: string }>(
      `SELECT oid::regclass::text AS name FROM pg_class
       WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND has_table_privilege(oid, 'SELECT')`,
    );
    const rows = () => Promise.all(tables.map(({ name }) => api.query(`SELECT count(*) FROM ${name}`)));
    const before = await rows();
    expect((await api.call(calculate, { body: request, token })).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect(tables.length).toBeGreaterThan(10);
  });
});
