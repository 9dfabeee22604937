import { expectAccessible } from '../support/accessible';
import { follow } from '../support/navigation';
import { canaries, fieldOf, register, signInOnThisPage, signOut } from '../support/people';
import { expect, test } from '../support/portal';

test.describe('mails page', () => {
  test('returns 404 to another machine', async ({ page, complaints }) => {
    complaints.expect(/^answer: 404 GET .*\/api\/mails$/);
    const answer = await page.goto('/api/mails');
    expect(answer?.status()).toBe(404);
    expect(await answer?.text()).not.toContain('Mails of the demo');
  });

  test.describe('on this machine', () => {
    test.use({ extraHTTPHeaders: {} });

    test('shows the password reset link, which opens the account', async ({ page }) => {
      const person = await register(page);
      await signOut(page);
      await follow(page, 'Forgot password?', 'Forgot your password?');
      await fieldOf(page, 'Email').fill(person.email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await expect(page.getByText(`If there’s an account for ${person.email}, we’ve sent a link.`)).toBeVisible();

      const mail = (subject: string) =>
        page.getByRole('listitem').filter({ hasText: person.email }).getByRole('link', { name: subject });
      // The page does not refresh by itself: reload until the email arrives, which takes seconds.
      const comes = (subject: string) =>
        expect(async () => {
          await page.goto('/api/mails');
          await expect(mail(subject)).toBeVisible({ timeout: 2000 });
        }).toPass();
      await comes('Choose a new password');
      await expectAccessible(page);
      await mail('Choose a new password').click();
      await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: /\/reset-password#[\w-]{43}$/ }).click();

      await fieldOf(page, 'New password').fill(canaries.otherPassword);
      await fieldOf(page, 'Confirm new password').fill(canaries.otherPassword);
      await page.getByRole('button', { name: 'Change Password' }).click();
      await expect(page.getByText('Your password has been changed.')).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      await signInOnThisPage(page, { ...person, role: 'client', password: canaries.otherPassword });
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await comes('Your password was changed');
    });
  });
});
