import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { title } from '../support/navigation';
import { canaries } from '../support/people';
import { expect, test } from '../support/portal';

const { ssn, dateOfBirth, otherPassword } = canaries;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillIn(page: Page, email: string): Promise<void> {
  await box(page, 'First name').fill('Rosa');
  await box(page, 'Last name').fill('Visitor');
  await box(page, 'Email').fill(email);
  await box(page, 'Phone').fill('313-555-0144');
  await page.getByLabel('Preferred office (optional)').selectOption('No Preference');
  await page.getByLabel('This is urgent (I need my taxes done ASAP)').check();
  await press(page, 'Next');
  await box(page, 'Social Security number').fill(ssn);
  await page.getByLabel('Date of birth').fill(dateOfBirth);
  await box(page, 'Address').fill('1 Main Street');
  await box(page, 'City').fill('Detroit');
  await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
  await box(page, 'ZIP code').fill('48226');
  await press(page, 'Next');
  await box(page, 'W-2 income (optional)').fill('40,000');
  await press(page, 'Next');
}

test.describe('the general intake', () => {
  test('makes one account although the network fails in the middle, and its password opens it once', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^failed: POST .*\/api\/intake net::ERR_FAILED$/);
    const email = `${randomUUID()}@example.com`;
    await page.goto('/general-intake');
    await fillIn(page, email);
    await expect(page.getByText('What happens next?')).toBeVisible();

    let cut = true;
    await page.route('**/api/intake', (route) => (cut ? route.abort() : route.continue()));
    await press(page, 'Submit Tax Information');
    await expect(page.getByText('Failed to submit intake form')).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      ssn.slice(-4),
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
    await expect(title(page, 'Sign in')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(registrations).toEqual([]);

    const said = (await page.getByText(/^Your temporary password is /).textContent()) ?? '';
    const password = /is (\S+) /.exec(said)?.[1] ?? '';
    expect(password).toMatch(/^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/);
    await box(page, 'Email').fill(email);
    await box(page, 'Password').fill(password);
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please choose a new password before you go on.')).toBeVisible();
    await box(page, 'Current password').fill(password);
    await box(page, 'New password').fill(otherPassword);
    await box(page, 'Repeat the new password').fill(otherPassword);
    await press(page, 'Change Password');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Rosa' })).toBeVisible();
    await page.goto('/intake-form');
    await expect(box(page, 'City')).toHaveValue('Detroit');
  });

  test('keeps what was typed over a reload and the way back, but for the number', async ({ page }) => {
    await page.goto('/general-intake');
    await fillIn(page, `${randomUUID()}@example.com`);
    await page.goBack();
    await expect(page.getByText('75%')).toBeVisible();
    await page.reload();
    await expect(box(page, 'W-2 income (optional)')).toHaveValue('40,000.00');
    await press(page, 'Previous');
    await expect(box(page, 'City')).toHaveValue('Detroit');
    await expect(box(page, 'Social Security number')).toHaveValue('');
  });

  test('says kindly when the e-mail has an account', async ({ page, complaints }) => {
    complaints.expect(/^answer: 409 POST .*\/api\/auth\/register$/);
    await page.goto('/general-intake');
    await fillIn(page, 'avery@demo.example');
    await press(page, 'Submit Tax Information');
    await expect(page.getByText('There is already an account with this e-mail.').first()).toBeVisible();
    await expect(box(page, 'Email')).toHaveValue('avery@demo.example');
    await expect(box(page, 'Email')).toBeFocused();
  });

  test('takes over an estimate, of which not one call carried a number', async ({ page }) => {
    await page.clock.install();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/estimate');
    await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
    await box(page, 'W-2 income (optional)').fill('41,234');
    await expect(
      page.getByRole('complementary', { name: 'Estimated Tax Refund' }).getByText(/\$\d/).first(),
    ).toBeVisible();
    // Longer than the panel of a signed-in person waits before it asks.
    await page.clock.runFor(2000);
    await press(page, 'Continue with these numbers');
    await expect(title(page, 'General Intake')).toBeVisible();
    await expect(page).toHaveURL(/\/general-intake$/);
    expect(sent.filter((one) => one.startsWith('POST') || one.includes('41234'))).toEqual([]);
    await press(page, 'Next');
    await press(page, 'Next');
    await expect(box(page, 'W-2 income (optional)')).toHaveValue('41,234.00');
  });
});
