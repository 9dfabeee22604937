import type { Page } from '@playwright/test';
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { verifyThroughApi } from '../support/mails';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const lengthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

for (const locale of ['en-US', 'es-MX'])
  test.describe(locale, () => {
    test.use({ locale });

    test('fits the home page with three offices into 3,600 px', async ({ page }) => {
      await page.goto('/');
      // Prerendered: a copy of an office stands in for the third one, which other journeys would see.
      await page.locator('.public-places').evaluate((places) => {
        for (let { length } = places.children; length < 3; length += 1)
          places.append(places.children[0]?.cloneNode(true) ?? '');
      });
      expect(await lengthOf(page)).toBeLessThanOrEqual(3_600);
      for (const link of [/map|mapa/i, /313-555/, /@/])
        await expect(page.getByRole('link', { name: link }).first()).toBeVisible();
    });

    test('lays out the footer in at most three rows', async ({ page }) => {
      await page.goto('/');
      const rows = await page
        .getByRole('contentinfo')
        .locator('strong, a, select')
        .evaluateAll((all) => {
          const middles = all.map((one) => one.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
          return middles.sort((a, b) => a - b).filter((middle, at) => at === 0 || middle - (middles[at - 1] ?? 0) > 12)
            .length;
        });
      expect(rows).toBeLessThanOrEqual(3);
    });
  });

test('fits a client’s 64 documents into 5,000 px', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  const client = await newClient(page, { first_name: 'Long', preparer: preparer.code });
  await verifyThroughApi(page.request, client);
  const types = ['w2', '1099', 'receipts', 'other', 'w2', 'receipts', 'id_verification', 'selfie'];
  for (let at = 0; at < 64; at += 1) {
    const file = {
      name: `A scan with a long name ${at}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from(`scan ${at}`),
    };
    const multipart = { document_type: types[at % types.length] ?? 'other', file };
    const headers = { authorization: `Bearer ${client.token}` };
    expect((await page.request.post('/api/documents/upload', { headers, multipart })).status()).toBe(201);
  }
  await signInThroughApi(page, client);
  await page.goto('/documents');
  const w2 = page.getByRole('region', { name: 'W-2', exact: true });
  await expect(w2.getByRole('listitem')).toHaveCount(8);
  expect(await lengthOf(page)).toBeLessThanOrEqual(5_000);
  const sizes = await w2.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(43.5);

  await test.step('keeps focus and place when the rest is shown', async () => {
    const all = w2.getByRole('button', { name: /^Show all/ });
    await all.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await all.click();
    await expect(w2.getByRole('listitem')).toHaveCount(16);
    await expect(w2.getByRole('listitem').nth(8).getByRole('button').first()).toBeFocused();
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThanOrEqual(1);
  });
});

test('lists 25 documents of an office in half of the 13,109 px they once took', async ({ page }) => {
  const row = {
    ...{ id: 'd', user_id: '01900000-0000-7000-8000-00001234abcd', client_name: 'Wilhelmina Featherstonehaugh' },
    ...{
      filename: 'W-2 of a long employer name, scanned twice.pdf',
      document_type: 'w2',
      content_type: 'application/pdf',
    },
    ...{ scan_state: 'clean', counts: true, version: 1, uploaded_at: '2026-01-31T15:00:00Z' },
  };
  await page.route(/\/api\/documents(\?|$)/, (route) =>
    route.fulfill({
      json: Array.from({ length: 25 }, (_, at) => ({ ...row, id: `d-${at}` })),
      headers: { 'x-total-count': '163' },
    }),
  );
  await signInThroughApi(page, running.account('preparer'));
  await page.goto('/documents');
  const cards = page.locator('.ui-data-table--cards tr.ui-data-table__row');
  await expect(cards).toHaveCount(25);
  const table = page.getByRole('table', { name: 'All Client Documents' });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  expect((await table.boundingBox())?.height).toBeLessThanOrEqual(13_109 / 2 - 2_500);
});

test('leaves out the cells of a card that have no value', async ({ page }) => {
  await signInThroughApi(page, running.account('admin'));
  await page.goto('/admin/audit');
  const table = page.getByRole('table', { name: 'Audit Log' });
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await expect(table.locator('.ui-no-value').first()).toBeAttached();
  await expect(table.locator('.ui-no-value').filter({ visible: true })).toHaveCount(0);
});
