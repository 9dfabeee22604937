import type { Browser, Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { expectSaved, field, fillPersonal, openIntake, section, submitIntake } from '../support/intake';
import { expectAccessible } from '../support/accessible';
import { delayResponses, mostShift, recordLayoutShifts, shiftsOf, sumOf } from '../support/layout-shift';
import { pageHeading, withholdEvents } from '../support/navigation';
import { startOwnPortal, type OwnPortal } from '../support/own-portal';
import { register, signIn } from '../support/people';
import { expect, test } from '../support/portal';

test.describe('an office with two seasons', () => {
  // Long timeout: the test starts a portal of its own, because a second season shows on every page.
  test.describe.configure({ timeout: 600_000 });

  let portal: OwnPortal;
  test.beforeAll(async () => {
    // Tips are deducted from 2025 on, so the journey is about these two years.
    portal = await startOwnPortal(2024);
  });
  test.afterAll(() => portal.stop());

  /** Opens a page in a separate browser context, for another user. */
  const pageOf = async (browser: Browser): Promise<Page> =>
    (await browser.newContext({ baseURL: portal.url, locale: 'en-US' })).newPage();

  const yearOn = (page: Page) => page.getByLabel('Tax year', { exact: true });
  const wages = (page: Page) => field(page, words.fields.w2_income);
  const againstLast = (page: Page) => page.getByRole('button', { name: 'This year against last' });
  const personal = (page: Page) => section(page, 'Personal Information');
  const deductions = (page: Page) => section(page, 'Deductions');

  test('opens the next year, carries answers over, and closes the year before', async ({ browser }) => {
    const client = await pageOf(browser);
    const admin = await pageOf(browser);
    await test.step('with one season, no page shows a choice of the year', async () => {
      await register(client);
      await expect(client.getByText('2024').first()).toBeVisible();
      await expect(yearOn(client)).toHaveCount(0);
      await openIntake(client);
      await expect(field(deductions(client), 'Tips')).toHaveCount(0);
      await fillPersonal(client);
      await wages(client).fill('50000');
      await expectSaved(client);
      await expect(againstLast(client)).toHaveCount(0);
      await submitIntake(client);
      await expect(pageHeading(client, /^Welcome, /)).toBeVisible();
    });

    await test.step('the admin opens tax year 2025', async () => {
      await signIn(admin, { ...portal.admin, role: 'admin' });
      await admin.goto('/admin/site');
      await admin.getByRole('button', { name: 'Open tax year 2025' }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Open Season' }).click();
      await expect(admin.getByText('Tax year 2025 is open.')).toBeVisible();
    });

    await test.step('the client starts 2025 from the answers of 2024', async () => {
      await client.goto('/intake-form');
      await expect(yearOn(client)).toHaveValue('2025');
      await expect(client.getByText('Everything your preparer needs to know for tax year 2025.')).toBeVisible();
      await expect(client.getByText('Start from last year’s answers')).toBeVisible();
      await expect(field(personal(client), 'City')).toHaveValue('');
      await client.getByRole('button', { name: 'Still correct: Address' }).click();
      await expect(field(personal(client), 'City')).toHaveValue('Detroit');
      await expectSaved(client);
      await client.reload();
      await expect(field(personal(client), 'City')).toHaveValue('Detroit');
      await expect(field(personal(client), 'Social Security number')).toHaveValue('');
    });

    await test.step('the client compares 2025 with what was submitted for 2024', async () => {
      await wages(client).fill('40000');
      await againstLast(client).click();
      const years = client.getByRole('dialog', { name: 'This year against last' });
      await expect(years.getByText(/because the law changed, .+ because your year changed\.$/)).toBeVisible();
      await expect(years.getByRole('region', { name: 'What the law changed' })).toContainText('Total tax');
      await expect(years.getByRole('region', { name: 'What your year changed' })).toContainText('Federal tax withheld');
      await expectAccessible(client);
      await client.goBack();
      await expect(years).toHaveCount(0);
      await expectSaved(client);
    });

    await test.step('the form of 2025 asks for tips, and the estimate deducts them', async () => {
      await field(section(client, 'Income Information'), 'W-2 income').fill('60000');
      await field(deductions(client), 'Tips').fill('8000');
      await expectSaved(client);
      await expectAccessible(client);
      await client.getByRole('button', { name: 'How we got this' }).click();
      const trace = client.getByRole('dialog', { name: 'How we got this' });
      await expect(trace.getByText('Schedule 1-A, line 13', { exact: true })).toBeVisible();
      await expectAccessible(client);
      await client.keyboard.press('Escape');
    });

    await test.step('the year stays in the URL while the client navigates', async () => {
      await yearOn(client).selectOption('2024');
      await expect(client).toHaveURL(/\/intake-form\?year=2024$/);
      await expect(field(personal(client), 'Social Security number')).not.toHaveValue('');
      await client.getByRole('navigation').getByRole('link', { name: 'Documents' }).first().click();
      await expect(pageHeading(client, 'Document Management')).toBeVisible();
      await expect(client).toHaveURL(/\/documents\?year=2024$/);
      await expect(yearOn(client)).toHaveValue('2024');
    });

    await test.step('the admin closes 2024, and the client can only read it', async () => {
      await admin.getByRole('button', { name: 'Close 2024' }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Close Season' }).click();
      await expect(admin.getByText('Tax year 2024 is closed.')).toBeVisible();
      await client.goto('/intake-form?year=2024');
      const sentence =
        'The season for tax year 2024 is closed. You can read and download everything, but you can’t change it.';
      await expect(client.getByText(sentence)).toBeVisible();
      await expect(client.getByText('100 Woodward Avenue')).toBeVisible();
      await expect(client.getByRole('button', { name: 'Submit Form' })).toHaveCount(0);
      await yearOn(client).selectOption('2025');
      await expect(client).toHaveURL(/\/intake-form$/);
      await expect(field(personal(client), 'City')).toHaveValue('Detroit');
    });

    await test.step('the admin sees the forms of the default year', async () => {
      await admin.goto('/admin/intakes');
      await expect(admin.getByRole('cell', { name: 'Draft' })).toHaveCount(1);
      await expect(admin.getByRole('cell', { name: 'Submitted' })).toHaveCount(0);
    });

    await test.step('the choice of the year and the notice move nothing on a phone', async () => {
      const found: Record<string, number> = {};
      for (const [who, page, paths] of [
        ['client', client, ['/dashboard', '/documents']],
        ['admin', admin, ['/returns', '/admin/clients']],
      ] as const) {
        await page.setViewportSize({ width: 360, height: 740 });
        await withholdEvents(page);
        await recordLayoutShifts(page);
        await delayResponses(page);
        for (const path of paths) found[`${who} ${path}`] = sumOf(await shiftsOf(page, `${path}?year=2024`));
      }
      expect(Object.entries(found).filter(([, value]) => value > mostShift)).toEqual([]);
    });
    await client.context().close();
    await admin.context().close();
  });
});
