import { expectAccessible } from '../../support/accessible';
import {
  button,
  cell,
  choosePreparer,
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

/** Long timeout: the test creates many clients and searches for each of them. */
test.describe.configure({ timeout: 480_000 });

const withReason = (detail: string) => ({
  status: 409,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'conflict',
    detail,
    request_id: 'x',
  }),
});

test('lets an admin assign clients one by one and in bulk, and lists both in the history', async ({
  page,
  complaints,
}) => {
  complaints.expect(/^answer: (502|409) POST .*\/api\/admin\/(reassign-client|bulk-assign-clients)/);
  const [preparer, last] = [await newPreparer(page.request), ownName('Waits')];
  await newClients(page.request, last, 27);
  await openAdministration(page);
  const list = page.getByRole('table', { name: 'Client Assignments' });
  const mine = `/admin/assignments?search=${last}`;
  await openPart(page, mine, page.getByText('Showing 25 of 27'));

  await test.step('shows an error when no preparer is selected', async () => {
    await button(page, 'Reassign client').click();
    const window = windowOf(page, 'Reassign Client');
    await button(window, 'Reassign Client').click();
    await expect(sentenceOn(page, 'Please select both client and preparer')).toBeVisible();
    await button(window, 'Cancel').click();
    await expect(window).toBeHidden();
  });

  await test.step('assigns all matching clients', async () => {
    await list.getByRole('checkbox', { name: 'Select all' }).check();
    await button(page, 'Select all 27 that match').click();
    await button(page, 'Assign selected').click();
    const window = windowOf(page, 'Bulk Assign Clients');
    await expect(window.getByText('Bulk assignment via admin dashboard')).toBeVisible();
    await expect(window.getByRole('textbox')).toHaveCount(0);
    await button(window, 'Assign Clients').click();
    await expect(sentenceOn(page, 'Please select clients and a preparer')).toBeVisible();
    await choosePreparer(window, preparer.name);
    await button(window, 'Assign Clients').click();
    await expect(page.getByText(`27 clients were assigned to ${preparer.name}.`)).toBeVisible();
    await expect(page.getByText('No clients found.')).toBeVisible();
  });

  await test.step('shows an error when a request fails, and succeeds on retry', async () => {
    await newClients(page.request, last, 5);
    await openPart(page, mine, cell(list, `Client5 ${last}`));
    await page.route('**/api/admin/reassign-client', (route) => route.fulfill(down));
    await button(list, `Assign Client1 ${last}`).click();
    const window = windowOf(page, 'Reassign Client');
    await choosePreparer(window, preparer.name);
    await button(window, 'Reassign Client').click();
    await expect(sentenceOn(page, 'Failed to reassign client')).toBeVisible();
    await page.unroute('**/api/admin/reassign-client');
    await button(window, 'Reassign Client').click();
    await expect(page.getByText(`Client1 ${last} was assigned to ${preparer.name}.`)).toBeVisible();
    await expect(cell(list, `Client1 ${last}`)).toBeHidden();

    await page.route('**/api/admin/bulk-assign-clients', (route) => route.fulfill(down));
    await list.getByRole('checkbox', { name: 'Select all' }).check();
    await button(page, 'Assign selected').click();
    const many = windowOf(page, 'Bulk Assign Clients');
    await choosePreparer(many, preparer.name);
    await button(many, 'Assign Clients').click();
    await expect(sentenceOn(page, 'Failed to assign clients')).toBeVisible();
    await page.unroute('**/api/admin/bulk-assign-clients');
    await page.route('**/api/admin/bulk-assign-clients', (route) =>
      route.fulfill(withReason('The reason of the server.')),
    );
    await button(many, 'Assign Clients').click();
    await expect(sentenceOn(page, 'The reason of the server.')).toBeVisible();
    await page.unroute('**/api/admin/bulk-assign-clients');
    await button(many, 'Assign Clients').click();
    await expect(page.getByText(`4 clients were assigned to ${preparer.name}.`)).toBeVisible();
  });

  await test.step('shows the most recent history entries with reason and actor', async () => {
    const history = page.getByRole('table', { name: 'Activity History' });
    await openPart(page, `/admin/history?search=${last}`, page.getByText('1 to 25 of 32'));
    await expect(history.getByRole('row')).toHaveCount(26);
    await expect(cell(history, 'Bulk assignment via admin dashboard').first()).toBeVisible();
    await expect(cell(history, 'Olivia Grant').first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('blocks deleting a preparer with clients, and shows a high workload', async () => {
    const card = page.getByRole('row', { name: preparer.name });
    await openPart(page, `/admin/preparers?search=${preparer.last_name}`, card);
    await expect(card.getByText('32 clients', { exact: true })).toBeVisible();
    await expect(card.getByText('32.0')).toBeVisible();
    await expect(card.getByText('High', { exact: true })).toBeVisible();
    await button(card, 'More').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const window = windowOf(page, `Delete ${preparer.name}?`);
    await expect(button(window, 'Delete Preparer')).toBeDisabled();
  });
});

test("reports a concurrent assignment, and shows the client's new preparer", async ({
  page,
  browser,
  complaints,
  baseURL,
}) => {
  complaints.expect(/^answer: 409 POST .*\/api\/admin\/reassign-client/);
  const [first, second] = [await newPreparer(page.request), await newPreparer(page.request)];
  const last = ownName('Twice');
  await newClients(page.request, last, 1);
  const name = `Client1 ${last}`;
  await openAdministration(page);
  await openPart(page, `/admin/assignments?search=${last}`, button(page, `Assign ${name}`));
  await button(page, `Assign ${name}`).click();
  const window = windowOf(page, 'Reassign Client');
  await choosePreparer(window, second.name);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })).newPage();
  await openAdministration(other);
  await openPart(other, `/admin/assignments?search=${last}`, button(other, `Assign ${name}`));
  await button(other, `Assign ${name}`).click();
  await choosePreparer(windowOf(other, 'Reassign Client'), first.name);
  await button(windowOf(other, 'Reassign Client'), 'Reassign Client').click();
  await expect(other.getByText(`${name} was assigned to ${first.name}.`)).toBeVisible();
  await other.context().close();

  await button(window, 'Reassign Client').click();
  await expect(window.getByText(/^This client was assigned to another preparer in the meantime\./)).toBeVisible();
  await expect(window.getByText(first.name)).toBeVisible();
  await button(window, 'Reassign Client').click();
  await expect(page.getByText(`${name} was assigned to ${second.name}.`)).toBeVisible();
});

