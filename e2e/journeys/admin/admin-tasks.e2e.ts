import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { allowed, Counted } from '../../support/counted';
import { pageHeading } from '../../support/navigation';
import { newClients, newPreparer, ownName } from '../../support/office';
import { newPerson, signInAs } from '../../support/people';
import { expect, test } from '../../support/portal';

/**
 * Clicks and keys that each task took when the dashboard was the same page as the administration: the link of the notice,
 * "Select all", "Assign selected", the list of preparers, one of them and "Assign Clients"; and to approve a preparer from
 * another page, "Dashboard", "Preparer Management" and "Approve".
 */
const before = { assignTenClients: 6, approveAPreparer: 3 };

test.use({ viewport: { width: 1280, height: 800 } });

/** Limits a list to people of this journey, so that it does not assign the clients of others. */
const narrowed = (page: Page, calls: RegExp, search: string): Promise<unknown> =>
  page.route(calls, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('search', search);
    await route.continue({ url: url.href });
  });

test('takes few clicks and keys to assign ten clients', async ({ page }) => {
  const [preparer, last] = [await newPreparer(page.request), ownName('Ten')];
  await newClients(page.request, last, 12);
  await narrowed(page, /\/api\/admin\/unassigned-clients\?/, last);
  await narrowed(page, /\/api\/admin\/users\?.*sort=clients(&|$)/, preparer.last_name);
  await signInAs(page, 'admin');
  await page.goto('/dashboard');
  const oldest = page.getByRole('link', { name: 'Assign the 10 longest waiting' });
  await expect(oldest).toBeVisible();

  const work = new Counted(page);
  await work.click(oldest);
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('10 selected');
  await work.click(page.getByRole('button', { name: 'Assign selected' }));
  const dialog = page.getByRole('dialog', { name: 'Bulk Assign Clients' });
  await work.click(dialog.getByRole('button', { name: `${preparer.name} · 0` }));
  await work.click(dialog.getByRole('button', { name: 'Assign Clients' }));
  await expect(page.getByText(`10 clients were assigned to ${preparer.name}.`)).toBeVisible();
  expect(work.count).toBeLessThanOrEqual(allowed(before.assignTenClients));
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await expectAccessible(page);
});

test('takes few clicks and keys to approve a preparer', async ({ page }) => {
  const person = { ...newPerson(), last_name: ownName('Asks') };
  const registered = await page.request.post('/api/auth/register', {
    data: { ...person, role: 'preparer', phone: null },
  });
  expect(registered.status()).toBe(201);
  await narrowed(page, /\/api\/admin\/users\?.*status=pending/, person.last_name);
  await signInAs(page, 'admin');
  await page.goto('/documents');
  await expect(pageHeading(page, 'Document Management')).toBeVisible();

  const work = new Counted(page);
  await work.click(page.getByRole('link', { name: 'Dashboard', exact: true }));
  const name = `${person.first_name} ${person.last_name}`;
  await work.click(page.getByRole('button', { name: `Approve ${name}` }));
  await expect(page.getByText(`${name} was approved.`)).toBeVisible();
  expect(work.count).toBeLessThanOrEqual(allowed(before.approveAPreparer));
});

test('finds a client by keyboard from any page, and opens their page', async ({ page }) => {
  const last = ownName('Sought');
  await newClients(page.request, last, 2);
  await signInAs(page, 'admin');
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
