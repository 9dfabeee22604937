import type { APIRequestContext, Page } from '@playwright/test';
import clientReturn from '@portal/domain/returns/client-return.messages.es.json' with { type: 'json' };
import returns from '@portal/domain/returns/returns.messages.es.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer, type NewClient } from '../support/clients-of-a-preparer';
import { verifyThroughApi } from '../support/mails';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const filing = { authority: 'federal', method: 'efile', sent_on: '2025-02-10' };
const way = [
  { to: 'preparing' },
  { to: 'awaiting_signature' },
  { to: 'ready_to_file' },
  { to: 'filed', filings: [{ ...filing, outcome: 'pending' }] },
  { to: 'accepted', filings: [{ ...filing, outcome: 'accepted', outcome_on: '2025-02-12' }] },
];

/** Walks the client's return to its acceptance through the API. */
async function accept(api: APIRequestContext, { id }: NewClient, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const move of way) {
    const { version } = (await (await api.get(`/api/client/${id}/return`, { headers })).json()) as { version: number };
    const moved = await api.post(`/api/client/${id}/return/move`, { headers, data: { ...move, version } });
    expect([move.to, moved.status()]).toEqual([move.to, 200]);
  }
}

/** Expects that the page has no serious problem of accessibility and nothing beside the screen. */
async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test('begins an amended return, which the client sees on the open page', async ({ page, browser }) => {
  const preparer = await newPreparer(page.request);
  await verifyThroughApi(page.request, preparer);
  const client = await newClient(page, { first_name: 'Enmendada', preparer: preparer.code, intake: 'submitted' });
  const office = await browser.newContext({ baseURL: running.url(), locale: 'en-US' });
  const desk = await office.newPage();
  await accept(page.request, client, await signInThroughApi(desk, preparer));
  await signInThroughApi(page, client);
  const card = page.getByRole('region', { name: clientReturn.turn });

  await test.step('the client reads that the return was accepted', async () => {
    await page.goto('/return');
    await expect(card.getByText(returns.turns.nobody, { exact: true })).toBeVisible();
  });

  await test.step('the preparer begins the amended return', async () => {
    await desk.goto(`/client/${client.id}?tab=return`);
    await desk.getByRole('button', { name: 'Begin an amended return' }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel('Internal note').fill('A Form 1099-G came late.');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(desk.getByText('The amended return has begun.')).toBeVisible();
    await expect(desk.getByText('Amended return · Preparing')).toBeVisible();
    await expect(desk.getByText('A Form 1099-G came late.')).toBeVisible();
    await expectAccessible(desk);
  });

  await test.step('the client’s open page shows it, and that the first one stays', async () => {
    await expect(card).toContainText(clientReturn.amended.preparing.replace('{preparer}', preparer.name));
    await expect(card).toContainText('La anterior queda como está: Declaración original, aceptada el');
    await expect(card.getByText(returns.turns.office, { exact: true })).toBeVisible();
    await expect(page.getByText('A Form 1099-G came late.')).toHaveCount(0);
    await expectFits(page);
  });

  await test.step('the dashboard says the same', async () => {
    await page.goto('/dashboard');
    await expect(card).toContainText(clientReturn.amended.preparing.replace('{preparer}', preparer.name));
    await expectFits(page);
  });
  await office.close();
});
