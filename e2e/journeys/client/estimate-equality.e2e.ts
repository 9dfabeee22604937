import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { season } from '@portal/domain/testing/season';
import { engineVersion, estimate, type EstimateInput } from '@portal/tax-engine';
import { lawOf } from '@portal/tax-engine/law/laws';
import { sameHouseholds } from '../../../libs/tax-engine/testing/arbitrary';
import { field, openIntake, section } from '../../support/intake';
import { registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';
import { takeEngine, type EnginePage } from '../../support/shipped-engine';

const slice = 500;
const households = sameHouseholds(10_000);
/** The fields filled in below; all other amounts are 0, and withholding is absent. */
const typed = sameHouseholds(200)
  .filter(({ w2_income }) => w2_income > 0)
  .slice(0, 12);

/** Results of the engine in the page, as text. */
const answersOfPage = (page: Page, inputs: EstimateInput[]): Promise<string[]> =>
  page.evaluate((all) => {
    const { portalEngine } = globalThis as unknown as EnginePage;
    return all.map((one) => JSON.stringify(portalEngine.estimate(one)));
  }, inputs);

/** Raw server responses, requested in the page's session. */
const answersOfServer = (page: Page, inputs: EstimateInput[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      'content-type': 'application/json',
    };
    const ask = (one: EstimateInput) =>
      fetch('/api/calculate-tax', { method: 'POST', headers, body: JSON.stringify(one) });
    return Promise.all(all.map(async (one) => (await ask(one)).text()));
  }, inputs);

const here = (household: EstimateInput): string => JSON.stringify(estimate(household));

test.beforeEach(async ({ page }) => {
  await registerThroughApi(page);
});

test('returns identical results in the browser, on the server and in this process', async ({ page }) => {
  // Transfers twenty batches of about 4 MB each to the page and back.
  test.slow();
  await openIntake(page);
  // The panel loads the engine after the form.
  await expect(async () => expect(await takeEngine(page)).toBe(engineVersion)).toPass();

  const different: EstimateInput[] = [];
  for (let at = 0; at < households.length; at += slice) {
    const batch = households.slice(at, at + slice);
    const answers = await answersOfPage(page, batch);
    expect(answers).toHaveLength(batch.length);
    different.push(...batch.filter((household, which) => answers[which] !== here(household)));
  }
  expect(new Set(households.map(({ state }) => state)).size).toBe(51);
  expect(different).toEqual([]);

  const some = households.filter((_household, at) => at % 400 === 0);
  expect(await answersOfServer(page, some)).toEqual(some.map(here));
});

interface Shown {
  outcome: string | null;
  of_record: boolean;
}

const shownBy = async (panel: Locator): Promise<Shown> => ({
  outcome: await panel.locator('.tax-outcome').textContent(),
  of_record: (await panel.getAttribute('data-of-record')) === 'true',
});

test("shows the browser's refund immediately, and the same amount when the server responds", async ({ page }) => {
  // Long timeout: the panel's one-second debounce is waited for a dozen times.
  test.slow();
  type Household = Pick<EstimateInput, 'filing_status' | 'state' | 'w2_income'>;
  let awaited: Household | undefined;
  let held = 0;
  let answerNow: () => void = () => undefined;
  // Partial input may also trigger requests: hold back only the response for the complete household.
  await page.route('**/api/calculate-tax', async (route) => {
    const { filing_status, state, w2_income } = route.request().postDataJSON() as Household;
    if (isDeepStrictEqual({ filing_status, state, w2_income }, awaited)) {
      held += 1;
      await new Promise<void>((resolve) => (answerNow = resolve));
    }
    await route.continue();
  });
  await openIntake(page);
  const personal = section(page, words.sections.personal);
  const panel = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
  const outcomes = new Set<string>();

  for (const { filing_status, state, w2_income } of typed) {
    const inputs = held;
    awaited = { filing_status, state, w2_income };
    await field(personal, words.fields.state).selectOption(state);
    await field(personal, words.fields.filing_status).selectOption(filing_status);
    await field(section(page, words.sections.income), words.fields.w2_income).fill(String(w2_income));
    const expected = refundOrOwed({ filing_status, state, w2_income });
    await expect.poll(() => held).toBe(inputs + 1);
    await expect.poll(() => shownBy(panel)).toEqual({ outcome: expected, of_record: false });
    answerNow();
    await expect(panel).toHaveAttribute('data-of-record', 'true');
    expect(await shownBy(panel)).toEqual({ outcome: expected, of_record: true });
    outcomes.add(expected);
  }
  expect(outcomes.size).toBe(typed.length);
});

const nothing = {
  num_children: 0,
  self_employment_income: 0,
  unemployment_income: 0,
  retirement_income: 0,
  other_income: 0,
  mortgage_interest: 0,
  charitable_donations: 0,
  medical_expenses: 0,
  state_local_taxes: 0,
};

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The outcome by the law of the season, as the panel formats it: a word and an amount. */
function refundOrOwed(inputs: Pick<EstimateInput, 'filing_status' | 'state' | 'w2_income'>): string {
  const { estimated_owe, estimated_refund } = estimate({ ...nothing, ...inputs }, lawOf(season));
  if (estimated_owe > 0) return `You owe ${dollars.format(estimated_owe)}`;
  const word = estimated_refund > 0 ? 'Refund' : 'No refund, nothing owed';
  return `${word} ${dollars.format(estimated_refund)}`;
}
