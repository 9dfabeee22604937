import type { BrowserContext, Page } from '@playwright/test';
import { accountWords } from '@portal/domain/account/account.words';
import { shellWords } from '../../shell/src/shell.words';
import { signInAs, signInHere } from '../support/people';
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
    await expect(page.getByRole('button', { name: shellWords.signOut })).toBeVisible();
    await spoilToken(page);
    await dropRefreshCookie(context);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(accountWords.sessionExpired)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await signInHere(page, running.account('client'));
    await expect(page).toHaveURL(/\/documents$/);
  });

  test('whose token has run out is refreshed without a word', async ({ page, complaints }) => {
    complaints.expect(refusals);
    await signInAs(page, 'client');
    await page.goto('/documents');
    await expect(page.getByRole('button', { name: shellWords.signOut })).toBeVisible();
    await spoilToken(page);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/documents$/);
    expect(await tokenOf(page)).not.toBe('spoilt');
    await expect(page.getByText(accountWords.sessionExpired)).toBeHidden();
  });

  test('lives on when two tabs refresh it at the same time', async ({ page, context, complaints }) => {
    complaints.expect(refusals);
    await signInAs(page, 'client');
    const other = await context.newPage();
    await other.goto('/documents');
    await spoilToken(page);
    await Promise.all([page.reload(), other.reload()]);
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: shellWords.signOut })).toBeVisible();
      await expect(tab.getByText(accountWords.sessionExpired)).toBeHidden();
    }
    await page.reload();
    await expect(page.getByRole('button', { name: shellWords.signOut })).toBeVisible();
    await other.close();
  });

  test('that was signed out in one tab is over in the other', async ({ page, context }) => {
    await signInAs(page, 'client');
    const other = await context.newPage();
    await other.goto('/documents');
    await expect(other.getByRole('button', { name: shellWords.signOut })).toBeVisible();
    await page.getByRole('button', { name: shellWords.signOut }).click();
    await expect(page.getByText(accountWords.loggedOut)).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await other.close();
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
    await page.clock.runFor('27:30');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor('00:40');
    await expect(page.getByRole('dialog')).toContainText(accountWords.idleWarning);
    await page.getByRole('button', { name: accountWords.stay }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.clock.runFor('30:01');
    await expect(page).toHaveURL(/\/login$/);
  });
});
