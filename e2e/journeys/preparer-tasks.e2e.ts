import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { allowedFor } from '../support/counted';
import { verifyThroughApi } from '../support/mails';
import { signIn } from '../support/people';
import { expect, test } from '../support/portal';
import { answerAMessage, openTheW2 } from '../support/tasks';

test.use({ viewport: { width: 1280, height: 800 } });

test('takes few clicks and keys to find a client and open the W-2', async ({ page }) => {
  const work = await openTheW2(page);
  expect(work.count).toBeLessThanOrEqual(allowedFor('openTheW2'));
  await expectAccessible(page);
});

test('takes few clicks and keys to answer a message', async ({ page }) => {
  const work = await answerAMessage(page);
  expect(work.count).toBeLessThanOrEqual(allowedFor('answerAMessage'));
  await expectAccessible(page);
});

test('shows at least 14 clients at 1280 by 800, and moves between them by keyboard', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  // Above the rows of someone else, a notice asks to confirm the email address.
  await verifyThroughApi(page.request, preparer);
  for (let at = 0; at < 16; at += 1) await newClient(page, { first_name: `Row${at}`, preparer: preparer.code });
  await signIn(page, preparer);
  const rows = page.getByRole('table', { name: 'Your clients' }).locator('tbody tr.ui-data-table__row');
  await expect(rows).toHaveCount(16);
  const bottoms = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom));
  expect(bottoms.filter((bottom) => bottom <= 800).length).toBeGreaterThanOrEqual(14);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/client\//);
});

test('keeps the size of the document review while a document loads', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  const client = await newClient(page, { first_name: 'Steady', preparer: preparer.code, documents: ['w2'] });
  await signIn(page, preparer);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/documents/*/view', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/client/${client.id}?paper=w2`);
  const pane = page.getByRole('dialog').locator('.doc-viewer');
  await expect(pane.getByText('Loading w2.pdf')).toBeAttached();
  await expect(page.getByRole('dialog')).not.toHaveClass(/-(appear|enter)\b/);
  const loading = await pane.boundingBox();
  release();
  await expect(pane.locator('.doc-viewer__page > canvas[data-drawn]')).toBeVisible();
  expect(await pane.boundingBox()).toEqual(loading);
  const room = await pane.locator('.doc-viewer__stage').evaluate(({ clientWidth }) => clientWidth);
  const paper = await pane.locator('.doc-viewer__page').boundingBox();
  expect(Math.abs((paper?.width ?? 0) - room)).toBeLessThanOrEqual(1);
});
