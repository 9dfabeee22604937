import type { BrowserContext, Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { offline as whileOffline } from '../../support/complaints';
import { expectSaved, field, openIntake } from '../../support/intake';
import { canaries, register, registerThroughApi, signInOnThisPage, signOut, type Person } from '../../support/people';
import { expect, test } from '../../support/portal';
import { draftKeyOf, expectStored, expectStoredValues, storedText } from '../../support/stored-drafts';

const offline = 'Not saved yet: we can’t reach the portal. Trying again.';
const typed = 'Ecorse Township';
const halfTyped = canaries.ssn.slice(0, 6);

/** Ends the session on the server without notifying the page, as a password change on another device does. */
const revoke = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    await fetch('/api/auth/logout', { method: 'POST', headers });
  });

async function signInAgain(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signInOnThisPage(page, { role: 'client', ...person });
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
}

/** Closes the tab, confirming the prompt. */
async function closeTab(page: Page, context: BrowserContext): Promise<Page> {
  await page.close();
  return context.newPage();
}

test.describe('unsaved text after signing in again', () => {
  let person: Person;
  let key: string;

  test.beforeEach(async ({ page, complaints }) => {
    complaints.expect(whileOffline, /^failed: \w+ \S+\/api\//, /^answer: 401 \w+ \S+\/api\//);
    // The browser asks for confirmation before a tab with unsaved input is closed.
    page.on('dialog', (dialog) => void dialog.accept());
    person = await register(page);
    key = await draftKeyOf(page);
    await openIntake(page);
  });

  test('is restored when the session was revoked while typing', async ({ page }) => {
    await revoke(page);
    await field(page, words.fields.city).fill(typed);
    await signInAgain(page, person);
    await expect(field(page, words.fields.city)).toHaveValue(typed);
    await expectSaved(page);
    await page.reload();
    await expect(field(page, words.fields.city)).toHaveValue(typed);
  });

  test('is restored, including partly typed numbers, when the session was revoked and the tab closed', async ({
    page,
    context,
  }) => {
    await field(page, words.fields.ssn).pressSequentially(halfTyped);
    await revoke(page);
    await field(page, words.fields.city).fill(typed);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expectStoredValues(page, key, { city: typed, ssn: halfTyped });
    const again = await closeTab(page, context);
    await again.goto('/intake-form');
    await signInAgain(again, person);
    await expect(field(again, words.fields.city)).toHaveValue(typed);
    await expect(field(again, words.fields.ssn)).toHaveValue(halfTyped);
    await expectSaved(again);
  });

  test('is restored when the tab was closed offline and the session ended afterwards', async ({ page, context }) => {
    await context.setOffline(true);
    await field(page, words.fields.city).fill(typed);
    await expect(page.getByText(offline)).toBeVisible();
    await expectStored(page, 1);
    expect(await storedText(page)).not.toContain('Ecorse');
    await page.close();
    await context.setOffline(false);
    await context.clearCookies();
    const again = await context.newPage();
    await again.goto('/test');
    await revoke(again);
    await again.goto('/intake-form');
    await signInAgain(again, person);
    await expect(field(again, words.fields.city)).toHaveValue(typed);
    await expectSaved(again);
    await expectStored(again, 0);
  });

  test('is restored when the page was reloaded offline', async ({ page, context }) => {
    await context.setOffline(true);
    await field(page, words.fields.city).fill(typed);
    await expect(page.getByText(offline)).toBeVisible();
    await expectStored(page, 1);
    await page.reload().catch(() => undefined);
    await context.setOffline(false);
    await openIntake(page);
    await expect(field(page, words.fields.city)).toHaveValue(typed);
    // The page may already have retried.
    await expectStored(page, 0);
    await page.reload();
    await expect(field(page, words.fields.city)).toHaveValue(typed);
  });

  test('is hidden from everyone else, and from its owner after signing out', async ({ page, context }) => {
    await context.setOffline(true);
    await field(page, words.fields.city).fill(typed);
    await field(page, words.fields.ssn).pressSequentially(halfTyped);
    await expectStoredValues(page, key, { city: typed, ssn: halfTyped });
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/test');
    await next.evaluate(() => localStorage.clear());
    await registerThroughApi(next);
    await openIntake(next);
    await expect(field(next, words.fields.city)).toHaveValue('');
    await expect(field(next, words.fields.ssn)).toHaveValue('');
    await expectStored(next, 1);
    await signOut(next);
    await signInOnThisPage(next, { role: 'client', ...person });
    await openIntake(next);
    await expect(field(next, words.fields.city)).toHaveValue(typed);
    await expectSaved(next);
    await expect(field(next, words.fields.ssn)).toHaveValue(halfTyped);
    await signOut(next);
    await expectStored(next, 0);
  });
});

test('restores unsaved text after an idle sign-out, in the same tab and in another', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/^failed: \w+ \S+\/api\//, /^answer: 401 \w+ \S+\/api\//);
  await page.clock.install();
  const person = await registerThroughApi(page);
  await openIntake(page);
  await page.route(/\/api\/intake(\?|$)/, (route) => route.abort('connectionrefused'));
  await field(page, words.fields.city).fill(typed);
  await page.clock.runFor('00:05');
  await expectStored(page, 1);
  // Simulates a computer that wakes up from sleep.
  await page.clock.fastForward('31:00');
  await signInAgain(page, person);
  await expect(field(page, words.fields.city)).toHaveValue(typed);
  await page.clock.runFor('00:02');
  await expectStored(page, 1);
  await page.clock.fastForward('31:00');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  const again = await closeTab(page, context);
  await again.goto('/intake-form');
  await signInAgain(again, person);
  await expect(field(again, words.fields.city)).toHaveValue(typed);
  await expectSaved(again);
});