test('assigns a client without a reason, and clears a selection', async ({ page }) => {
  const [preparer, last] = [await newPreparer(page.request), ownName('Quoted')];
  await newClients(page.request, last, 2);
  await openAdministration(page);
  const list = page.getByRole('table', { name: 'Client Assignments' });
  const name = `Client1 ${last}`;
  await openPart(page, `/admin/assignments?search=${last}`, button(list, `Assign ${name}`));
  await expect(cell(list, 'Unassigned')).toHaveCount(2);

  await list.getByRole('checkbox', { name: `Select ${name}` }).check();
  await expect(sentenceOn(page, '1 selected')).toBeVisible();
  await button(page, 'Clear selection').click();
  await expect(sentenceOn(page, '1 selected')).toBeHidden();
  await expect(list.getByRole('checkbox', { name: `Select ${name}` })).not.toBeChecked();

  await button(list, `Assign ${name}`).click();
  const window = windowOf(page, 'Reassign Client');
  await expect(window.getByText('Currently with')).toBeVisible();
  await choosePreparer(window, preparer.name);
  await button(window, 'Reassign Client').click();
  await expect(sentenceOn(page, `${name} was assigned to ${preparer.name}.`)).toBeVisible();

  const history = page.getByRole('table', { name: 'Activity History' });
  await openPart(page, `/admin/history?search=${last}`, cell(history, name));
  for (const fact of ['None', preparer.name, 'No reason given', 'By an administrator', 'Olivia Grant'])
    await expect(cell(history, fact)).toBeVisible();

  const audit = page.getByRole('table', { name: 'Audit Log' });
  await openPart(
    page,
    '/admin/audit?action=client&search=Olivia',
    cell(audit, 'Assigned a client to a preparer').first(),
  );
  await expect(
    sentenceOn(page, 'A record of who did what and when. No one can change it, not even an administrator.'),
  ).toBeVisible();
  await expect(cell(audit, 'Olivia Grant').first()).toBeVisible();
});

test('explains an empty list: every client has a preparer', async ({ page }) => {
  await openAdministration(page);
  await page.route(/\/api\/admin\/unassigned-clients/, (route) =>
    route.fulfill({ status: 200, headers: { 'x-total-count': '0' }, json: [] }),
  );
  await openPart(page, '/admin/assignments', sentenceOn(page, 'Every client has a preparer.'));
});
