import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { openAdministration } from '../support/office';
import { expect, test } from '../support/portal';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

/** Exact sentences of these tabs (specification part 2), by the URL that shows them. */
const sentences = [
  ['/admin', 'Total Users'],
  ['/admin', 'Active Clients'],
  ['/admin', 'Assigned Clients'],
  ['/admin', 'Unassigned Clients'],
  ['/admin', 'Total Documents'],
  ['/admin', 'Total Reported Income'],
  ['/admin/revenue', 'Income Breakdown'],
  ['/admin/revenue', 'Top Revenue Offices'],
  ['/admin/revenue', 'Revenue by Office'],
  ['/admin/revenue', 'Top 5 Revenue Preparers'],
  ['/admin/revenue', 'Client Analytics'],
  ['/admin/revenue', 'High-income clients (over $100k)'],
  ['/admin/clients', 'Detroit Main Office'],
  ['/admin/clients', 'Outer Drive Location'],
] as const;

test('uses the specified wording on the statistics tabs', async ({ page }) => {
  await openAdministration(page);
  for (const [address, sentence] of sentences)
    await test.step(`shows on ${address}: ${sentence}`, async () => {
      if (new URL(page.url()).pathname !== address) await page.goto(address);
      await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
    });
});

test('links each number to the rows it counts', async ({ page }) => {
  await openAdministration(page);
  // Parallel tests register clients, so accept any count between those read before and after.
  const tile = page.getByRole('listitem').filter({ hasText: 'Active Clients' });
  const counted = async (): Promise<number> => {
    await page.goto('/admin');
    await expect(tile).toHaveText(/[1-9]/);
    return Number(((await tile.textContent()) ?? '').replace(/\D/g, ''));
  };
  const before = await counted();
  await tile.getByRole('link').click();
  await expect(page).toHaveURL(/\/admin\/clients$/);
  const rows = page.getByText(/^\d+ to \d+ of [\d,]+$/);
  await expect(rows).toBeVisible();
  const listed = Number((await rows.innerText()).replace(/^.* of /, '').replaceAll(',', ''));
  await expectAccessible(page);
  expect(listed).toBeGreaterThanOrEqual(before);
  await expect.poll(counted).toBeGreaterThanOrEqual(listed);
  await tile.getByRole('link').click();
  await table(page, 'Offices').getByRole('link', { name: 'Detroit Main Office' }).click();
  await expect(page.getByRole('heading', { name: 'Clients at Detroit Main Office' })).toBeVisible();
});

test('draws the revenue charts, each with a table beside it', async ({ page }) => {
  await openAdministration(page);
  await tab(page, 'Revenue Analytics').click();
  for (const what of ['Income by type', 'Revenue by Office']) {
    const chart = page.getByRole('img', { name: `${what}: bar chart` });
    await expect(chart).toBeVisible();
    const drawn = () =>
      chart.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return pixels.some((value) => value !== 0);
      });
    await expect.poll(drawn).toBe(true);
  }
  await expect(table(page, 'Income by type').getByRole('cell', { name: 'W-2 wages' })).toBeVisible();
  await expectAccessible(page);
});
