import { intakeWords as words } from '@portal/domain/intake/intake.words';
import { expectSaved, field, openIntake, section } from '../support/intake';
import { register } from '../support/people';
import { expect, test } from '../support/portal';

const city = words.fields.city;

test.describe('what is typed into the intake form', () => {
  test('is there again although the tab is killed two seconds later', async ({ page, context }) => {
    await register(page);
    await openIntake(page);
    await field(page, city).pressSequentially('Hamtramck', { delay: 90 });
    await field(page, words.fields.ssn).pressSequentially('21909');
    await page.waitForTimeout(2000);
    const session = await context.newCDPSession(page);
    // As a crash is: no event reaches the page.
    void session.send('Page.crash').catch(() => undefined);
    await page.waitForEvent('crash');
    const again = await context.newPage();
    await openIntake(again);
    await expect(field(again, city)).toHaveValue('Hamtramck');
  });

  test('stays on the screen while it is not well formed, and is named', async ({ page }) => {
    await register(page);
    await openIntake(page);
    await field(page, words.fields.ssn).pressSequentially('21909');
    await field(page, city).fill('Dearborn');
    await expect(page.getByText(words.autosave.notYet(words.fields.ssn))).toBeVisible();
    await expectSaved(page);
    await page.getByRole('link', { name: 'Documents', exact: true }).first().click();
    await page.goBack();
    await expect(field(page, words.fields.ssn)).toHaveValue('219-09');
    expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort())).toEqual([
      'token',
      'user',
    ]);
  });

  test('waits while nobody answers, and is saved once somebody does', async ({ page, complaints, context }) => {
    complaints.expect(/^failed: POST .*\/api\/intake/, /^console: /);
    await register(page);
    await openIntake(page);
    await context.setOffline(true);
    await field(page, city).fill('Ecorse');
    await expect(page.getByText(words.autosave.offline)).toBeVisible();
    await field(page, city).fill('River Rouge');
    await context.setOffline(false);
    await expectSaved(page);
    await page.reload();
    await expect(field(page, city)).toHaveValue('River Rouge');
  });
});

test.describe('two windows with the same form', () => {
  test('are asked what to keep, and nothing typed is lost before', async ({ page, context, complaints }) => {
    complaints.expect(/answer: 409 PUT .*\/api\/intake/);
    await register(page);
    await openIntake(page);
    await field(page, city).fill('Detroit');
    await expectSaved(page);
    const other = await context.newPage();
    await openIntake(other);
    await field(page, city).fill('Livonia');
    await expect(page.getByText(words.autosave.idle)).toBeHidden();
    await page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

    await field(other, words.fields.occupation).fill('Baker');
    const question = other.getByRole('dialog', { name: words.staleVersion });
    await expect(question).toContainText('Livonia');
    await question.getByRole('button', { name: words.conflict.later }).click();
    await expect(field(other, words.fields.occupation)).toHaveValue('Baker');
    await other.getByRole('button', { name: words.autosave.decide }).click();
    await question.getByRole('button', { name: words.keepMine }).click();
    await expectSaved(other);
    await other.reload();
    await expect(field(other, city)).toHaveValue('Detroit');
    await expect(field(other, words.fields.occupation)).toHaveValue('Baker');

    await field(page, words.fields.address).fill('1 Main Street');
    await page.getByRole('dialog').getByRole('button', { name: words.takeTheirs }).click();
    await expect(field(page, city)).toHaveValue('Detroit');
    await expect(field(section(page, words.sections.personal), words.fields.occupation)).toHaveValue('Baker');
    await expect(field(page, words.fields.address)).toHaveValue('');
  });
});
