import { accountMessages } from '@portal/domain/account/account.messages';
import { expectAccessible } from '../support/accessible';
import { fieldOf, register, signInAs } from '../support/people';
import { expect, test } from '../support/portal';

test.describe('portal', () => {
  test('rejects a wrong password with a single message', async ({ page, complaints }) => {
    complaints.expect(/answer: 401 POST .*\/api\/auth\/login/);
    await page.goto('/login');
    await fieldOf(page, accountMessages.fields.email).fill('nobody@example.com');
    await fieldOf(page, accountMessages.fields.password).fill('not the password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    // The message is in the form; there is no toast.
    const refusal = page.getByText('Invalid email, password or PIN');
    await expect(refusal).toBeVisible();
    await expect(refusal).toHaveCount(1);
    await expectAccessible(page);
  });

  test('registers a client and opens the dashboard', async ({ page }) => {
    await register(page);
    await expect(page).toHaveURL(/\/(dashboard)?$/);
    await expectAccessible(page);
  });

  for (const [role, title] of [
    ['client', 'Client'],
    ['preparer', 'Tax Preparer'],
    ['admin', 'Admin'],
  ] as const) {
    test(`signs in the demo ${role}`, async ({ page }) => {
      await signInAs(page, role);
      await expect(page.getByRole('banner').getByText(title).first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});
