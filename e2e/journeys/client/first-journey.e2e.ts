import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { expectAccessible } from '../../support/accessible';
import { field, fillBank, fillChildren, fillPersonal, fillSpouse, openIntake, section } from '../../support/intake';
import { follow } from '../../support/navigation';
import { register } from '../../support/people';
import { expect, test } from '../../support/portal';

test('lets a visitor register, complete the intake form, and see it as done on the dashboard', async ({ page }) => {
  await test.step('registers and shows the first task', async () => {
    const { first_name } = await register(page);
    await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${first_name}` })).toBeVisible();
    await expect(page.getByText('0%')).toBeVisible();
    await follow(page, 'Start', 'Tax Intake Form');
    await expect(page).toHaveURL(/\/intake-form$/);
  });

  await test.step('lists missing answers with links to their fields', async () => {
    await page.getByRole('button', { name: 'Submit Form' }).click();
    const ssn = field(page, words.fields.ssn);
    await expect(page.locator('[data-summary]')).toBeFocused();
    await expect(page.locator('[data-summary]')).toBeInViewport();
    await page.getByRole('link', { name: 'Social Security number is required.' }).click();
    await expect(ssn).toBeFocused();
    await expect(ssn).toHaveAccessibleDescription(/Social Security number is required\./);
    await expectAccessible(page);
  });

  await test.step('fills in the form with a spouse and two children', async () => {
    await fillPersonal(page, 'married_filing_jointly');
    await fillSpouse(page);
    await fillChildren(page);
    await fillBank(page);
    const panel = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
    await expect(panel).toContainText('To see an estimate, we still need:');
  });

  let estimate = '';
  await test.step('shows the local estimate, and the official one a second later', async () => {
    const estimateRequest = page.waitForRequest('**/api/calculate-tax');
    await field(section(page, words.sections.income), words.fields.w2_income).fill('62,000');
    const panel = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
    await expect(panel).toBeVisible();
    expect((await estimateRequest).postDataJSON()).toMatchObject({ w2_income: 62_000, num_children: 2, state: 'MI' });
    await expect(panel).toHaveAttribute('data-of-record', 'true');
    await expect(panel).toContainText(
      'This is only an estimate. Your actual refund or amount owed may differ once your return is prepared.',
    );
    await expect(panel).toContainText('Child tax credit');
    await expect(panel).toContainText(/\$4,\d{3}\.\d{2}/);
    estimate = (await panel.locator('.tax-outcome .ui-money').textContent()) ?? '';
    expect(estimate).toMatch(/^\$\d/);
    await panel.getByRole('button', { name: 'How we got this' }).click();
    const trace = page.getByRole('dialog', { name: 'How we got this' });
    await expect(trace.getByText('Form 1040, line 15', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(trace).toBeHidden();
  });

  await test.step('saves the draft and restores every answer on return', async () => {
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText('Draft saved successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/intake-form$/);
    await page.goto('/dashboard');
    await expect(page.getByText('Intake started')).toBeVisible();
    await openIntake(page);
    const second = page.getByRole('group', { name: 'Child 2' });
    await expect(field(second, 'First name')).toHaveValue('Max');
    await expect(field(section(page, 'Income Information'), 'W-2 income')).toHaveValue('62,000.00');
  });

  await test.step('submits the form and shows it on the dashboard', async () => {
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'Child 2' })).toContainText('XXX-XX-');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit Form' }).click();
    await expect(page.getByText('Intake form submitted successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Intake completed')).toBeVisible();
    await expect(page.getByText('33%')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Submitted on / })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^We (still need \d+ papers?|have everything)/ })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Estimated Tax Refund' })).toContainText(estimate);
    await expect(page.getByRole('region', { name: 'Your return' })).toContainText(/Your answers Done/);
    await expectAccessible(page);
  });
});
