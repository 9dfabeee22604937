import { randomUUID } from 'node:crypto';
import {
  expectStep,
  fillContact,
  fillTax,
  fillWizard,
  press,
  setOwnPassword,
  temporaryPassword,
} from '../support/general-intake';
import { section } from '../support/intake';
import { expectAccessible } from '../support/accessible';
import { canaries, fieldOf, signIn } from '../support/people';
import { expect, test } from '../support/portal';

const newEmail = (): string => `${randomUUID()}@example.com`;

test.describe('general intake', () => {
  test('creates only one account when the network fails midway, and accepts the temporary password only once', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^failed: POST .*\/api\/intake net::ERR_FAILED$/);
    const email = newEmail();
    await page.goto('/general-intake');
    await fillWizard(page, email);
    await expect(page.getByText('What happens next?')).toBeVisible();

    let cut = true;
    await page.route('**/api/intake', (route) => (cut ? route.abort() : route.continue()));
    await press(page, 'Submit Tax Information');
    await expect(page.getByText('Failed to submit intake form')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      canaries.ssn.slice(-4),
    );

    cut = false;
    const registrations: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith('/auth/register')) registrations.push(answer.status());
    });
    await press(page, 'Submit Tax Information');
    await expect(
      page.getByText('Tax information submitted successfully! You will be assigned to a preparer shortly.'),
    ).toBeVisible();
    expect(registrations).toEqual([]);
    await setOwnPassword(page);
    await page.goto('/intake-form');
    await expect(fieldOf(page, 'City')).toHaveValue('Detroit');
  });

  test('shows the temporary password once, and explains after a reload how to get a new one', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newEmail();
    await page.goto('/general-intake');
    await fillWizard(page, email);
    await press(page, 'Submit Tax Information');
    const password = await temporaryPassword(page);
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
    expect(await kept()).not.toContain(password);
    expect(page.url()).not.toContain(password);
    await expectAccessible(page);

    const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })).newPage();
    await signIn(other, { role: 'client', email, password });
    await expect(other.getByText('Please choose a new password before you continue.')).toBeVisible();
    await other.context().close();

    await page.reload();
    await expect(page.getByText(/^Your temporary password is no longer shown/)).toBeVisible();
    await expect(page.getByText(password)).toHaveCount(0);
    await page.getByRole('link', { name: 'Get a new password' }).click();
    await expect(page).toHaveURL(/\/forgot-password$/);
    await page.goBack();
    await expect(page.getByText(password)).toHaveCount(0);
  });

  test('preselects preparer and office after File Now on an office page', async ({ page }) => {
    await page.goto('/office/detroit-main');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Renee Okafor' }) });
    await card.getByRole('link', { name: 'File Now' }).click();
    await expectStep(page, 'Contact Information');
    await expect(page.getByLabel('Preferred preparer (optional)')).toHaveValue('Renee Okafor');
    await expect(page.getByLabel('Preferred office (optional)')).toHaveValue('Detroit Main Office');
    await expect(page).toHaveURL(/\/general-intake$/);
  });

  test('keeps the input, except the SSN, after a reload and after going back', async ({ page }) => {
    await page.goto('/general-intake');
    await fillWizard(page, newEmail());
    await page.goBack();
    await expectStep(page, 'Income & Deductions');
    await expect(page.getByText('75%')).toBeVisible();
    await page.reload();
    await expect(fieldOf(page, 'W-2 income (optional)')).toHaveValue('40,000.00');
    await press(page, 'Previous');
    await expectStep(page, 'Tax Information');
    await expect(fieldOf(page, 'City')).toHaveValue('Detroit');
    await expect(fieldOf(page, 'Social Security number')).toHaveValue('');
  });

  test('links to sign-in when the email already has an account', async ({ page, complaints }) => {
    complaints.expect(
      /^answer: 409 POST .*\/api\/auth\/register$/,
      /^uncaught: Error: General intake, POST \/auth\/register: already_exists \(409\)$/,
    );
    await page.goto('/general-intake');
    await fillWizard(page, 'avery@demo.example');
    await press(page, 'Submit Tax Information');
    await expect(page.getByText('An account with this email already exists.').first()).toBeVisible();
    await expect(fieldOf(page, 'Email')).toHaveValue('avery@demo.example');
    await expect(fieldOf(page, 'Email')).toBeFocused();
  });

  test("copies an estimate's amounts to the intake form, sending none of them before the form is submitted", async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    const email = newEmail();
    await page.goto('/estimate');
    await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
    await page.getByRole('combobox', { name: 'Children you claim' }).selectOption('2');
    await fieldOf(page, 'W-2 income (optional)').fill('41,234');
    await fieldOf(page, 'Retirement income (optional)').fill('5,678');
    await expect(
      page.getByRole('complementary', { name: 'Estimated Tax Refund' }).getByText(/\$\d/).first(),
    ).toBeVisible();
    await press(page, 'Continue with these numbers');
    await fillContact(page, email);
    await fillTax(page);
    await expectStep(page, 'Income & Deductions');
    await expect(fieldOf(page, 'W-2 income (optional)')).toHaveValue('41,234.00');
    await press(page, 'Next');
    const carried = section(page, 'From your estimate');
    await expect(carried).toContainText('Children you claim2');
    await expect(carried).toContainText('$5,678.00');
    expect(sent.filter((one) => !one.startsWith('GET ') || /41,?234|5,?678/.test(one))).toEqual([]);

    await press(page, 'Submit Tax Information');
    await setOwnPassword(page);
    await page.goto('/intake-form');
    const income = section(page, 'Income Information');
    await expect(fieldOf(page, 'W-2 income')).toHaveValue('41,234.00');
    await expect(income.getByRole('textbox', { name: 'Retirement income', exact: true })).toHaveValue('5,678.00');
    await expect(page.getByRole('group', { name: 'Child 2' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Child 3' })).toHaveCount(0);
  });
});

test("shows the visitor's estimate beside the form on a desk", async ({ page }) => {
  await page.goto('/estimate');
  const result = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
  await expect(result).toBeInViewport({ ratio: 1 });
  const [form, panel] = await Promise.all([fieldOf(page, 'City (optional)').boundingBox(), result.boundingBox()]);
  if (!form || !panel) throw new Error('not drawn');
  expect(panel.x).toBeGreaterThan(form.x + form.width);
  expect(panel.width).toBeGreaterThan(300);
});

test.describe("visitor's estimate on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('stays in view while the user types amounts', async ({ page }) => {
    await page.goto('/estimate');
    const bar = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
    await fieldOf(page, 'W-2 income (optional)').fill('41,234');
    await expect(bar.getByText(/\$\d/).first()).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('button', { name: 'Details' })).toBeInViewport({ ratio: 1 });
  });
});
