import { estimate, type EstimateInput } from '@portal/tax-engine';
import { sameHouseholds } from '../../../../libs/tax-engine/testing/arbitrary';
import { startApi, type Api } from '../../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/**
 * Less than the size of the connection pool, so that no request times out waiting for a connection on a busy machine.
 */
const atOnce = 6;
/**
 * Timeout, ms. The test takes about ten seconds on an idle machine; the rest is margin for a machine that also builds
 * and runs other tests.
 */
const timeout = 900_000;

/** Returns the raw response body, or the status and body of an error. */
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
  'returns the same result as the browser for 10,000 random households of all ages, field by field and line by line',
  async () => {
    const { token } = await api.people.client();
    const households = sameHouseholds(10_000);
    const different: EstimateInput[] = [];
    const left = households.values();
    const ask = async () => {
      // Compare texts, because they also cover the order of lines, extra fields, and the last digit of every rate.
      for (const household of left)
        if ((await answerTo(household, token)) !== JSON.stringify(estimate(household))) different.push(household);
    };
    await Promise.all(Array.from({ length: atOnce }, ask));
    expect(new Set(households.map(({ state }) => state)).size).toBe(51);
    expect(different).toEqual([]);
  },
  timeout,
);
