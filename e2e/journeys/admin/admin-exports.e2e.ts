import { readFile } from 'node:fs/promises';
import { button, openAdministration, openPart, sentenceOn } from '../../support/office';
import { expect, test } from '../../support/portal';

test.describe.configure({ timeout: 480_000 });

/**
 * Table whose export `admin-lists.e2e.ts` does not cover: its URL, the label of its export button, its file name, and
 * its first columns.
 */
const tables: readonly [at: string, label: string, file: string, columns: string][] = [
  ['/admin/clients', 'Export: Offices', 'clients-by-office', 'Office,City,Clients,Reported income'],
  ['/admin/clients?view=clients', 'Export: Clients', 'clients', 'Client,Email,Phone,Client since,Intake form'],
  ['/admin/preparers', 'Export', 'preparers', 'Name,Code,Title,Office'],
  ['/admin/offices', 'Export', 'offices', 'Office,Address,City,State'],
  ['/admin/leads', 'Export', 'leads', 'Who,Urgent,Has an account,When'],
  ['/documents', 'Export', 'documents', 'Client,Client ID,File,Virus check,Type,Uploaded'],
  ['/admin/revenue', 'Export: Income by type', 'income-by-kind', 'Type,Amount,Share'],
  ['/admin/revenue', 'Export: Top Revenue Offices', 'top-offices', 'Office,Clients,Amount,Share'],
  ['/admin/revenue', 'Export: Top 5 Revenue Preparers', 'top-preparers', 'Preparer,Clients,Amount,Share'],
  ['/admin/revenue', 'Export: Revenue by Office', 'revenue-by-office', 'Office,Clients,Amount,Share'],
];

test('exports the other admin tables with the columns shown on screen', async ({ page }) => {
  await openAdministration(page);
  for (const [at, label, file, columns] of tables)
    await test.step(file, async () => {
      await openPart(page, at, button(page, label));
      await button(page, label).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: 'Export as CSV', exact: true }).click(),
      ]);
      const filename = download.suggestedFilename();
      expect(filename).toMatch(new RegExp(`^${file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      await expect(sentenceOn(page, `Exported: ${filename}`)).toBeVisible();
      const text = await readFile(await download.path(), 'utf8');
      expect(text.replace(/^\uFEFF/, '').slice(0, columns.length)).toBe(columns);
    });
});

test('keeps the sort order by reported income in the URL', async ({ page }) => {
  await openAdministration(page);
  const table = page.getByRole('table', { name: 'Revenue by Office', exact: true });
  await openPart(page, '/admin/revenue', table);
  const title = table.getByRole('columnheader', { name: 'Office' });
  await title.click();
  await expect(page).toHaveURL(/\?sort-revenue-by-office=name$/);
  await expect(title).toHaveAttribute('aria-sort', 'ascending');
  const offices = async () =>
    (await table.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split('\t')[0] ?? '');
  const first = await offices();
  expect(first).toEqual(first.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })));
  await title.click();
  await expect(page).toHaveURL(/\?sort-revenue-by-office=name_descending$/);
  await expect.poll(offices).toEqual(first.toReversed());
});
