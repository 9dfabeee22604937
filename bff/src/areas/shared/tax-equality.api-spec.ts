import { taxCalls } from '@portal/domain/tax/tax.calls';
import { estimate, type EstimateInput } from '@portal/tax-engine';
import { sameHouseholds } from '../../../../libs/tax-engine/testing/arbitrary';
import { startApi, type Api } from '../../../testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** As many as the pool can serve without one waiting for another's connection. */
const atOnce = 32;

it('gives 10,000 random households the very answer the browser works out, field by field and line by line', async () => {
  const { token } = await api.people.client();
  const households = sameHouseholds(10_000);
  const different: EstimateInput[] = [];
  for (let start = 0; start < households.length; start += atOnce) {
    const batch = households.slice(start, start + atOnce);
    const answers = await Promise.all(batch.map((body) => api.call(taxCalls.calculate, { body, token })));
    answers.forEach(({ status, body }, at) => {
      const household = batch[at];
      // The text says more than toEqual: order of the lines, no field too many, and the last digit of every rate.
      const same = household && status === 200 && JSON.stringify(body) === JSON.stringify(estimate(household));
      if (household && !same) different.push(household);
    });
  }
  expect(new Set(households.map(({ state }) => state)).size).toBe(51);
  expect(different).toEqual([]);
}, 60_000);
