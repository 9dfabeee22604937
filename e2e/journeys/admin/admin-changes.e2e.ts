import type { Locator } from '@playwright/test';
import {
  button,
  cell,
  down,
  newClients,
  newPreparer,
  openAdministration,
  openPart,
  ownName,
  sentenceOn,
  windowOf,
} from '../../support/office';
import { expect, test } from '../../support/portal';

/** Long timeout: the test opens a page for each error message. */
test.describe.configure({ timeout: 480_000 });

test('shows the error of each failed change to preparers and offices, and keeps the input', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^answer: 502 (POST|PUT|DELETE) .*\/api\/(admin|auth)\//);
  const preparer = await newPreparer(page.request);
  await openAdministration(page);
  const failing = async (calls: RegExp, sentence: string, press: Locator): Promise<void> => {
    await page.route(calls, (route) => (route.request().method() === 'GET' ? route.fallback() : route.fulfill(down)));
    await press.click();
    await expect(sentenceOn(page, sentence)).toBeVisible();
    await page.unroute(calls);
  };
  const card = page.getByRole('row', { name: preparer.name });

  await test.step('shows "Failed to create office"', async () => {
    await openPart(page, '/admin/offices', page.getByRole('table', { name: 'Offices' }));
    await button(page, 'Create Office').click();
    const window = windowOf(page, 'Create Office');
    const typed = { 'Office name': ownName('Place'), Address: '1 Lake Street', City: 'Detroit', 'ZIP code': '48201' };
    for (const [label, text] of Object.entries({ ...typed, Phone: '313-555-0101', Email: 'place@example.com' }))
      await window.getByRole('textbox', { name: label, exact: true }).fill(text);
    await failing(/\/api\/admin\/offices/, 'Failed to create office', button(window, 'Create Office'));
    await expect(window.getByRole('textbox', { name: 'City', exact: true })).toHaveValue('Detroit');
  });

  await test.step('shows "Failed to assign preparer to office"', async () => {
    await openPart(page, '/admin/offices', page.getByRole('table', { name: 'Offices' }));
    await button(page, 'Preparers at Outer Drive Location').click();
    const window = windowOf(page, 'Preparers at Outer Drive Location');
    await window.getByRole('searchbox', { name: 'Search preparers' }).fill(preparer.last_name);
    const put = button(window, `Add ${preparer.name}`);
    await failing(/\/api\/admin\/assign-preparer-to-office/, 'Failed to assign preparer to office', put);
  });

  await test.step('shows "Failed to create preparer"', async () => {
    await openPart(page, `/admin/preparers?search=${preparer.last_name}`, card);
    await button(page, 'Add Preparer').click();
    const window = windowOf(page, 'Add Preparer');
    const typed = { 'First name': 'Ada', 'Last name': 'Added', Email: `${preparer.last_name}@example.com` };
    for (const [label, text] of Object.entries(typed))
      await window.getByRole('textbox', { name: label, exact: true }).fill(text);
    await failing(/\/api\/auth\/register/, 'Failed to create preparer', button(window, 'Create Preparer'));
  });

  await test.step('shows "Failed to update preparer"', async () => {
    await openPart(page, `/admin/preparers?search=${preparer.last_name}`, card);
    await button(card, `Edit ${preparer.name}`).click();
    const window = windowOf(page, 'Edit Preparer');
    await window.getByRole('textbox', { name: 'Bio', exact: true }).fill('Twenty years of returns.');
    await failing(/\/api\/admin\/update-preparer/, 'Failed to update preparer', button(window, 'Save Changes'));
    await button(window, 'Save Changes').click();
    await expect(page.getByText(`${preparer.name} was updated.`)).toBeVisible();
  });

  await test.step('shows "Failed to delete preparer"', async () => {
    await openPart(page, `/admin/preparers?search=${preparer.last_name}`, card);
    const window = windowOf(page, `Delete ${preparer.name}?`);
    // Retry: the menu closes if a parallel test changes the list, because the list re-renders.
    await expect(async () => {
      await button(card, 'More').click({ timeout: 5000 });
      await page.getByRole('menuitem', { name: 'Delete' }).click({ timeout: 5000 });
      await expect(window).toBeVisible({ timeout: 5000 });
    }).toPass();
    await failing(/\/api\/admin\/delete-preparer/, 'Failed to delete preparer', button(window, 'Delete Preparer'));
  });
});

test("shows other users' changes without a reload", async ({ page, playwright, baseURL }) => {
  // A separate request context, which does not share the page's session.
  const others = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const last = ownName('Live');
  await openAdministration(page);
  await openPart(page, `/admin/clients?search=${last}`, page.getByText('No clients found.'));
  await newClients(others, last, 1);
  await expect(cell(page.getByRole('table', { name: 'Clients' }), `Client1 ${last}`)).toBeVisible();
  await openPart(page, `/admin/leads?search=${last}`, page.getByText('No leads found.'));
  const lead = { submitted_via: 'general_intake_form', first_name: 'Lena', last_name: last, phone: '313-555-0142' };
  expect((await others.post('/api/client-preferences', { data: lead })).status()).toBe(201);
  await expect(button(page, `Assign Lena ${last}`)).toBeVisible();
  await others.dispose();
});
