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

  test('shows whole values in the drawer of an intake form', async ({ page }) => {
    await signInThroughApi(page, running.account('admin'));
    await page.goto('/admin/intakes');
    await page
      .getByRole('button', { name: /^View the intake/ })
      .first()
      .click();
    const values = page.getByRole('dialog').locator('.ui-descriptions td');
    await expect(values).toHaveCount(12);
    const cut = await values.evaluateAll((all) =>
      all.filter((value) => value.scrollWidth > value.clientWidth).map((value) => value.textContent),
    );
    expect(cut).toEqual([]);
  });

  for (const language of ['en', 'es'])
    test(`keeps every step of the document review within reach, ${language}`, async ({ page }) => {
      const token = await signInThroughApi(page, running.account('preparer'));
      await page.context().addCookies([{ name: 'locale', value: language, url: running.url() }]);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await page.request.get('/api/dashboard/clients', { headers });
      const withFiles = ((await answer.json()) as { id: string; documents_count: number }[]).find(
        ({ documents_count }) => documents_count > 0,
      );
      await page.goto(`/client/${withFiles?.id ?? ''}?paper=newest`);
      await expect(page.getByRole('status').filter({ hasText: /1 (of|de) \d/ })).toBeVisible();
      const steps = page.getByRole('toolbar').first().getByRole('button');
      await expect(steps).toHaveCount(4);
      for (const step of await steps.all()) await expect(step).toBeInViewport({ ratio: 1 });
    });
});

test.describe('on a phone in Spanish', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'es-US' });
  test.beforeEach(async ({ page }) => {
    await signInThroughApi(page, running.account('admin'));
    await page.context().addCookies([{ name: 'locale', value: 'es', url: running.url() }]);
  });

  test('keeps the label of an amount beside the next label of its card', async ({ page }) => {
    await page.goto('/admin/intakes');
    const amounts = page.locator('.ui-data-table--cards td.ui-money');
    await expect(amounts.first()).toBeVisible();
    const cut = await amounts.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length);
    expect(cut).toBe(0);
  });

  test('shows how many clients are selected and how to clear them in one line', async ({ page }) => {
    await page.goto('/admin/assignments?status=all');
    await page.getByRole('checkbox').nth(1).check();
    const bar = page.locator('.ui-selection');
    const [count, clear] = [await bar.locator('strong').boundingBox(), await bar.locator('> button').boundingBox()];
    expect(clear?.y ?? 999).toBeLessThan((count?.y ?? 0) + (count?.height ?? 0));
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

  test('shows the word and the amount of the estimate in one line', async ({ page }) => {
    await signInThroughApi(page, running.account('client'));
    await page.goto('/intake-form');
    const outcome = page.locator('.tax-outcome');
    await expect(outcome.locator('.ui-money')).toBeVisible();
    const parts = await outcome.locator('span').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(parts).toHaveLength(2);
    expect(Math.abs((parts[0] ?? 0) - (parts[1] ?? 99))).toBeLessThan(4);
  });

  test('names the language beside its icon to visitors', async ({ page }) => {
    for (const path of ['/', '/login']) {
      await page.goto(path);
      const language = page.getByRole('combobox', { name: 'Language' });
      await expect(language).toHaveCSS('opacity', '1');
      await expect(language).toBeInViewport({ ratio: 1 });
    }
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

test.describe('on a tablet in Spanish', () => {
  test.use({ viewport: { width: 768, height: 1024 }, locale: 'es-US' });

  test('shows the whole name of each filter of the directory', async ({ page }) => {
    await page.goto('/es/agent-links');
    const filters = page.locator('.public-filters select');
    await expect(filters).toHaveCount(3);
    // A select does not tell that its text is cut off, so the text is measured in its font.
    const room = await filters.evaluateAll((all) =>
      (all as HTMLSelectElement[]).map((select) => {
        const pen = document.createElement('canvas').getContext('2d');
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
        if (pen) pen.font = font;
        const arrow = 24;
        const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd) + arrow;
        return (
          select.clientWidth - padding - (pen?.measureText(select.selectedOptions[0]?.text ?? '').width ?? Infinity)
        );
      }),
    );
    for (const left of room) expect(left).toBeGreaterThanOrEqual(0);
  });

  test('shows the whole placeholder of the search of admins', async ({ page }) => {
    await signInThroughApi(page, running.account('admin'));
    await page.context().addCookies([{ name: 'locale', value: 'es', url: running.url() }]);
    await page.goto('/dashboard');
    const search = page.getByPlaceholder('Cliente, preparador u oficina');
    await expect(search).toBeVisible();
    const left = await search.evaluate((field: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (pen) pen.font = getComputedStyle(field).font;
      return field.clientWidth - (pen?.measureText(field.placeholder).width ?? Infinity);
    });
    expect(left).toBeGreaterThanOrEqual(0);
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
