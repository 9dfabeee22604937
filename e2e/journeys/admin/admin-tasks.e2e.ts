import { expectAccessible } from '../../support/accessible';
import { allowedFor } from '../../support/counted';
import { pageHeading } from '../../support/navigation';
import { newClients, ownName } from '../../support/office';
import { signInThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';
import { approveAPreparer, assignTenClients } from '../../support/tasks';
import { running } from '../../support/running';

test.use({ viewport: { width: 1280, height: 800 } });

test('takes few clicks and keys to assign ten clients', async ({ page }) => {
  const work = await assignTenClients(page);
  expect(work.count).toBeLessThanOrEqual(allowedFor('assignTenClients'));
  await expectAccessible(page);
});

test('takes few clicks and keys to approve a preparer', async ({ page }) => {
  const work = await approveAPreparer(page);
  expect(work.count).toBeLessThanOrEqual(allowedFor('approveAPreparer'));
});

test('finds a client by keyboard from any page, and opens their page', async ({ page }) => {
  const last = ownName('Sought');
  await newClients(page.request, last, 2);
  await signInThroughApi(page, running.account('admin'));
  await page.goto('/admin/history');
  await expect(page.getByRole('table', { name: 'Activity History' })).toHaveAttribute('aria-busy', 'false');
  const field = page.getByRole('combobox', { name: 'Find a client, preparer or office' });

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type(last);
  await expect(page.getByText('Show all 2 clients')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pageHeading(page, `Client2 ${last}`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Assignment history' })).toBeHidden();
  await expect(page.getByText('No reassignment history found.')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type(last);
  await expect(page.getByText('Show all 2 clients')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/clients\?view=clients&search=Sought/);
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
});
