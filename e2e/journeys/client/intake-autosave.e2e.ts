import type { Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { offline } from '../../support/complaints';
import { expectSaved, field, openIntake } from '../../support/intake';
import { pageHeading } from '../../support/navigation';
import { registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';

const city = words.fields.city;

/** Runs `change` and waits until the server has saved it. */
async function saving(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await change();
  await saved;
}

test.describe('text typed into the intake form', () => {
  test('is restored after the tab crashes right after a save', async ({ page, context }) => {
    await registerThroughApi(page);
    await openIntake(page);
    await field(page, words.fields.ssn).pressSequentially('21909');
    const saved = page.waitForResponse(
      (answer) => answer.ok() && !!answer.request().postData()?.includes('"city":"Hamtramck"'),
    );
    await field(page, city).pressSequentially('Hamtramck', { delay: 90 });
    await saved;
    const session = await context.newCDPSession(page);
    // Simulates a crash: unlike a close, it fires no event in the page.
    void session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    const again = await context.newPage();
    await openIntake(again);
    await expect(field(again, city)).toHaveValue('Hamtramck');
  });

  test('stays on screen while it is incomplete, and its field is listed as not saved', async ({ page }) => {
    await registerThroughApi(page);
    await openIntake(page);
    await field(page, words.fields.ssn).pressSequentially('21909');
    await field(page, city).fill('Dearborn');
    await expect(page.getByText('Not saved yet: Social Security number')).toBeVisible();
    await expectSaved(page);
    await page.getByRole('link', { name: 'Documents', exact: true }).first().click();
    // Shown when the form unmounts, which happens after the next page has loaded.
    const toast = 'Not saved yet, but kept until you come back: Social Security number';
    await expect(page.getByText(toast, { exact: true })).toBeVisible();
    await expect(pageHeading(page, 'Document Management')).toBeVisible();
    await page.goBack();
    await expect(pageHeading(page, 'Tax Intake Form')).toBeVisible();
    await expect(field(page, 'Social Security number')).toHaveValue('219-09');
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort())).toEqual([
      'token',
      'user',
    ]);
  });

  test('waits while offline and is saved after reconnecting', async ({ page, complaints, context }) => {
    complaints.expect(offline);
    await registerThroughApi(page);
    await openIntake(page);
    await field(page, words.fields.state).selectOption('MI');
    await context.setOffline(true);
    // The estimate request also fails while offline; that is not an error in the page.
    const unasked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/calculate-tax'));
    await field(page, words.fields.w2_income).fill('51000');
    await unasked;
    await field(page, city).fill('Ecorse');
    await expect(page.getByText('Not saved yet: we can’t reach the portal. Trying again.')).toBeVisible();
    await field(page, city).fill('River Rouge');
    await context.setOffline(false);
    await expectSaved(page);
    await page.reload();
    await expect(field(page, city)).toHaveValue('River Rouge');
  });
});

test.describe('same form in two tabs', () => {
  let other: Page;

  test.beforeEach(async ({ page, context, complaints }) => {
    complaints.expect(/answer: 409 PUT .*\/api\/intake/);
    await registerThroughApi(page);
    await openIntake(page);
    await field(page, city).fill('Detroit');
    await expectSaved(page);
    other = await context.newPage();
    await openIntake(other);
    await expect(field(other, city)).toHaveValue('Detroit');
  });

  test('merges changes to different fields without a question', async ({ page }) => {
    await saving(page, () => field(page, city).fill('Livonia'));
    await saving(other, () => field(other, words.fields.occupation).fill('Baker'));
    await expect(field(other, city)).toHaveValue('Livonia');
    await expect(field(other, 'Occupation')).toHaveValue('Baker');
    await expect(other.getByRole('dialog')).toBeHidden();
    await expectSaved(other);
    await page.reload();
    await expect(field(page, city)).toHaveValue('Livonia');
    await expect(field(page, 'Occupation')).toHaveValue('Baker');
  });

  test('asks which value to keep when both tabs change the same field, and keeps both until answered', async ({
    page,
  }) => {
    await saving(page, () => field(page, city).fill('Livonia'));
    await field(other, city).fill('Dearborn');
    const question = other.getByRole('dialog', { name: 'This form was changed elsewhere in the meantime.' });
    await expect(question).toContainText('Livonia');
    await expect(question).toContainText('Dearborn');
    await question.getByRole('button', { name: 'Not now' }).click();
    await expect(question).toBeHidden();
    await expect(field(other, city)).toHaveValue('Dearborn');
    await other.getByRole('button', { name: 'Review the differences' }).click();
    await saving(other, () => question.getByRole('button', { name: 'Keep my version' }).click());
    await expectSaved(other);
    await other.reload();
    await expect(field(other, city)).toHaveValue('Dearborn');

    // Fill in both together: otherwise the first field would be saved and merged before the second is typed.
    let typed: () => void = () => undefined;
    const isTyped = new Promise<void>((done) => (typed = done));
    await page.route('**/api/intake/*', async (route) => {
      await isTyped;
      await route.continue();
    });
    await field(page, words.fields.address).fill('1 Main Street');
    await field(page, city).fill('Ecorse');
    typed();
    await page.getByRole('dialog').getByRole('button', { name: 'Use the other version' }).click();
    await expect(field(page, city)).toHaveValue('Dearborn');
    await expectSaved(page);
    await page.reload();
    await expect(field(page, city)).toHaveValue('Dearborn');
    await expect(field(page, 'Address')).toHaveValue('1 Main Street');
  });
});
