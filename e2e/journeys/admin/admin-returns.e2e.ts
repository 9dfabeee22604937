import { expectAccessible } from '../../support/accessible';
import { newClient, newPreparer } from '../../support/clients-of-a-preparer';
import { signInThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';
import { running } from '../../support/running';

test.use({ viewport: { width: 1280, height: 800 } });

test('opens from the board the list behind a count, and moves a return there', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  const client = await newClient(page, { first_name: 'Board', preparer: preparer.code, intake: 'draft' });
  await signInThroughApi(page, running.account('admin'));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Open the board' }).click();
  const board = page.getByRole('table', { name: 'Returns' });
  await expect(board.getByRole('row').nth(2)).toContainText('All returns');
  await expectAccessible(page);

  await test.step('shows as many returns as the count says', async () => {
    await page.getByLabel('Rows', { exact: true }).selectOption('By preparer');
    const count = board.getByRole('link', { name: /returns?: Filling in the form, All returns/ });
    const counted = await count.textContent();
    await count.click();
    await expect(page.locator('.ui-bar__count')).toHaveText(counted ?? '');
    await expectAccessible(page);
  });

  await test.step('finds the return, holds and resumes it', async () => {
    await page.getByLabel('Search returns').fill(client.last_name);
    await page.getByRole('row').filter({ hasText: client.name }).getByText('Filling in the form').click();
    const drawer = page.locator('.ui-drawer');
    await drawer.getByRole('button', { name: 'Other moves' }).click();
    await page.getByRole('menuitem', { name: 'Put on hold' }).click();
    const dialog = page.getByRole('dialog', { name: /Put on hold/ });
    await dialog.getByLabel('Reason').selectOption('The client asked for it');
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(drawer.getByText('From “Filling in the form” to “On hold”')).toBeVisible();
    await drawer.getByRole('button', { name: 'Next: Resume' }).click();
    await expect(drawer.getByText('From “On hold” to “Filling in the form”')).toBeVisible();
    await expectAccessible(page);
  });
});
