import { expectAccessible } from '../support/accessible';
import { register, signIn } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

test.describe('signed-in devices', () => {
  test('lists a second browser, and signs it out', async ({ page, browser, complaints }) => {
    complaints.expect(/^answer: 401 (GET|POST) .*\/api\//);
    const person = await register(page);
    const context = await browser.newContext({
      baseURL: running.url(),
      locale: 'en-US',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    });
    const other = await context.newPage();
    await signIn(other, { ...person, role: 'client' });

    await page.goto('/account');
    await expect(page.getByRole('main').getByText('This device', { exact: true })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Sign out this device: Firefox on Linux/ }).click();
    await expect(page.getByText('The device was signed out.')).toBeVisible();
    await expect(page.getByText('Firefox on Linux')).toBeHidden();

    await other.goto('/account');
    await expect(other).toHaveURL(/\/login$/);
    await signIn(other, { ...person, role: 'client' });
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(page.getByText('All other devices were signed out.')).toBeVisible();
    await other.goto('/account');
    await expect(other).toHaveURL(/\/login$/);
    await context.close();
  });
});
