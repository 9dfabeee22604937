import { expectAccessible } from '../../support/accessible';
import { button, cell, openAdministration, openPart, windowOf } from '../../support/office';
import { expect, test } from '../../support/portal';

test('finds intakes by client, email and preparer', async ({ page }) => {
  await openAdministration(page);
  const list = page.getByRole('table', { name: 'Client Intakes' });
  for (const search of ['Avery Johnson', 'avery@demo.example', 'Renee Okafor']) {
    await openPart(page, `/admin/intakes?search=${encodeURIComponent(search)}`, list);
    await expect(cell(list, 'Avery Johnson')).toBeVisible();
  }
  await button(list, 'View the intake of Avery Johnson').click();
  const drawer = windowOf(page, 'Avery Johnson');
  await expect(drawer.getByText('Filing status')).toBeVisible();
  await expectAccessible(page);
});

test('filters intakes by status and by office', async ({ page }) => {
  const rows = (status: string): string => `/admin/intakes?status=${status}`;
  const list = page.getByRole('table', { name: 'Client Intakes' });
  await openAdministration(page);
  for (const [status, shown, hidden] of [
    ['submitted', 'Submitted', 'Draft'],
    ['draft', 'Draft', 'Submitted'],
  ] as const)
    await test.step(status, async () => {
      await openPart(page, rows(status), cell(list, shown).first());
      await expect(cell(list, hidden)).toHaveCount(0);
    });
  await test.step('shows only assigned intakes', async () => {
    await openPart(page, rows('assigned'), list.getByRole('row').nth(1));
    await expect(cell(list, 'Unassigned')).toHaveCount(0);
  });
  await test.step('shows only the intakes of one office', async () => {
    await openPart(page, '/admin/intakes?office_id=outer-drive', cell(list, 'Outer Drive Location').first());
    await expect(cell(list, 'Detroit Main Office')).toHaveCount(0);
  });
});
