import { delayResponses } from '../support/layout-shift';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('never scrolls sideways while a table loads', async ({ page }) => {
    await signInThroughApi(page, running.account('admin'));
    await page.addInitScript(() => {
      const measure = (): void => {
        const width = document.documentElement.scrollWidth;
        document.documentElement.dataset.widest = String(
          Math.max(width, Number(document.documentElement.dataset.widest ?? 0)),
        );
        requestAnimationFrame(measure);
      };
      requestAnimationFrame(measure);
    });
    await delayResponses(page);
    for (const path of ['/admin/clients', '/documents']) {
      await page.goto(path);
      await expect(page.locator('.ui-skeleton-table').first()).toBeVisible();
      await expect(page.locator('.ui-skeleton-table')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-widest', '360');
    }
  });

  test('shows all tools of the document viewer in one row', async ({ page }) => {
    await signInThroughApi(page, running.account('client'));
    await page.goto('/documents');
    await page.getByRole('button', { name: /^View/ }).first().click();
    const tools = page.getByRole('toolbar').getByRole('button');
    await expect(tools).toHaveCount(6);
    const tops = await tools.evaluateAll((all) => all.map((tool) => Math.round(tool.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
  });

  test('keeps every step of the document review within reach', async ({ page }) => {
    const token = await signInThroughApi(page, running.account('preparer'));
    const answer = await page.request.get('/api/dashboard/clients', { headers: { authorization: `Bearer ${token}` } });
    const [first] = (await answer.json()) as { id: string }[];
    await page.goto(`/client/${first?.id ?? ''}?paper=newest`);
    const steps = page.getByRole('toolbar').first().getByRole('button');
    await expect(steps).toHaveCount(4);
    for (const step of await steps.all()) await expect(step).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('lays six tiles out in two full rows', async ({ page }) => {
    await signInThroughApi(page, running.account('admin'));
    await page.goto('/admin/overview');
    const tiles = page.locator('.ui-tiles > li');
    await expect(tiles).toHaveCount(6);
    const tops = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(new Set(tops.slice(3)).size).toBe(1);
  });

  test('shows the name of a conversation in one line', async ({ page }) => {
    await signInThroughApi(page, running.account('client'));
    await page.goto('/messages');
    const row = page.locator('.msg-row').first();
    await expect(row.locator('time')).toBeVisible();
    const lines = await row.locator('.msg-row__name').evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name.firstChild ?? name);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

test('shows a whole reason before the full number, beside no other frame', async ({ page }) => {
  const token = await signInThroughApi(page, running.account('preparer'));
  const answer = await page.request.get('/api/dashboard/clients', { headers: { authorization: `Bearer ${token}` } });
  const clients = (await answer.json()) as { id: string; first_name: string }[];
  const avery = clients.find(({ first_name }) => first_name === 'Avery');
  await page.goto(`/client/${avery?.id ?? ''}?tab=intake`);
  await page.getByRole('button', { name: /^Show/ }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Show the full number?' });
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  // The dialog grows while it opens.
  await expect(async () => {
    const [frame, field] = [await dialog.locator('.ui-filter').boundingBox(), await reason.boundingBox()];
    expect(Math.round(field?.width ?? 0)).toBe(Math.round(frame?.width ?? -1));
  }).toPass();
});
