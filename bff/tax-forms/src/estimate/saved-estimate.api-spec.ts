import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { season } from '@portal/domain/testing/season';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { taxEndpoints } from '@portal/domain/tax/tax.endpoints';
import { startApi, type Api } from '../../testing/api';
import { completeIntake } from '../../testing/intake-bodies';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const { mine, calculate } = taxEndpoints;
const answers = { ...completeIntake(), has_spouse: false, spouse_info: null, has_children: false, children: [] };
const amounts = { w2_income: 61_500, federal_withheld: 7_000, state_withheld: 2_500 };

/** Returns the five amounts that `POST /calculate-tax` returns for the same input by the law of the season. */
async function calculated(token: string, request: TaxEstimateRequest) {
  const { body } = await api.call(calculate, { body: { ...request, tax_year: season }, token });
  const { estimated_refund, estimated_owe, federal_refund_portion, state, state_refund_portion } = body;
  return { estimated_refund, estimated_owe, federal_refund_portion, state, state_refund_portion };
}

describe('GET /intake/estimate', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(mine)).status).toBe(401);
    for (const { token } of [await api.people.preparer(), await api.people.admin()])
      expect((await api.call(mine, { token })).status).toBe(403);
  });

  it('returns null to a client without an intake form, even if other clients have one', async () => {
    const [other, { token }] = [await api.people.client(), await api.people.client()];
    await api.call(intakeEndpoints.create, { body: { ...answers, ...amounts }, token: other.token });
    expect(await api.call(mine, { token })).toMatchObject({ status: 200, body: null });
  });

  it('lists what is missing in a draft', async () => {
    const { token } = await api.people.client();
    await api.call(intakeEndpoints.create, { body: { city: 'Detroit' }, token });
    expect((await api.call(mine, { token })).body).toEqual({ result: null, needed: ['income', 'state'] });
  });

  it('returns the same amounts as POST /calculate-tax, including changes since the submit', async () => {
    const { token } = await api.people.client();
    const form = await api.call(intakeEndpoints.create, {
      body: { ...answers, ...amounts, submitted: true },
      token,
    });
    const request = {
      ...amounts,
      filing_status: answers.filing_status,
      state: answers.state,
      city: answers.city,
      filer_birth_date: answers.date_of_birth,
    } as TaxEstimateRequest;
    const submitted = await calculated(token, request);
    expect((await api.call(mine, { token })).body).toEqual({ result: submitted, needed: [] });
    await api.call(intakeEndpoints.update, { body: { w2_income: 90_000 }, token, params: { id: form.body.id } });
    const changed = await calculated(token, { ...request, w2_income: 90_000 });
    expect(changed).not.toEqual(submitted);
    expect((await api.call(mine, { token })).body).toEqual({ result: changed, needed: [] });
  });

  it('uses the result of Schedule C instead of the self-employment income in the intake form', async () => {
    const { token } = await api.people.client();
    await api.call(intakeEndpoints.create, {
      body: { state: 'MI', filing_status: 'single', self_employment_income: 90_000 },
      token,
    });
    await api.call(scheduleCEndpoints.create, { body: { gross_receipts: 20_000, wages: 1_000 }, token });
    const request = { state: 'MI', filing_status: 'single', self_employment_income: 19_000 } as const;
    expect((await api.call(mine, { token })).body).toEqual({ result: await calculated(token, request), needed: [] });
  });
});
