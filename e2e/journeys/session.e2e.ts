import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { title } from '../support/navigation';
import { sendSignIn, signInAs, signInHere, signOut } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

/** As a token that has run out: the server does not take it any more. */
const spoilToken = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem('token', 'spoilt'));
const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

const dropRefreshCookie = (context: BrowserContext): Promise<void> => context.clearCookies();
const refusals = /^answer: 401 /;

test.describe('a session', () => {
  test('that is over leads to sign in, once, and back to where it was', async ({ page, context, complaints }) => {
    complaints.expect(refusals);
    await signInAs(page, 'client');
    await page.goto('/documents');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await spoilToken(page);
    await dropRefreshCookie(context);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has expired. Please sign in again.')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await signInHere(page, running.account('client'));
    await expect(page).toHaveURL(/\/documents$/);
  });

  test('whose token has run out is refreshed without a word', async ({ page, complaints }) => {
    complaints.expect(refusals);
    await signInAs(page, 'client');
    await page.goto('/documents');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await spoilToken(page);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/documents$/);
    expect(await tokenOf(page)).not.toBe('spoilt');
    await expect(page.getByText('Your session has expired. Please sign in again.')).toBeHidden();
  });

  test('lives on when two tabs refresh it at the same time', async ({ page, context, complaints }) => {
    complaints.expect(refusals);
    await signInAs(page, 'client');
    const other = await context.newPage();
    await other.goto('/documents');
    await spoilToken(page);
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expect(tab.getByText('Your session has expired. Please sign in again.')).toBeHidden();
    }
    await page.reload();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await other.close();
  });

  test('that was signed out in one tab is over in the other', async ({ page, context }) => {
    await signInAs(page, 'client');
    const other = await context.newPage();
    await other.goto('/documents');
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
    // What another tab is reading at that moment is refused, as it must be.
    await expect(other.getByRole('region', { name: 'Other', exact: true })).toBeVisible();
    await signOut(page);
    await expect(other).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await other.close();
  });

  for (const path of ['/agent-links', '/office/detroit-main', '/test', '/account'])
    test(`that is signed out on ${path} ends at /login`, async ({ page }) => {
      await signInAs(page, 'client');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await signOut(page);
    });

  test('whose end the server did not hear is gone here, not called a success, and ended as soon as it can be', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^failed: POST .*\/api\/auth\/logout net::ERR_CONNECTION_REFUSED$/);
    await signInAs(page, 'client');
    const token = await tokenOf(page);
    const sessionWorks = async (): Promise<boolean> =>
      (await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).ok();
    await page.route('**/api/auth/logout', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Logout' }).click();
    const notice = page.getByText('the server has not confirmed it yet');
    await expect(notice).toBeVisible();
    await expect(title(page, 'Sign in')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Logged out successfully')).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await sessionWorks()).toBe(true);
    await expectAccessible(page);
    await page.unroute('**/api/auth/logout');
    // Tried again after some seconds, and then after twice as many.
    await expect(notice).toBeHidden({ timeout: 90_000 });
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    expect(await sessionWorks()).toBe(false);
  });

  test('says nothing on the next page about the one before, and never in front of name and Logout', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/^failed: POST .*\/api\/auth\/change-password net::ERR_CONNECTION_REFUSED$/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/login');
    await sendSignIn(page, running.account('client'));
    const box = await page.getByText('Login successful!').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    await page.goto('/account');
    await page.route('**/api/auth/change-password', (route) => route.abort('connectionrefused'));
    await page.getByRole('textbox', { name: 'Current password' }).fill('old password');
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('a new password');
    await page.getByRole('textbox', { name: 'Repeat the new password' }).fill('a new password');
    await page.getByRole('button', { name: 'Change Password' }).click();
    const failure = page.getByText('Failed to change the password');
    await expect(failure).toBeVisible();
    // What somebody reads stays: by itself it would not go now.
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.waitForFunction((saidAt) => Date.now() - saidAt > 1200, Date.now());
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/documents"]')?.click());
    await expect(title(page, 'Document Management')).toBeVisible();
    await expect(failure).toBeHidden();
  });

  test('that cannot be read is cleared without a word', async ({ page }) => {
    await page.goto('/test');
    await page.evaluate(() => {
      localStorage.setItem('token', 'abc');
      localStorage.setItem('user', '{"id":');
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('left alone is warned after 28 minutes and ends after 30', async ({ page }) => {
    await page.clock.install();
    await signInAs(page, 'client');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor('27:00');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor('01:10');
    await expect(page.getByRole('dialog')).toContainText(
      'You will be signed out in two minutes because nothing has happened for a while.',
    );
    // By keyboard: a mouse that misses, on a page that still moves, would close the question all the same.
    await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor('30:01');
    await expect(page).toHaveURL(/\/login$/);
  });
});
