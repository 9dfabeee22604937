import type { Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { offline } from '../support/complaints';
import { expectSaved, field, openIntake } from '../support/intake';
import { title } from '../support/navigation';
import { registerQuietly } from '../support/people';
import { expect, test } from '../support/portal';

const city = words.fields.city;

/** Waits until what `change` leads to is on the server. */
async function saving(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await change();
  await saved;
}

test.describe('what is typed into the intake form', () => {
  test('is there again although the tab is killed as soon as it has been saved', async ({ page, context }) => {
    await registerQuietly(page);
    await openIntake(page);
    await field(page, words.fields.ssn).pressSequentially('21909');
    const saved = page.waitForResponse(
      (answer) => answer.ok() && !!answer.request().postData()?.includes('"city":"Hamtramck"'),
    );
    await field(page, city).pressSequentially('Hamtramck', { delay: 90 });
    await saved;
    const session = await context.newCDPSession(page);
    // As a crash is: no event reaches the page.
    void session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    const again = await context.newPage();
    await openIntake(again);
    await expect(field(again, city)).toHaveValue('Hamtramck');
  });

  test('stays on the screen while it is not well formed, and is named', async ({ page }) => {
    await registerQuietly(page);
    await openIntake(page);
    await field(page, words.fields.ssn).pressSequentially('21909');
    await field(page, city).fill('Dearborn');
    await expect(page.getByText('Not saved yet: Social Security number')).toBeVisible();
    await expectSaved(page);
    await page.getByRole('link', { name: 'Documents', exact: true }).first().click();
    // Said when the form goes, which is when the next page has come.
    const toast = 'Not saved yet, but kept until you come back: Social Security number';
    await expect(page.getByText(toast, { exact: true })).toBeVisible();
    await expect(title(page, 'Document Management')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Tax Intake Form')).toBeVisible();
    await expect(field(page, 'Social Security number')).toHaveValue('219-09');
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort())).toEqual([
      'token',
      'user',
    ]);
  });

  test('waits while nobody answers, and is saved once somebody does', async ({ page, complaints, context }) => {
    complaints.expect(offline);
    await registerQuietly(page);
    await openIntake(page);
    await field(page, words.fields.state).selectOption('MI');
    await context.setOffline(true);
    // The estimate of record cannot be asked for either, which is no error of the page.
    const unasked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/calculate-tax'));
    await field(page, words.fields.w2_income).fill('51000');
    await unasked;
    await field(page, city).fill('Ecorse');
    await expect(page.getByText('Not saved yet: the portal cannot be reached. Trying again.')).toBeVisible();
    await field(page, city).fill('River Rouge');
    await context.setOffline(false);
    await expectSaved(page);
    await page.reload();
    await expect(field(page, city)).toHaveValue('River Rouge');
  });
});

test.describe('two windows with the same form', () => {
  let other: Page;

  test.beforeEach(async ({ page, context, complaints }) => {
    complaints.expect(/answer: 409 PUT .*\/api\/intake/);
    await registerQuietly(page);
    await openIntake(page);
    await field(page, city).fill('Detroit');
    await expectSaved(page);
    other = await context.newPage();
    await openIntake(other);
    await expect(field(other, city)).toHaveValue('Detroit');
  });

  test('are merged without a question where each has changed a field of its own', async ({ page }) => {
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

  test('are asked what to keep of a field that both have changed, and nothing typed is lost before', async ({
    page,
  }) => {
    await saving(page, () => field(page, city).fill('Livonia'));
    await field(other, city).fill('Dearborn');
    const question = other.getByRole('dialog', { name: 'This form was changed somewhere else in the meantime.' });
    await expect(question).toContainText('Livonia');
    await expect(question).toContainText('Dearborn');
    await question.getByRole('button', { name: 'Decide later' }).click();
    await expect(question).toBeHidden();
    await expect(field(other, city)).toHaveValue('Dearborn');
    await other.getByRole('button', { name: 'Decide what to keep' }).click();
    await saving(other, () => question.getByRole('button', { name: 'Keep mine' }).click());
    await expectSaved(other);
    await other.reload();
    await expect(field(other, city)).toHaveValue('Dearborn');

    // Whoever types slowly has the first field saved, and merged, before the second one.
    let typed: () => void = () => undefined;
    const isTyped = new Promise<void>((done) => (typed = done));
    await page.route('**/api/intake/*', async (route) => {
      await isTyped;
      await route.continue();
    });
    await field(page, words.fields.address).fill('1 Main Street');
    await field(page, city).fill('Ecorse');
    typed();
    await page.getByRole('dialog').getByRole('button', { name: 'Take theirs' }).click();
    await expect(field(page, city)).toHaveValue('Dearborn');
    await expectSaved(page);
    await page.reload();
    await expect(field(page, city)).toHaveValue('Dearborn');
    await expect(field(page, 'Address')).toHaveValue('1 Main Street');
  });
});
