import { incomeEndpoints } from '@portal/domain/income/income.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { scheduleCEndpoints } from '@portal/domain/schedule-c/schedule-c.endpoints';
import { startApi, type Api } from '../../testing/api';
import { completeIntake } from '../../testing/intake-bodies';
import { completeScheduleC } from '../../testing/schedule-c-bodies';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const incomeOf = async (token: string) => (await api.call(incomeEndpoints.mine, { token })).body;
const incomes = { w2_income: 100.1, self_employment_income: 20, unemployment_income: 3, retirement_income: 0.5 };

describe('GET /income-summary', () => {
  it('returns 401 to anonymous callers and 403 to staff', async () => {
    expect((await api.call(incomeEndpoints.mine)).status).toBe(401);
    for (const { token } of [await api.people.preparer(), await api.people.admin()])
      expect((await api.call(incomeEndpoints.mine, { token })).status).toBe(403);
  });

  it('returns null to a client without income data, even if other clients have some', async () => {
    const [other, { token }] = [await api.people.client(), await api.people.client()];
    await api.call(intakeEndpoints.create, { body: incomes, token: other.token });
    expect(await api.call(incomeEndpoints.mine, { token })).toMatchObject({ status: 200, body: null });
  });

  it('sums the income in an intake draft by kind', async () => {
    const { token } = await api.people.client();
    await api.call(intakeEndpoints.create, { body: { ...incomes, other_income: 7 }, token });
    expect(await incomeOf(token)).toEqual({
      total_income: 130.6,
      w2_income: 100.1,
      income_1099_misc: 7,
      income_1099_nec: 20,
      schedule_c_profit: 0,
      other_income: 3.5,
      calculated_at: expect.stringMatching(/Z$/),
    });
  });

  it('reports a loss for a client who has only a Schedule C', async () => {
    const { token } = await api.people.client();
    await api.call(scheduleCEndpoints.create, { body: { wages: 40 }, token });
    expect(await incomeOf(token)).toMatchObject({ total_income: -40, schedule_c_profit: -40, w2_income: 0 });
  });

  it('uses the Schedule C result instead of self-employment income, including changes since the submit', async () => {
    const { token } = await api.people.client();
    const intake = await api.call(intakeEndpoints.create, {
      body: { ...completeIntake(), ...incomes, submitted: true },
      token,
    });
    await api.call(scheduleCEndpoints.create, { body: { ...completeScheduleC(), submitted: true }, token });
    expect(await incomeOf(token)).toMatchObject({
      total_income: 1_003.59,
      income_1099_nec: 0,
      schedule_c_profit: 899.99,
    });
    const params = { id: intake.body.id };
    await api.call(intakeEndpoints.update, { body: { w2_income: 0 }, token, params });
    expect(await incomeOf(token)).toMatchObject({ total_income: 903.49, w2_income: 0 });
  });
});
