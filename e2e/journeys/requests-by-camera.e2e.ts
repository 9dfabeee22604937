import type { APIRequestContext, Locator, Page } from '@playwright/test';
import requests from '@portal/domain/requests/document-requests.messages.es.json' with { type: 'json' };
import reasons from '@portal/domain/requests/request-reasons.messages.es.json' with { type: 'json' };
import returns from '@portal/domain/returns/returns.messages.es.json' with { type: 'json' };
import clientReturn from '@portal/domain/returns/client-return.messages.es.json' with { type: 'json' };
import type { ClientRequestItem, ClientRequestList } from '@portal/domain/requests/client-requests.dto';
import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer, type NewPreparer } from '../support/clients-of-a-preparer';
import { verifyThroughApi } from '../support/mails';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';
import { turnedPhoto } from '../support/turned-photo';

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** What the preparer decides meanwhile, by name of the item. */
async function deskOf(api: APIRequestContext, { email, password, pin }: NewPreparer, clientId: string) {
  const session = await api.post('/api/auth/login', { data: { email, password, pin } });
  const { access_token } = (await session.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const at = `/api/client/${clientId}/requests`;
  const items = async () => ((await (await api.get(at, { headers })).json()) as ClientRequestList).items;
  const decide = async ({ id, version }: ClientRequestItem, what: 'accept' | 'reject' | 'waive', more = {}) =>
    expect((await api.post(`${at}/${id}/${what}`, { headers, data: { version, ...more } })).ok()).toBe(true);
  return {
    waiveAll: async () => {
      for (const item of await items())
        if (item.rule_key !== 'w2') await decide(item, 'waive', { reason: 'not_needed' });
    },
    decide: async (label: string, what: 'accept' | 'reject', more = {}) => {
      const item = (await items()).find((one) => one.label === label);
      if (!item) throw new Error(`nothing is asked from ${label}`);
      await decide(item, what, more);
    },
  };
}

const cardOf = (page: Page, employer: string): Locator => page.getByRole('region', { name: `W-2: ${employer}` });

/** Takes a picture with the camera on the card, which sends it. */
async function photograph(page: Page, employer: string, color: string): Promise<void> {
  const buffer = await turnedPhoto(page, color, '#ffffff');
  const photo = { name: `${employer}.jpg`, mimeType: 'image/jpeg', buffer };
  await cardOf(page, employer).locator('input[capture]').setInputFiles(photo);
  await expect(cardOf(page, employer)).toHaveCount(0);
  const withUs = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: requests.withUs, exact: true }) });
  await expect(
    withUs
      .last()
      .getByRole('listitem')
      .filter({ hasText: `W-2: ${employer}` }),
  ).toBeVisible();
}

// return.md, section 2.7: "Journey phone 360 px es: interview → two W-2 by camera → one sent back → sent again → accepted →
// return ready, without a reload."
test('leads from the interview by two photos, one of them sent back, to a return that is ready', async ({
  page,
  browser,
}) => {
  const preparer = await newPreparer(page.request);
  await verifyThroughApi(page.request, preparer);
  const client = await newClient(page, { first_name: 'Camara', preparer: preparer.code, intake: 'submitted' });
  const office = await browser.newContext({ baseURL: running.url() });
  const desk = await deskOf(office.request, preparer, client.id);
  await desk.waiveAll();
  await signInThroughApi(page, client);
  await page.goto('/documents');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await test.step('names two employers in the interview', async () => {
    await page.getByRole('button', { name: requests.beginAnswers }).click();
    const question = page.getByRole('group', { name: requests.fields.employers });
    await question.getByText(requests.answers.yes, { exact: true }).click();
    await page.getByLabel(requests.fields.employer_names).fill('Acme\nLago');
    await expectAccessible(page);
    await fits();
    await page.getByRole('button', { name: requests.saveAnswers }).click();
    for (const employer of ['Acme', 'Lago']) await expect(cardOf(page, employer)).toBeVisible();
  });

  await test.step('sends a photo of each', async () => {
    await photograph(page, 'Acme', '#ff0000');
    await photograph(page, 'Lago', '#00ff00');
    await fits();
  });

  await test.step('reads why one was sent back, and sends it again', async () => {
    await desk.decide('Lago', 'accept');
    await desk.decide('Acme', 'reject', { reason: 'unreadable' });
    const reason = requests.sentBack.replace('{reason}', reasons.reject.unreadable);
    await expect(cardOf(page, 'Acme').getByText(reason)).toBeVisible();
    await expectAccessible(page);
    await photograph(page, 'Acme', '#0000ff');
  });

  await test.step('reads that everything is there', async () => {
    await desk.decide('Acme', 'accept');
    await expect(page.getByText(requests.nothingToSend)).toBeVisible();
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await page.getByRole('link', { name: 'Panel', exact: true }).click();
    const status = page.getByRole('region', { name: clientReturn.turn });
    await expect(status.getByText(returns.turns.office, { exact: true })).toBeVisible();
    await expect(status).toContainText(returns.client.ready_to_prepare.replace('{preparer}', preparer.name));
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
  await office.close();
});
