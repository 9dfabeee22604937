import type { Page } from '@playwright/test';
import secrets from '../../bff/platform/testing/canaries.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { changeIntake, newClient, newPreparer } from '../support/clients-of-a-preparer';
import { pageHeading } from '../support/navigation';
import { openAdministration, openPart } from '../support/office';
import { signIn, signInAs, signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const { ssn } = secrets.secret;
const unknownId = '01900000-0000-7000-8000-000000000000';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const requirement = (page: Page, name: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${name}(Complete|Pending|Started)$`) });
const tab = (page: Page, name: string) => page.getByRole('main').getByRole('tab', { name, exact: true });
const clientLink = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const search = (page: Page) => page.getByLabel('Search clients');

const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption(option);

async function openDashboard(page: Page): Promise<void> {
  await signInAs(page, 'preparer');
  await expect(pageHeading(page, 'Dashboard')).toBeVisible();
}

const isNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test.describe('failed requests of a preparer', () => {
  const failing = [
    { at: '/dashboard', call: '/dashboard/clients/totals', says: 'Failed to load dashboard data' },
    { at: '/dashboard', call: '/dashboard/clients?*', says: 'Failed to load dashboard data' },
    { at: 'client', call: '/client/*', says: 'Failed to load client details' },
    { at: 'client?tab=documents', call: '/client/*/documents?*', says: 'No documents yet.' },
    { at: 'client?tab=messages', call: '/client/*/messages?*', says: 'No messages yet' },
    { at: 'client?tab=intake', call: '/client/*/intake', says: 'No intake form yet' },
    { at: 'client?tab=schedule-c', call: '/client/*/schedule-c', says: 'No Schedule C yet' },
  ];

  test('shows the specified message for each failed request', async ({ page, complaints }) => {
    complaints.expect(/^answer: 500 GET \S+\/api\/(dashboard\/clients|client\/)/);
    const preparer = await newPreparer(page.request);
    const client = `/client/${(await newClient(page, { first_name: 'Failing', preparer: preparer.code })).id}`;
    await signIn(page, preparer);
    for (const { at, call, says: text } of failing)
      await test.step(`shows for ${call}: ${text}`, async () => {
        await page.route(`**/api${call}`, (route) => route.fulfill({ status: 500, body: 'no' }));
        await page.goto(at.replace(/^client/, client));
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });

  test("redirects to the dashboard when another preparer's client is opened", async ({ page, complaints }) => {
    complaints.expect(/^answer: 404 GET \S+\/api\/client\//);
    await openDashboard(page);
    await page.goto(`/client/${unknownId}`);
    await expect(page.getByText('Client not found or not assigned to you')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('shows a preparer who is not approved yet that approval is pending', async ({ page, complaints }) => {
    complaints.expect(/^answer: 403 GET \S+\/api\//);
    await signInAs(page, 'preparer', 'Pat');
    await expect(page.getByText('Your account is waiting for approval by the office.').first()).toBeVisible();
  });
});

test('finds clients by search, filter and sort order, and restores the list on return', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  const documents = ['id_verification', 'selfie', 'w2'];
  const whole = await newClient(page, { first_name: 'Whole', preparer: preparer.code, documents });
  const none = await newClient(page, { first_name: 'Nothing', preparer: preparer.code });
  await signIn(page, preparer);
  await expect(clientLink(page, whole.name)).toBeVisible();
  await expectAccessible(page);

  await test.step('finds clients by name', async () => {
    await search(page).fill('nothing');
    await expect(clientLink(page, whole.name)).toBeHidden();
    await expect(row(page, none.name)).toBeVisible();
    await search(page).fill('nobody is called this');
    await expect(page.getByText('No clients match your criteria')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filter' }).click();
    await expect(clientLink(page, whole.name)).toBeVisible();
  });

  await test.step('filters the list by each of the four options', async () => {
    await choose(page, 'Show', 'Complete');
    await expect(row(page, whole.name)).toContainText('100%');
    await expect(row(page, none.name)).toBeHidden();
    await choose(page, 'Show', 'Incomplete');
    await expect(row(page, none.name)).toContainText('0%');
    await expect(row(page, whole.name)).toBeHidden();
    await choose(page, 'Show', 'No documents');
    await expect(row(page, none.name)).toContainText(none.id.slice(-6));
    await choose(page, 'Show', 'All clients');
    await expect(row(page, whole.name)).toBeVisible();
  });

  await test.step('sorts the list by progress and by date', async () => {
    await choose(page, 'Sort by', 'Progress (highest first)');
    await expect(page).toHaveURL(/sort=progress/);
    await expect(page.locator('tr.ui-data-table__row').first()).toContainText('100%');
    await choose(page, 'Sort by', 'Date (newest first)');
    await expect(page).toHaveURL(/sort=date/);
    await search(page).fill('whole');
    await expect(page).toHaveURL(/search=whole/);
    await expect(row(page, none.name)).toBeHidden();
  });

  await test.step('opens a client and restores the list on return', async () => {
    // A click anywhere in the row opens the client.
    await row(page, whole.name).click({ position: { x: 420, y: 12 } });
    await expect(page.getByRole('heading', { level: 1, name: whole.name })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Dashboard' }).click();
    await expect(search(page)).toHaveValue('whole');
    await expect(page).toHaveURL(/sort=date/);
    await page.getByRole('link', { name: `Message ${whole.name}` }).click();
    await expect(page).toHaveURL(new RegExp(`/messages/${whole.id}$`));
  });
});

test('shows a preparer the submitted form, and audits each revealed number', async ({ page, browser }) => {
  const preparer = await newPreparer(page.request);
  const wishes = { first_name: 'Submitted', documents: ['w2'], intake: 'submitted' } as const;
  const client = await newClient(page, { ...wishes, preparer: preparer.code });
  await changeIntake(page.request, client, { city: 'Flint' });
  await signInThroughApi(page, preparer);
  await page.goto(`/client/${client.id}`);

  await test.step('shows the requirements', async () => {
    await expect(requirement(page, 'Intake form')).toContainText('Complete');
    await expect(requirement(page, 'W-2')).toContainText('Complete');
    await expect(requirement(page, 'ID verification')).toContainText('Pending');
    await expect(requirement(page, 'Selfie')).toContainText('Pending');
    await expect(page.getByRole('main').getByText('50%')).toBeVisible();
    await expect(page.getByText('Intake form submitted', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('shows the submitted answers, and which of them have changed since', async () => {
    await tab(page, 'Intake Form').click();
    await expect(page.getByText(/edited answers since then without submitting them again: City\.$/)).toBeVisible();
    await expect(page.getByText('Detroit', { exact: true })).toBeVisible();
    await expect(page.getByText('Flint', { exact: true })).toBeHidden();
    await expect(page.getByText(`XXX-XX-${ssn.slice(-4)}`)).toBeVisible();
    await expect(page.getByText(`****${secrets.secret.accountNumber.slice(-4)}`)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('reveals a number by keyboard, and hides it again', async () => {
    const revealRequest = page.waitForRequest(/\/reveal$/);
    await page.getByRole('button', { name: 'Show the full number: Social Security number' }).press('Enter');
    await expect(page.getByText(/Each view and its reason are logged\.$/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show number' }).press('Enter');
    expect((await revealRequest).postDataJSON()).toEqual({
      field: 'ssn',
      reason: 'prepare_return',
      ends_in: ssn.slice(-4),
    });
    await expect(page.getByText(ssn, { exact: true })).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain(ssn);
    await page.getByRole('button', { name: 'Hide the number: Social Security number' }).click();
    await expect(page.getByText(ssn, { exact: true })).toBeHidden();
  });

  await test.step('records in the audit log who revealed which number of which client and why, but not the number', async () => {
    const office = await browser.newContext({ baseURL: running.url() });
    const admin = await office.newPage();
    await openAdministration(admin);
    await openPart(admin, '/admin/audit', admin.getByRole('searchbox', { name: 'Search by person' }));
    await admin.getByRole('searchbox', { name: 'Search by person' }).fill(preparer.email);
    const entry = admin.getByRole('row').filter({ hasText: 'Number: Social Security number' });
    await expect(entry).toHaveCount(1);
    for (const fact of [preparer.name, 'Reason: To prepare the tax return']) await expect(entry).toContainText(fact);
    await expect(entry.locator(`a[href$="/admin/client/${client.id}"]`)).toBeVisible();
    await expect(admin.getByRole('main')).not.toContainText(ssn);
    await office.close();
  });
});

test('lets a preparer review documents beside the answers by keyboard, client by client', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  const { code } = preparer;
  const second = await newClient(page, {
    first_name: 'Second',
    preparer: code,
    documents: ['receipts'],
    intake: 'draft',
  });
  const first = await newClient(page, {
    first_name: 'First',
    preparer: code,
    documents: ['w2', '1099'],
    intake: 'submitted',
  });
  await signInThroughApi(page, preparer);
  await page.goto(`/client/${first.id}?sort=date&tab=documents`);
  const open = page.getByRole('button', { name: 'Review documents' });
  await open.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog');
  const paper = (name: string) => window.getByRole('heading', { name: new RegExp(`^${name}`) });
  await expect(paper('1099.pdf')).toBeVisible();
  await expect(window.getByText('Document 1 of 2')).toBeVisible();
  await expect(window.locator('canvas[data-drawn]')).toBeVisible();
  await expect(window.getByText('$61,234.50')).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('n');
  await expect(paper('w2.pdf')).toBeVisible();
  await expect(window.locator('canvas[data-drawn]')).toBeVisible();
  await page.keyboard.press('p');
  await expect(paper('1099.pdf')).toBeVisible();
  await page.keyboard.press('j');
  await expect(paper('receipts.pdf')).toBeVisible();
  await expect(window.getByRole('heading', { name: second.name })).toBeVisible();
  await expect(window.getByText(/^Not submitted yet\. The client is still/)).toBeVisible();
  await page.keyboard.press('k');
  await expect(paper('1099.pdf')).toBeVisible();
  await expect(window.locator('canvas[data-drawn]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(page.getByRole('button', { name: 'View w2.pdf', exact: true })).toBeVisible();
});

test.describe('on a phone, in Spanish', () => {
  test.use({ locale: 'es-MX', viewport: { width: 360, height: 800 } });

  test('fits every tab of a client on the screen', async ({ page, browser }) => {
    const english = await (await browser.newContext({ baseURL: running.url() })).newPage();
    const preparer = await newPreparer(english.request);
    const client = await newClient(english, {
      first_name: 'Móvil',
      preparer: preparer.code,
      documents: ['w2'],
      intake: 'submitted',
    });
    await english.context().close();
    const { email, password, pin } = preparer;
    const answer = await page.request.post('/api/auth/login', { data: { email, password, pin } });
    const { access_token, user } = (await answer.json()) as { access_token: string; user: object };
    await page.goto('/test');
    await page.evaluate(
      ([token = '', stored = '']) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', stored);
      },
      [access_token, JSON.stringify(user)],
    );
    await page.goto('/dashboard?sort=date');
    await expect(clientLink(page, client.name)).toBeVisible();
    expect(await isNarrow(page)).toBe(true);
    for (const [part, sentence] of [
      ['overview', 'Sobre este cliente'],
      ['documents', 'Revisar documentos'],
      ['messages', 'Todavía no hay mensajes'],
      ['intake', 'Sin cambios desde entonces.'],
      ['schedule-c', 'Todavía no hay Anexo C (Schedule C)'],
      ['documents&paper=newest', 'Respuestas del cliente'],
    ] as const) {
      await page.goto(`/client/${client.id}?tab=${part}`);
      const found = part.includes('paper') ? page.getByRole('region', { name: sentence }) : page.getByText(sentence);
      await expect(found).toBeVisible();
      expect(await isNarrow(page), `${part} scrolls sideways`).toBe(true);
      // At the end, the bar with the estimate is in its own place, and covers no answer.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expectAccessible(page);
    }
  });
});
