import { estimate, type EstimateInput } from '@portal/tax-engine';
import { sameHouseholds } from '../../../../libs/tax-engine/testing/arbitrary';
import { startApi, type Api } from '../../../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** Fewer than there are connections: nobody waits for one so long on a busy machine that they are answered 503. */
const atOnce = 6;
/** Ten seconds or so on an idle machine; this is for one that builds and tests everything else at the same time. */
const timeout = 900_000;

/** The answer as it goes over the wire, or what was wrong. */
async function answerTo(household: EstimateInput, token: string): Promise<string> {
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/api/calculate-tax',
    headers: { authorization: `Bearer ${token}` },
    payload: household,
  });
  return statusCode === 200 ? body : `${statusCode}: ${body}`;
}

it(
  'gives 10,000 random households of all ages the very answer the browser works out, field by field and line by line',
  async () => {
    const { token } = await api.people.client();
    const households = sameHouseholds(10_000);
    const different: EstimateInput[] = [];
    const left = households.values();
    const ask = async () => {
      // The text says more than the values: order of the lines, no field too many, the last digit of every rate.
      for (const household of left)
        if ((await answerTo(household, token)) !== JSON.stringify(estimate(household))) different.push(household);
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    expect(new Set(households.map(({ state }) => state)).size).toBe(51);
    expect(different).toEqual([]);
  },
  timeout,
);
