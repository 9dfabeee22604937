import { expect, type Page } from '@playwright/test';
import { pageHeading } from './navigation';
import { canaries, fieldOf } from './people';

const { ssn, dateOfBirth, otherPassword } = canaries;
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Expects that the wizard shows the step with this title. */
export const expectStep = (page: Page, title: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();

export async function fillContact(page: Page, email: string): Promise<void> {
  await expectStep(page, 'Contact Information');
  await fieldOf(page, 'First name').fill('Rosa');
  await fieldOf(page, 'Last name').fill('Visitor');
  await fieldOf(page, 'Email').fill(email);
  await fieldOf(page, 'Phone').fill('313-555-0144');
  await page.getByLabel('Preferred office (optional)').selectOption('No Preference');
  await page.getByLabel('This is urgent (I need my taxes done ASAP)').check();
  await press(page, 'Next');
}

export async function fillTax(page: Page): Promise<void> {
  await expectStep(page, 'Tax Information');
  await fieldOf(page, 'Social Security number').fill(ssn);
  await page.getByLabel('Date of birth').fill(dateOfBirth);
  await fieldOf(page, 'Address').fill('1 Main Street');
  await fieldOf(page, 'City').fill('Detroit');
  await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
  await fieldOf(page, 'ZIP code').fill('48226');
  await press(page, 'Next');
}

/** Fills in every step before the last one. */
export async function fillWizard(page: Page, email: string): Promise<void> {
  await fillContact(page, email);
  await fillTax(page);
  await expectStep(page, 'Income & Deductions');
  await fieldOf(page, 'W-2 income (optional)').fill('40,000');
  await press(page, 'Next');
  await expectStep(page, 'Review & Submit');
}

/** Returns the temporary password shown on the confirmation page. */
export async function temporaryPassword(page: Page): Promise<string> {
  await expect(pageHeading(page, 'We have your information')).toBeVisible();
  const password = (await page.getByRole('status', { name: 'Temporary password' }).textContent()) ?? '';
  expect(password).toMatch(/^([A-Z2-9]{4}-){4}[A-Z2-9]{4}$/);
  return password;
}

/** Replaces the temporary password on the confirmation page and continues to the dashboard. */
export async function setOwnPassword(page: Page): Promise<void> {
  const password = await temporaryPassword(page);
  await press(page, 'Set your own password now');
  await expect(page.getByText('Please choose a new password before you continue.')).toBeVisible();
  await expect(fieldOf(page, 'Current password')).toHaveValue(password);
  await fieldOf(page, 'New password').fill(otherPassword);
  await fieldOf(page, 'Confirm new password').fill(otherPassword);
  await press(page, 'Change Password');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Rosa' })).toBeVisible();
}
