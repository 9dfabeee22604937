import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { verificationLinkOf } from '../support/mails';
import { pageHeading } from '../support/navigation';
import { register, registerThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const notice = (page: Page) => page.getByText('Confirm your email address', { exact: true });
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm my email address' });
const isOver = (page: Page) => page.getByText('This link has expired or was already used');

test.describe('email address of a new client', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('is confirmed by an emailed link, opened in another tab, which removes the notice in both', async ({
    page,
    context,
  }) => {
    const { email } = await register(page);
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    const link = await verificationLinkOf(email);
    const tab = await context.newPage();
    const requests: string[] = [];
    tab.on('request', (request) => requests.push(request.url(), request.headers().referer ?? ''));
    await tab.goto(link);
    await expect(pageHeading(tab, 'Confirm your email address')).toBeVisible();
    await expectAccessible(tab);
    await confirm(tab).click();
    await expect(tab.getByText('Your email address is confirmed')).toBeVisible();
    await expectAccessible(tab);
    const secret = link.slice(link.indexOf('#') + 1);
    expect(requests.filter((address) => address.includes(secret) && !address.includes('#'))).toEqual([]);
    await tab.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(pageHeading(tab, /^Welcome/)).toBeVisible();
    await expect(notice(tab)).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
  });

  test('can be confirmed on another device by the second link, and used links say so', async ({
    page,
    browser,
    complaints,
  }) => {
    complaints.expect(/^answer: 400 POST .*\/api\/auth\/verify-email/);
    const { email } = await registerThroughApi(page);
    const first = await verificationLinkOf(email);
    await page.goto('/verify-email#not-a-link');
    await confirm(page).click();
    await expect(isOver(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
    await expect.poll(() => verificationLinkOf(email)).not.toBe(first);

    const phone = await browser.newContext({ baseURL: running.url(), locale: 'en-US' });
    const elsewhere = await phone.newPage();
    await elsewhere.goto(await verificationLinkOf(email));
    await confirm(elsewhere).click();
    await expect(elsewhere.getByText('Your email address is confirmed')).toBeVisible();
    await elsewhere.goto(first);
    await elsewhere.reload();
    await confirm(elsewhere).click();
    await expect(isOver(elsewhere)).toBeVisible();
    await expect(elsewhere.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expectAccessible(elsewhere);
    await phone.close();
  });

  test('allows five files before it is confirmed; the sixth is kept and sent afterwards', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expect(/^answer: 403 POST .*\/api\/documents\/upload/);
    const { email } = await register(page);
    await page.goto('/documents');
    const card = page.getByRole('region', { name: 'Receipts', exact: true });
    const chooser = card.locator('input[type=file]:not([capture])');
    const files = (names: readonly string[]) =>
      names.map((name) => ({ name, mimeType: 'text/plain', buffer: randomBytes(20) }));
    await chooser.setInputFiles(files(['1.txt', '2.txt', '3.txt', '4.txt', '5.txt']));
    await expect(page.getByText('5 file(s) uploaded successfully!')).toBeVisible();
    await chooser.setInputFiles(files(['6.txt']));
    await expect(card.getByRole('alert')).toContainText('Confirm your email address to upload more than 5 files.');
    await expectAccessible(page);

    const tab = await context.newPage();
    await tab.goto(await verificationLinkOf(email));
    await confirm(tab).click();
    await expect(tab.getByText('Your email address is confirmed')).toBeVisible();
    await tab.close();
    await expect(notice(page)).toHaveCount(0);
    await card.getByRole('button', { name: /^Try again/i }).click();
    await expect(page.getByText('1 file(s) uploaded successfully!')).toBeVisible();
  });
});
