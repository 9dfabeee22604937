import type { Page } from '@playwright/test';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import spanishIntake from '@portal/domain/intake/intake.messages.es.json' with { type: 'json' };
import { taxMessages } from '@portal/domain/tax/tax.messages';
import spanishTax from '@portal/domain/tax/tax.messages.es.json' with { type: 'json' };
import { expectAccessible } from '../../support/accessible';
import { field, openSection, section } from '../../support/intake';
import { registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';

const languages = [
  {
    locale: 'en-US',
    intake: intakeMessages,
    tax: taxMessages,
    limited: 'you repay no more than $950.00',
  },
  { locale: 'es-MX', intake: spanishIntake, tax: spanishTax, limited: 'no devuelve más de $950.00' },
];

const fits = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
};

for (const { locale, intake, tax, limited } of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 740 }, hasTouch: true });

    test('reconciles marketplace insurance on a phone, line by line', async ({ page }) => {
      const { sections, fields, marketplace, guide } = intake;
      await registerThroughApi(page);
      await page.goto('/intake-form');
      await field(section(page, sections.personal), fields.state).selectOption('MI');
      await openSection(page, sections.income, guide);
      await field(section(page, sections.income), fields.w2_income).fill('40000');
      await openSection(page, sections.deductions, guide);
      const insurance = section(page, marketplace.title);
      await field(insurance, fields.marketplace_premiums).fill('6000');
      await field(insurance, fields.marketplace_silver_plan).fill('6500');
      await field(insurance, fields.marketplace_advance).fill('6000');
      await fits(page);

      await page.getByRole('complementary', { name: tax.title }).getByRole('button', { name: tax.details }).tap();
      const sheet = page.getByRole('dialog', { name: tax.title });
      await sheet.getByRole('button', { name: tax.howWeGotThis }).tap();
      const line = (id: string) => page.locator(`[data-line="${id}"]`);
      await expect(line('8962.5')).toContainText('274%');
      await expect(line('8962.7')).toContainText('4.96%');
      // 1,484 too much was paid in advance; a single filer repays 950 of it.
      await expect(line('8962.27')).toContainText('$1,484.00');
      await expect(line('1040.17')).toContainText('$950.00');
      await expect(line('8962.29')).toContainText(limited);
      await fits(page);
    });
  });
}
