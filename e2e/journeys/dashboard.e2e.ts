import { expectAccessible } from '../support/accessible';
import { follow } from '../support/navigation';
import { signInAs } from '../support/people';
import { expect, test } from '../support/portal';

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`the client's dashboard in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('leads from each step to where it is done, and names the preparer', async ({ page }) => {
      await signInAs(page, 'client');
      const list = page.getByRole('list').filter({ has: page.getByRole('link', { name: 'ID or selfie' }) });
      await expect(list.getByRole('link', { name: 'Tax intake form' })).toHaveAttribute('href', '/intake-form');
      await expect(list.getByRole('link', { name: 'ID or selfie' })).toHaveAttribute('href', '/documents');
      await expect(list.getByRole('link', { name: 'Tax documents' })).toHaveAttribute('href', '/documents');
      await expect(page.getByText(/^Your preparer is [A-Z]/)).toBeVisible();
      await expect(page.getByText(/^Write to [A-Z]/)).toBeVisible();
      await expectAccessible(page);
      await follow(page, list.getByRole('link', { name: 'ID or selfie' }), 'Document Management');
      await expect(page).toHaveURL(/\/documents$/);
    });
  });
