import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { season } from '@portal/domain/testing/season';
import type { EstimateResult } from '@portal/tax-engine';
import { expectAccessible } from '../../support/accessible';
import { field, fillChildren, fillPersonal, fillSpouse, openIntake, openSection, section } from '../../support/intake';
import { inSeason } from '../../support/in-season';
import { registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';
import { root } from '../../support/root';

/** What a child is worth by season: the child tax credit, and Michigan's exemption × 4.25 %. */
const ofOneChild = inSeason({
  // 2,000 and 5,600
  2024: '+ $2,238.00',
  // 2,200 and 5,800
  2025: '+ $2,446.50',
});

const fillWages = async (page: Page, wages: string): Promise<void> => {
  await field(section(page, words.sections.personal), words.fields.state).selectOption('MI');
  await openSection(page, words.sections.income);
  await field(section(page, words.sections.income), words.fields.w2_income).fill(wages);
};

test.beforeEach(async ({ page }) => {
  await registerThroughApi(page);
  await openIntake(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('keeps the sheet header visible, traps focus, and closes the sheet on Escape and the back button', async ({
    page,
  }) => {
    await fillWages(page, '76650.50');
    const bar = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
    const details = bar.getByRole('button', { name: 'Details' });
    const sheet = page.getByRole('dialog', { name: 'Estimated Tax Refund' });
    await details.tap();
    await expect(
      sheet.getByText(
        'This is only an estimate. Your actual refund or amount owed may differ once your return is prepared.',
      ),
    ).toBeVisible();
    await expectAccessible(page);
    // More than once around. Between the last and the first element lies the browser's own toolbar, where the page's
    // focus is on its body, as with a native modal dialog.
    const drawer = sheet.locator('xpath=ancestor-or-self::*[contains(@class, "ant-drawer")][last()]');
    for (let at = 0; at < 12; at++) {
      await page.keyboard.press('Tab');
      const isBehind = (element: Element): boolean =>
        document.activeElement !== document.body && !element.contains(document.activeElement);
      await expect.poll(() => drawer.evaluate(isBehind)).toBe(false);
    }
    await sheet.getByRole('button', { name: 'Print or save' }).scrollIntoViewIfNeeded();
    await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport();

    await sheet.getByRole('button', { name: 'How we got this' }).tap();
    const trace = page.getByRole('dialog', { name: 'How we got this' });
    await expect(trace.getByText('MI-1040, line 15', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const wide = await trace.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(wide, 'wider than the phone').toBe(false);
    await page.goBack();
    await expect(trace).toBeHidden();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(details).toBeFocused();

    await details.tap();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/intake-form#income$/);
    await expect(field(section(page, 'Income Information'), 'W-2 income')).toHaveValue(/^76,?650.50?$/);
  });

  test('shows what another fact would change, line by line', async ({ page }) => {
    await fillWages(page, '76650.50');
    await page
      .getByRole('complementary', { name: 'Estimated Tax Refund' })
      .getByRole('button', { name: 'Details' })
      .tap();
    await page.getByRole('dialog', { name: 'Estimated Tax Refund' }).getByRole('button', { name: 'What if …?' }).tap();
    const sheet = page.getByRole('dialog', { name: 'What if …?' });
    await sheet.getByRole('button', { name: 'One more child' }).tap();
    await expect(sheet.getByText(ofOneChild)).toBeVisible();
    // Its law is a script of its own.
    const otherYear = season === 2024 ? 2025 : 2024;
    await sheet.getByRole('button', { name: `The law of ${otherYear}` }).tap();
    const effect = otherYear > season ? '+' : '−';
    // Standard deduction 15,750 instead of 14,600 (P.L. 119-21) and the brackets of 2025 (Rev. Proc. 2024-40).
    await expect(sheet.getByText(`${effect} $392.00`)).toBeVisible();
    // Michigan exemption 5,800 instead of 5,600, × 4.25 %.
    await expect(sheet.getByText(`${effect} $8.50`)).toBeVisible();
    await expectAccessible(page);
    const wide = await sheet.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(wide, 'wider than the phone').toBe(false);
  });
});

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('shows the whole calculation and the link to its lines beside the form, and the open sections', async ({
    page,
  }) => {
    await fillWages(page, '76650.50');
    await section(page, words.sections.income).scrollIntoViewIfNeeded();
    const panel = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
    await expect(panel.getByRole('row', { name: /^Taxable income/ })).toBeInViewport({ ratio: 1 });
    await expect(panel.locator('.tax-sum tr').last()).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('button', { name: 'How we got this' })).toBeInViewport({ ratio: 1 });
    const sections = page.getByRole('navigation', { name: 'Sections of the form' });
    await expect(sections).toBeInViewport({ ratio: 1 });
    await sections.getByRole('link', { name: /^Bank Information/ }).click();
    await expect(page.getByRole('heading', { name: words.sections.bank })).toBeFocused();
  });
});

/** The output of `npm run -s estimate` for one line of input. */
const estimateAgain = (line: string): EstimateResult =>
  JSON.parse(
    execFileSync(process.execPath, ['bff/app/dist/cli/estimate.js'], {
      cwd: root,
      input: `${line}\n`,
      encoding: 'utf8',
    }),
  ) as EstimateResult;

test('prints an input line from which the command reproduces the estimate', async ({ page }) => {
  await page.evaluate(() => (globalThis.print = () => undefined));
  await fillPersonal(page, 'married_filing_jointly');
  await fillSpouse(page);
  await fillChildren(page);
  await field(section(page, words.sections.withholding), words.fields.city_withheld).fill('300');
  await fillWages(page, '84250.50');
  const panel = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
  await expect(panel).toHaveAttribute('data-of-record', 'true');
  await panel.getByRole('button', { name: 'Print or save' }).click();
  const print = page.locator('.tax-print');
  await expect(print).toBeAttached();

  const again = estimateAgain((await print.locator('code').textContent()) ?? '');
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const shown = await print
    .locator('tr[data-line]')
    .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-line'), row.lastElementChild?.textContent]));
  expect(shown.length).toBeGreaterThan(15);
  const amounts = new Map(again.lines.map(({ id, amount }) => [id, money.format(amount)]));
  expect(shown).toEqual(shown.map(([id]) => [id, amounts.get(id ?? '')]));
  const notPrinted = again.lines.filter(({ id, amount }) => amount !== 0 && !shown.some(([one]) => one === id));
  expect(notPrinted).toEqual([]);
  await expect(print.locator('.tax-outcome')).toContainText(money.format(again.estimated_refund + again.estimated_owe));
  expect(again.local).toMatchObject({ name: 'Detroit', withheld: 300 });
  await expect(print).toContainText(again.engine_version);

  await page.emulateMedia({ media: 'print' });
  await expect(print).toBeVisible();
  await expect(panel).toBeHidden();
  expect(await pagesOf(page)).toBe(1);
});

test('prints the estimate of a family of twenty with every kind of income on one page', async ({ page }) => {
  const saved = await page.evaluate(async (body) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      'content-type': 'application/json',
    };
    return (await fetch('/api/intake', { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }, largeFamily);
  expect(saved).toBe(201);
  await page.reload();
  await page.evaluate(() => (globalThis.print = () => undefined));
  const panel = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
  await panel.getByRole('button', { name: 'Print or save' }).click();
  await expect(page.locator('.tax-print')).toContainText('Child 20');
  expect(await pagesOf(page)).toBe(1);
});

const largeFamily = {
  state: 'OR',
  filing_status: 'head_of_household',
  date_of_birth: '1980-05-06',
  ...{ w2_income: 84_250.5, self_employment_income: 30_000, unemployment_income: 3_000, retirement_income: 9_000 },
  ...{ other_income: 120, mortgage_interest: 26_000, charitable_donations: 3_000, medical_expenses: 22_000 },
  state_local_taxes: 9_000,
  has_children: true,
  children: Array.from({ length: 20 }, (_, at) => ({
    date_of_birth: `${1999 + at}-05-05`,
    relationship: at % 3 === 0 ? 'dependent' : 'child',
  })),
};

/** The number of US Letter pages when printed. */
async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
