import { signInAs } from '../support/people';
import { expect, test } from '../support/portal';
import { clientWithDocuments, fill, tables } from '../support/staff-tables';

const languages = ['en', 'es'] as const;

for (const locale of languages)
  test.describe(`at 1280 × 800 in ${locale}`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });
    for (const role of ['admin', 'preparer'] as const)
      test(`shows every column title and every chosen filter in full: ${role}`, async ({ page }) => {
        await signInAs(page, role);
        const client = await clientWithDocuments(page);
        for (const table of tables.filter((one) => one.role === role))
          await test.step(`${table.at} ${table.name}`, async () => {
            await fill(page, table);
            await page.goto(`${locale === 'es' ? '/es' : ''}${table.at.replace(':client', client)}`);
            const heads = page.getByRole('columnheader');
            await expect(page.locator('tbody tr.ui-data-table__row').nth(9)).toBeVisible();
            await expect(page.locator('html')).toHaveAttribute('lang', locale);
            const cut = await heads.evaluateAll((all) =>
              all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
            );
            expect(cut, 'cut column titles').toEqual([]);
            const narrow = await page.locator('.ui-bar .ui-select').evaluateAll((all) =>
              all.flatMap((select) => {
                const { width } = select.getBoundingClientRect();
                (select as HTMLElement).style.maxInlineSize = 'none';
                (select as HTMLElement).style.flexShrink = '0';
                const whole = select.getBoundingClientRect().width;
                return whole > width + 1 ? [(select as HTMLSelectElement).selectedOptions[0]?.text] : [];
              }),
            );
            expect(narrow, 'cut filters').toEqual([]);
          });
      });
  });
