import type { Page } from '@playwright/test';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import spanishIntake from '@portal/domain/intake/intake.messages.es.json' with { type: 'json' };
import { taxMessages } from '@portal/domain/tax/tax.messages';
import spanishTax from '@portal/domain/tax/tax.messages.es.json' with { type: 'json' };
import { expectAccessible } from '../../support/accessible';
import { field, openSection, section } from '../../support/intake';
import { inSeason } from '../../support/in-season';
import { registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';

/** Of a single filer in Michigan with wages of 40,000. */
const figures = inSeason({
  // Poverty line of 2023: 14,580. 6,000 in advance less a credit of 6,500 − 1,984.
  2024: { poverty: '274%', share: '4.96%', excess: '$1,484.00', repaid: '$950.00' },
  // Poverty line of 2024: 15,060. 6,000 in advance less a credit of 6,500 − 1,840.
  2025: { poverty: '265%', share: '4.6%', excess: '$1,340.00', repaid: '$975.00' },
});

const languages = [
  {
    locale: 'en-US',
    intake: intakeMessages,
    tax: taxMessages,
    limited: `you repay no more than ${figures.repaid}`,
  },
  { locale: 'es-MX', intake: spanishIntake, tax: spanishTax, limited: `no devuelve más de ${figures.repaid}` },
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
      await expect(line('8962.5')).toContainText(figures.poverty);
      await expect(line('8962.7')).toContainText(figures.share);
      // Too much was paid in advance, of which a single filer repays no more than a limit.
      await expect(line('8962.27')).toContainText(figures.excess);
      await expect(line('1040.17')).toContainText(figures.repaid);
      await expect(line('8962.29')).toContainText(limited);
      await fits(page);
    });
  });
}
