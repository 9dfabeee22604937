import { expectAccessible } from '../support/accessible';
import { resetLinkOf } from '../support/mails';
import { follow, pageHeading } from '../support/navigation';
import { canaries, fieldOf, register, signIn, signInOnThisPage } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

test.describe('forgotten password', () => {
  test('is replaced by an emailed link, which works once and ends other sessions', async ({ page, complaints }) => {
    complaints.expect(/^answer: 400 POST .*\/api\/auth\/reset-password/);
    await page.setViewportSize({ width: 360, height: 800 });
    const person = await register(page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const whoAmI = () => page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    // Signs out of this browser only, without ending the session on the server.
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    expect((await whoAmI()).status()).toBe(200);

    await fieldOf(page, 'Email').fill(person.email);
    await follow(page, 'Forgot password?', 'Forgot your password?');
    await expect(pageHeading(page, 'Forgot your password?')).toBeFocused();
    await expect(fieldOf(page, 'Email')).toHaveValue(person.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If there’s an account for ${person.email}, we’ve sent a link.`)).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    const link = await resetLinkOf(person.email, 'Choose a new password');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url(), request.headers().referer ?? ''));
    await page.goto(link);
    await fieldOf(page, 'New password').fill('password123');
    await fieldOf(page, 'Confirm new password').fill('password123');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('This password is too common. Choose one that others would not guess.')).toBeVisible();
    await expectAccessible(page);
    await fieldOf(page, 'New password').fill(canaries.otherPassword);
    await fieldOf(page, 'Confirm new password').fill(canaries.otherPassword);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect((await whoAmI()).status()).toBe(401);
    const secret = link.slice(link.indexOf('#') + 1);
    expect(requests.filter((address) => address.includes(secret) && !address.includes('#'))).toEqual([]);

    await signInOnThisPage(page, { ...person, role: 'client', password: canaries.otherPassword });
    await page.goto(link);
    await fieldOf(page, 'New password').fill('one more password');
    await fieldOf(page, 'Confirm new password').fill('one more password');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('This link has expired or was already used. Please request a new one.')).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    // Signed-in users are redirected to the dashboard.
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test.describe('language preference', () => {
  test('carries over to another browser and to emails', async ({ page, browser }) => {
    const person = await register(page);
    const kept = page.waitForResponse(/\/api\/auth\/preferences/);
    await page.getByLabel('Language').selectOption('Español');
    await kept;
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(pageHeading(page, 'Iniciar sesión')).toBeVisible();

    const other = await browser.newContext({ baseURL: running.url(), locale: 'en-US' });
    const elsewhere = await other.newPage();
    await signIn(elsewhere, { ...person, role: 'client' });
    await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
    await elsewhere.reload();
    await expect(elsewhere.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await other.close();

    await page.goto('/forgot-password');
    await fieldOf(page, 'Correo electrónico').fill(person.email);
    await page.getByRole('button', { name: 'Enviar el enlace' }).click();
    await resetLinkOf(person.email, 'Elegir');
  });
});
