import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { dashboardLoaded, pageHeading } from '../support/navigation';
import { sendSignIn, signInAs, signInOnThisPage, signOut } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

/** Simulates an expired token, which the server rejects. */
const spoilToken = (page: Page): Promise<void> => page.evaluate(() => localStorage.setItem('token', 'spoilt'));
const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('token'));

const dropRefreshCookie = (context: BrowserContext): Promise<void> => context.clearCookies();
const refusals = /^answer: 401 /;

test.describe('session', () => {
  test('redirects to sign-in once when it expires, and returns to the page afterwards', async ({
    page,
    context,
    complaints,
  }) => {
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
    await signInOnThisPage(page, running.account('client'));
    await expect(page).toHaveURL(/\/documents$/);
  });

  test('refreshes an expired token silently', async ({ page, complaints }) => {
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

  test('survives two tabs refreshing at the same time', async ({ page, context, complaints }) => {
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

  test('ends in every tab when the user signs out in one', async ({ page, context }) => {
    await signInAs(page, 'client');
    const other = await context.newPage();
    await other.goto('/documents');
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
    // Wait for the other tab to load: signing out would fail its pending requests.
    await expect(other.getByRole('region', { name: 'Other', exact: true })).toBeVisible();
    await signOut(page);
    await expect(other).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await other.close();
  });

  for (const path of ['/agent-links', '/office/detroit-main', '/test', '/account'])
    test(`redirects to /login after a sign-out on ${path}`, async ({ page }) => {
      await signInAs(page, 'client');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await signOut(page);
    });

  test('is cleared in the browser without a success message when the server does not respond to the sign-out, and ends on retry', async ({
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
    const notice = page.getByText('We couldn’t reach the server to end your session there');
    await expect(notice).toBeVisible();
    await expect(pageHeading(page, 'Sign in')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Logged out successfully')).toBeHidden();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    expect(await sessionWorks()).toBe(true);
    await expectAccessible(page);
    await page.unroute('**/api/auth/logout');
    // Backoff: retried after a few seconds, then after twice as long.
    await expect(notice).toBeHidden({ timeout: 90_000 });
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    expect(await sessionWorks()).toBe(false);
  });

  test('clears toasts on a page change, and never covers the user name and Logout with a toast', async ({
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
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('a new password');
    await page.getByRole('button', { name: 'Change Password' }).click();
    const failure = page.getByText('We couldn’t change your password');
    await expect(failure).toBeVisible();
    // A focused toast stays open, so only the page change can remove it.
    await page.getByRole('button', { name: 'Dismiss' }).focus();
    await page.waitForFunction((saidAt) => Date.now() - saidAt > 1200, Date.now());
    await page.evaluate(() => document.querySelector<HTMLElement>('header a[href="/documents"]')?.click());
    await expect(pageHeading(page, 'Document Management')).toBeVisible();
    await expect(failure).toBeHidden();
  });

  test('is cleared silently if it is malformed', async ({ page }) => {
    await page.goto('/test');
    await page.evaluate(() => {
      localStorage.setItem('token', 'abc');
      localStorage.setItem('user', '{"id":');
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('warns after 28 idle minutes and ends after 30', async ({ page, complaints }) => {
    // The fake clock skips half an hour, so all reconnects happen together: too often for the rate limit, and possibly in
    // a session that has just ended.
    complaints.expect(/^answer: (401|429) GET .*\/api\/events$/);
    await page.clock.install();
    await signInAs(page, 'client');
    // The time limits for loading code run on the fake clock too.
    await dashboardLoaded(page);
    await page.keyboard.press('Shift');
    const now = () => page.evaluate(() => Date.now());
    const lastActivity = await now();
    // Stop right after the warning: the time limit for loading the dialog's chunk runs on the same clock.
    const idleFor = async (seconds: number) => page.clock.runFor(lastActivity + seconds * 1000 - (await now()));
    await idleFor(27 * 60);
    await expect(page.getByRole('dialog')).toBeHidden();
    await idleFor(28 * 60 + 1);
    await expect(page.getByRole('dialog')).toContainText(
      'You’ll be signed out in two minutes because you’ve been inactive.',
    );
    // Press by keyboard: a click that misses because the page moves would close the dialog.
    await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor('30:01');
    await expect(page).toHaveURL(/\/login$/);
  });
});
