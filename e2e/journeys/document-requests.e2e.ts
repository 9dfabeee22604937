import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { verifyThroughApi } from '../support/mails';
import { signIn } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

/** Returns a PDF that is unique, because duplicate uploads are rejected. */
async function pdfOf(page: Page, words: string): Promise<Buffer> {
  const paper = await page.context().newPage();
  await paper.setContent(`<h1>${words} ${randomBytes(8).toString('hex')}</h1>`);
  const bytes = await paper.pdf({ format: 'Letter' });
  await paper.close();
  return bytes;
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// return.md, section 2.7: "Reject → client's open page shows reason within 2 s by push, file counts nowhere".
test('sends one of two files back, which the client’s open page shows with its reason', async ({ page, browser }) => {
  const preparer = await newPreparer(page.request);
  await verifyThroughApi(page.request, preparer);
  const client = await newClient(page, { first_name: 'Asked', preparer: preparer.code, intake: 'submitted' });

  await test.step('the client sends two files', async () => {
    await signIn(page, client);
    await page.goto('/documents');
    for (const name of ['Photo ID', 'Last year’s tax return']) {
      const buffer = await pdfOf(page, name);
      const asked = page.locator('.doc-request').filter({ has: page.getByRole('heading', { name, exact: false }) });
      await asked
        .locator('input[type=file]:not([capture])')
        .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer });
      await expect(asked).toHaveCount(0);
    }
  });

  const office = await browser.newContext({ baseURL: running.url(), viewport: { width: 1280, height: 800 } });
  const desk = await office.newPage();
  await test.step('the preparer accepts one and sends the other back, by keyboard', async () => {
    await signIn(desk, preparer);
    await desk.goto(`/client/${client.id}?tab=documents`);
    await expect(desk.getByRole('heading', { name: 'To decide (2)' })).toBeVisible();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Review Photo ID.pdf' }).click();
    const bar = desk.getByRole('group', { name: 'Decision' });
    await expect(bar).toContainText('2 left to decide');
    await expect(bar).toContainText('Photo ID');
    await desk.keyboard.press('r');
    await expect(desk.getByRole('menuitem')).toHaveCount(8);
    await expectAccessible(desk);
    await desk.keyboard.press('1');
    await expect(bar).toContainText('Last year’s tax return');
    await desk.keyboard.press('a');
    await expect(bar).toContainText('Everything is decided.');
  });

  await test.step('the client’s open page shows the reason', async () => {
    await expect(card(page, 'Photo ID').getByText('Sent back: We can’t read it')).toBeVisible();
  });

  await test.step('the preparer tells the client once', async () => {
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByText('1 sent back.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Tell the client' }).click();
    await expect(desk.getByText('We emailed the client.')).toBeVisible();
    await expect(dialog.getByText('1 sent back.')).toHaveCount(0);
  });
  await office.close();
});
