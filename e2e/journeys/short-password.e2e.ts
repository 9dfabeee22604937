import { generateSync } from 'otplib';
import { expectAccessible } from '../support/accessible';
import { addAuthenticator } from '../support/authenticator';
import { pageHeading } from '../support/navigation';
import { fieldOf } from '../support/people';
import { expect, test } from '../support/portal';
import { preparerWithShortPassword } from '../support/staff';

test.describe('staff with a short password', () => {
  test('set up an authenticator app instead of changing it', async ({ page }) => {
    await preparerWithShortPassword(page);
    await expect(pageHeading(page, 'Protect your account')).toBeVisible();
    await expect(fieldOf(page, 'New password')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
    await expect(page).toHaveURL(/\/account\/second-factor$/);
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    await fieldOf(page, '6-digit code').fill(generateSync({ secret: key.replaceAll(' ', '') }));
    await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.reload();
    await expect(pageHeading(page, 'Protect your account')).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('add a passkey instead of changing it', async ({ page }) => {
    await addAuthenticator(page);
    await preparerWithShortPassword(page);
    await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(pageHeading(page, 'Protect your account')).toHaveCount(0);
  });
});
