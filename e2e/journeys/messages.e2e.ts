import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer, type NewClient, type NewPreparer } from '../support/clients-of-a-preparer';
import { offline } from '../support/complaints';
import { follow } from '../support/navigation';
import { signIn, type Credentials, signInThroughApi, registerThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

/** Accounts used only in this file, so that no other journey writes to them or reads their messages. */
let client: NewClient;
let preparer: NewPreparer;
test.beforeAll(async ({ browser }) => {
  const page = await elsewhere(browser);
  preparer = await newPreparer(page.request);
  client = await newClient(page, { first_name: 'Avery', preparer: preparer.code });
  // A second client, filtered out by the search below.
  await newClient(page, { first_name: 'Imani', preparer: preparer.code });
  await page.context().close();
});
/** Accept either text, because midnight may pass during the test. */
const day = /Today|Yesterday/;
/** Returns unique message text. */
const words = (what: string): string => `${what} ${randomBytes(4).toString('hex')}`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const row = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name });
/** Search within the conversation, because the list shows the last line too. */
const textOnPage = (page: Page, text: string) =>
  page
    .getByRole('region', { name: /^Conversation with/ })
    .getByRole('listitem')
    .filter({ hasText: text });

/** Signs in and opens the conversation with the given person. */
async function openWith(page: Page, account: Credentials, name: string): Promise<void> {
  await signIn(page, account);
  await follow(page, 'Messages', 'Messages');
  await row(page, name).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(field(page)).toBeVisible();
}

const elsewhere = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: running.url(), locale: 'en-US' })).newPage();

test('delivers messages between a client and the preparer without a reload', async ({ page, browser }) => {
  await openWith(page, client, preparer.name);
  const staffPage = await elsewhere(browser);
  // There is no polling while the stream is open, so these messages were pushed.
  const stream = staffPage.waitForResponse('**/api/events');
  await openWith(staffPage, preparer, 'Avery');
  expect((await stream).status()).toBe(200);

  const question = words('Is my W-2 readable?');
  await field(page).fill(`  ${question}  `);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field(page)).toHaveValue('');
  await expect(textOnPage(page, question)).toContainText(day);
  await expect(textOnPage(staffPage, question)).toContainText('Avery');
  await expect(staffPage.getByRole('status').filter({ hasText: 'New message from Avery' })).toBeAttached();

  const answer = words('Yes, thank you.');
  await field(staffPage).fill(answer);
  await field(staffPage).press('Enter');
  await expect(textOnPage(page, answer)).toBeVisible();
  await expect(textOnPage(page, question)).toContainText('Read');
  await expectAccessible(page);
  await expectAccessible(staffPage);
  await staffPage.context().close();
});

test('counts unread messages on other pages, and marks them as read when the conversation is opened', async ({
  page,
  browser,
}) => {
  await openWith(page, client, preparer.name);
  const staffPage = await elsewhere(browser);
  await signIn(staffPage, preparer);
  await follow(staffPage, 'Messages', 'Messages');
  await expect(row(staffPage, 'Avery')).toBeVisible();
  await field(page).fill(words('Are you there?'));
  await field(page).press('Enter');
  await expect(row(staffPage, 'Avery').getByRole('img', { name: /unread message/ })).toBeVisible();
  await row(staffPage, 'Avery').click();
  await expect(row(staffPage, 'Avery').getByRole('img')).toBeHidden();
  await expect(staffPage.getByRole('tab', { name: /Direct/ }).getByRole('img')).toBeHidden();
  await staffPage.context().close();
});

