import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { fillPersonal, submitIntake } from '../support/intake';
import { follow } from '../support/navigation';
import { registerThroughApi } from '../support/people';
import { expect, test } from '../support/portal';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Demo preparers exist whatever other journeys do to the list. */
const [preparer, another] = ['Isaac Thornbury', 'Renee Okafor'];
const choice = (page: Page, name: string) => button(page, `Choose ${name}`);
/** Searches first, because the list shows only the first preparers. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search preparers' }).fill(name);
  await choice(page, name).click();
}

interface Failing {
  at: string;
  /** Method and path of the failing request. */
  call: string;
  /** The specified message (part 1, section 8; part 2, section 8). */
  sentence: string;
  act?: (page: Page) => Promise<void>;
}

const failing: readonly Failing[] = [
  {
    at: '/schedule-c',
    call: 'POST /schedule-c',
    sentence: 'Failed to save Schedule C',
    act: async (page) => button(page, 'Save Draft').click(),
  },
  { at: '/income-summary', call: 'GET /income-summary', sentence: 'Failed to load income summary' },
  { at: '/assign-preparer', call: 'GET /dashboard/preparers', sentence: 'Failed to load preparers' },
  {
    at: '/assign-preparer',
    call: 'POST /assign-preparer',
    sentence: 'Failed to assign preparer',
    act: async (page) => choose(page, preparer),
  },
  {
    at: '/assign-preparer',
    call: 'POST /assign-by-code',
    sentence: 'Invalid preparer code',
    act: async (page) => {
      await box(page, 'Preparer code').fill('zzzzzz');
      await button(page, 'Assign Preparer').click();
    },
  },
];

test('shows a client the specified message for each failed request', async ({ page, complaints }) => {
  await registerThroughApi(page);
  for (const { at, call, sentence, act } of failing)
    await test.step(`shows for ${call}: ${sentence}`, async () => {
      const [method, path] = call.split(' ');
      complaints.expect(new RegExp(`^answer: 403 ${method ?? ''} .*/api${path ?? ''}`));
      // Respond with 403: a network error would be retried, and has a message of its own.
      await page.route(`**/api${path ?? ''}*`, (route) =>
        route.request().method() === method ? route.fulfill({ status: 403, body: '' }) : route.fallback(),
      );
      await page.goto(at);
      await act?.(page);
      await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
});

test('saves a Schedule C and includes it in the income and the estimate', async ({ page }) => {
  await registerThroughApi(page);

  await test.step('shows that there is no income yet', async () => {
    await page.goto('/income-summary');
    await expect(page.getByText('No Income Data Available')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('shows a loss, then a profit, "with meals_entertainment counted at 50 percent"', async () => {
    await follow(page, 'Schedule C', /^Schedule C/);
    const totals = page.getByRole('complementary', { name: 'Profit or Loss' });
    await expect(totals).toContainText('Enter your income and expenses to see your profit or loss.');
    await expect(totals).not.toContainText('$');
    await box(page, 'Meals and entertainment').fill('200');
    await expect(totals).toContainText('Loss');
    await expect(totals).toContainText('$100.00');
    await box(page, 'Gross receipts or sales').fill('20,100');
    await expect(totals).toContainText('Profit');
    await expect(totals).toContainText('$20,000.00');
    await expect(page.getByText('15.3%')).toBeVisible();
    await expect(page.getByText('owe more than $1,000')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('restores the draft after a reload', async () => {
    await button(page, 'Save Draft').click();
    await expect(page.getByText('Draft saved successfully!')).toBeVisible();
    await page.reload();
    await expect(box(page, 'Gross receipts or sales')).toHaveValue('20,100.00');
  });

  await test.step('lists missing answers on submit, then submits', async () => {
    await button(page, 'Submit Schedule C').click();
    await expect(page.getByRole('link', { name: 'Business name is required.' })).toBeVisible();
    await box(page, 'Business name').fill('Journey Baking');
    await page.getByRole('combobox', { name: 'Business type' }).selectOption('food_service');
    await box(page, 'Business address').fill('100 Woodward Avenue');
    await box(page, 'City').fill('Detroit');
    await page.getByRole('combobox', { name: 'State', exact: true }).selectOption('MI');
    await box(page, 'ZIP code').fill('48226');
    await button(page, 'Submit Schedule C').click();
    await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
    await expectAccessible(page);
    await button(page, 'Submit Schedule C').click();
    await expect(page.getByText('Schedule C submitted successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('shows the profit in the income summary', async () => {
    await page.goto('/income-summary');
    const total = page.getByRole('listitem').filter({ hasText: 'Total annual income' });
    await expect(total).toContainText('$20,000.00');
    await expect(page.getByRole('table', { name: 'Income by type' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Income details' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('estimates from the profit alone', async () => {
    await page.goto('/intake-form');
    await expect(page.getByText('We use the net profit from your Schedule C instead: $20,000.00.')).toBeVisible();
    const estimateRequest = page.waitForRequest('**/api/calculate-tax');
    await page.getByRole('combobox', { name: 'State', exact: true }).first().selectOption('MI');
    expect((await estimateRequest).postDataJSON()).toMatchObject({ self_employment_income: 20_000, state: 'MI' });
  });
});

test('lets a client choose a preparer, and confirms before a change', async ({ page }) => {
  await registerThroughApi(page);
  await page.goto('/assign-preparer');
  await expect(page.getByText('No Preparer Assigned')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search preparers' }).fill('nobody-at-all');
  await expect(page.getByText('No preparers match your search')).toBeVisible();
  await choose(page, preparer);
  await expect(page.getByText(`Successfully assigned to ${preparer}!`)).toBeVisible();
  await expect(page.getByText('No Preparer Assigned')).toBeHidden();
  await expectAccessible(page);

  // Changing is behind a link, which moves focus to what it opens.
  await expect(choice(page, another)).toBeHidden();
  await page.getByRole('link', { name: 'Change preparer' }).click();
  await expect(box(page, 'Preparer code')).toBeFocused();
  await choose(page, another);
  const question = page.getByRole('dialog', { name: 'Change your preparer?' });
  await expect(question).toContainText(`instead of ${preparer}`);
  await question.getByRole('button', { name: 'Change preparer' }).click();
  await expect(page.getByText(`Successfully assigned to ${another}!`)).toBeVisible();
  await expect(question).toBeHidden();
});

test('assigns the preparer on whose page the intake form is submitted, "occupation optional"', async ({ page }) => {
  await registerThroughApi(page);
  await page.goto('/agent-links');
  const portal = page.getByRole('link', { name: `Visit Portal ${preparer}` });
  const address = (await portal.getAttribute('href')) ?? '';
  await page.goto(`${address}/intake`);
  await expect(page.getByText(/^Your form goes to .+, who will prepare your return\.$/)).toBeVisible();
  await expectAccessible(page);
  await fillPersonal(page);
  await box(page, 'Occupation').fill('');
  await submitIntake(page);
  await expect(page.getByText('Intake form submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/assign-preparer');
  await expect(page.getByRole('heading', { name: 'Your preparer', exact: true })).toBeVisible();
});

test('"shows a toast and redirects to /" for an invalid preparer code', async ({ page, complaints }) => {
  complaints.expect(/^answer: 404 GET .*\/api\/preparer-info\//);
  await registerThroughApi(page);
  await page.goto('/preparer/ZZZZZZ/intake');
  await expect(page.getByText('Invalid preparer code')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('redirects an anonymous visitor from a preparer’s intake form to /login', async ({ page }) => {
  await page.goto('/preparer/ZZZZZZ/intake');
  await expect(page).toHaveURL(/\/login/);
});