test('polls for messages every 5 seconds without the event stream', async ({ page, browser, complaints }) => {
  complaints.expect(/answer: 503 GET .*events/);
  await page.route('**/api/events', (route) => route.fulfill({ status: 503, body: '' }));
  await openWith(page, client, preparer.name);
  const staffPage = await elsewhere(browser);
  await openWith(staffPage, preparer, 'Avery');
  const text = words('One moment, please.');
  await field(staffPage).fill(text);
  await field(staffPage).press('Enter');
  await expect(textOnPage(page, text)).toBeVisible();
  await staffPage.context().close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('delivers a post to all clients as a read-only announcement', async ({ page, browser }) => {
  await signInThroughApi(page, client);
  await page.goto('/messages/group/all_clients');
  await expect(page.getByText('You can’t reply to announcements.')).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(0);

  const staffPage = await elsewhere(browser);
  await signIn(staffPage, running.account('admin'));
  await follow(staffPage, 'Messages', 'Messages');
  await staffPage.getByRole('tab', { name: 'Groups' }).click();
  await row(staffPage, 'All clients').click();
  await expect(staffPage.getByRole('heading', { level: 2, name: 'All clients' })).toBeVisible();
  const news = words('The office is closed on Monday.');
  await expect(staffPage.getByText(/^Goes to [\d,]+ clients?\./)).toBeVisible();
  await field(staffPage).fill(news);
  await field(staffPage).press('Enter');
  const question = staffPage.getByRole('dialog', { name: 'Send to “All clients”?' });
  await expect(question).toBeVisible();
  await expectAccessible(staffPage);
  await question.getByRole('button', { name: /^Send to [\d,]+ clients?$/ }).click();
  await expect(textOnPage(staffPage, news)).toBeVisible();
  await expect(textOnPage(page, news)).toBeVisible();
  await expectAccessible(staffPage);
  await staffPage.context().close();
});

test('keeps a message that failed to send offline, and sends it on request after reconnecting', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(offline);
  await openWith(page, client, preparer.name);
  const text = words('Written in a tunnel');
  await context.setOffline(true);
  await field(page).fill(text);
  await field(page).press('Enter');
  await expect(textOnPage(page, text)).toContainText('Failed to send message');
  await context.setOffline(false);
  await textOnPage(page, text).getByRole('button', { name: 'Try Again' }).click();
  await expect(textOnPage(page, text)).toContainText(day);
  await page.reload();
  await expect(textOnPage(page, text)).toHaveCount(1);
});

test('supports the list, a conversation and sending by keyboard', async ({ page }) => {
  await signInThroughApi(page, preparer);
  await page.goto('/messages');
  await expect(row(page, 'Avery')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search conversations' }).focus();
  await page.keyboard.type('Avery');
  await expect(row(page, 'Imani')).toBeHidden();
  await expect(row(page, 'Avery')).toBeVisible();
  await row(page, 'Avery').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Avery' })).toBeFocused();
  await expect(field(page)).toBeVisible();
  for (let at = 0; at < 4 && !(await field(page).evaluate((one) => one === document.activeElement)); at += 1)
    await page.keyboard.press('Tab');
  const text = words('Two');
  await page.keyboard.type(text);
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('lines');
  await page.keyboard.press('Enter');
  await expect(textOnPage(page, `${text}\nlines`)).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows one pane at a time and wraps 4,000 characters without a space', async ({ page }) => {
    await signInThroughApi(page, client);
    // This client has only one conversation, so it opens automatically.
    await page.goto('/messages');
    await expect(page.getByRole('heading', { level: 2, name: preparer.name })).toBeVisible();
    await expect(row(page, preparer.name)).toBeHidden();
    const text = randomBytes(2000).toString('hex');
    await field(page).fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(textOnPage(page, text)).toContainText(day);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All conversations' }).click();
    await expect(row(page, preparer.name)).toContainText(`You: ${text.slice(0, 120)}…`);
    await expect(field(page)).toBeHidden();
    await expectAccessible(page);
  });
});

test("keeps a new client's choice of Spanish", async ({ page }) => {
  await registerThroughApi(page);
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  const chosen = page.waitForResponse('**/api/auth/preferences');
  await page.getByLabel('Language').selectOption('Español');
  await chosen;
  await expect(page.getByRole('heading', { level: 1, name: 'Mensajes' })).toBeVisible();
  await expect(page.getByText('Elija una conversación para leer y escribir mensajes.')).toBeVisible();
  await expect(
    page.getByText('No tiene un preparador asignado. Visite la página de asignación de preparador.'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Anuncios' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('messages pages with the specified wording', () => {
  const failing = [
    { at: '/messages/:preparer', call: 'GET /messages/', says: 'Failed to load messages' },
    { at: '/messages/group/all_clients', call: 'GET /group-messages/', says: 'Failed to load group messages' },
    { at: '/messages/:preparer', call: 'POST /messages', says: 'Failed to send message', sends: true },
  ];

  test('shows the specified message for each failed request', async ({ page, complaints }) => {
    await openWith(page, client, preparer.name);
    const direct = new URL(page.url()).pathname;
    for (const { at, call, says: sentence, sends } of failing)
      await test.step(`shows for ${call}: ${sentence}`, async () => {
        const [method = '', path = ''] = call.split(' ');
        complaints.expect(new RegExp(`answer: 503 ${method} .*${path}`));
        await page.route(`**/api${path}*`, (route) =>
          route.request().method() === method ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
        );
        await page.goto(at === '/messages/:preparer' ? direct : at);
        if (sends) {
          await field(page).fill('Hello');
          await field(page).press('Enter');
          await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
        }
        await expect(page.getByText(sentence).first()).toBeVisible();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });

  test('shows contacts and groups that fail to load as empty, without an error', async ({ page, complaints }) => {
    complaints.expect(/answer: 503 GET .*message-(contacts|groups)/);
    await signIn(page, preparer);
    await page.route(/\/api\/message-(contacts|groups)/, (route) => route.fulfill({ status: 503, body: '' }));
    // Without the stream, polling would refetch the list.
    const stream = page.waitForResponse('**/api/events');
    await page.goto('/messages');
    await stream;
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(row(page, 'Avery')).toBeVisible();
  });

  test('offers a client without a preparer a link to choose one', async ({ page }) => {
    await registerThroughApi(page);
    await page.goto('/messages');
    await expect(page.getByText('No assigned preparer. Please visit the preparer assignment page.')).toBeVisible();
    await expectAccessible(page);
    await follow(page, 'Choose a preparer', 'My Preparer');
    await expect(page).toHaveURL(/\/assign-preparer$/);
  });

  test('shows a preparer without clients an empty-list message', async ({ page }) => {
    await signIn(page, preparer);
    await page.route('**/api/message-contacts?*', (route) =>
      route.fulfill({ status: 200, headers: { 'x-total-count': '0' }, json: [] }),
    );
    await page.goto('/messages');
    await expect(page.getByText('No assigned clients yet.')).toBeVisible();
  });
});
