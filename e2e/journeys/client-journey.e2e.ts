import type { Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { expectAccessible } from '../support/accessible';
import { expectStep, fillTax, press, setOwnPassword } from '../support/general-intake';
import { field, openSection, section } from '../support/intake';
import { follow, pageHeading } from '../support/navigation';
import { fieldOf, newPerson, signIn } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** What the dashboard says once the form is submitted, with or without papers to send. */
const afterSubmit = /^We (still need \d+ papers? from you|have everything)\./;

/** Returns the estimate that the page shows, as a word and an amount. */
async function estimateOn(page: Page): Promise<string> {
  const outcome = page.locator('.tax-outcome').first();
  await expect(outcome).toBeVisible();
  return ((await outcome.textContent()) ?? '').trim();
}

const expectNoSideScroll = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

test('leads from an estimate to "Submitted, with Renee" with the same number on every screen', async ({
  page,
  browser,
}) => {
  const preparer = {
    ...running.account('preparer'),
    email: 'renee@demo.example',
    name: 'Renee Okafor',
    code: 'RENOKA',
  };
  const { email } = newPerson();
  const last_name = `Journey${Date.now()}`;
  let number = '';

  await test.step('estimates without an account', async () => {
    await page.goto('/estimate');
    await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
    await fieldOf(page, 'W-2 income (optional)').fill('41,234');
    await fieldOf(page, 'Federal tax withheld (optional)').fill('4,321');
    await fieldOf(page, 'State tax withheld (optional)').fill('1,750');
    number = await estimateOn(page);
    expect(number).toMatch(/^Refund \$\d/);
    await expectNoSideScroll(page);
    await press(page, 'Continue with these numbers');
  });

  await test.step('creates the account', async () => {
    await expectStep(page, 'Contact Information');
    await fieldOf(page, 'First name').fill('Rosa');
    await fieldOf(page, 'Last name').fill(last_name);
    await fieldOf(page, 'Email').fill(email);
    await fieldOf(page, 'Phone').fill('313-555-0144');
    await press(page, 'Next');
    await fillTax(page);
    await press(page, 'Next');
    await press(page, 'Submit Tax Information');
    await setOwnPassword(page);
    expect(await estimateOn(page)).toBe(number);
    await expect(page.getByRole('heading', { name: afterSubmit })).toBeVisible();
  });

  await test.step('opens the preparer’s page, which leads to the form and keeps the preparer', async () => {
    await page.goto(`/preparer/${preparer.code}`);
    await expect(page).toHaveURL(/\/intake-form$/);
    await press(page, 'Yes, choose Renee Okafor');
    await expect(page.getByText('Successfully assigned to Renee Okafor!')).toBeVisible();
  });

  await test.step('finishes the form, which says what comes next and how long it takes', async () => {
    expect(await estimateOn(page)).toBe(number);
    await expect(page.getByText('Step 1 of 8 · about 3 minutes · Next: Spouse Information')).toBeVisible();
    await field(page, words.fields.occupation).fill('Machinist');
    await openSection(page, words.sections.bank);
    await expect(page.getByText('Step 8 of 8 · about 1 minute · Next: Review your answers')).toBeVisible();
    expect(await estimateOn(page)).toBe(number);
    await expectNoSideScroll(page);
  });

  await test.step('reviews and submits', async () => {
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
    await expect(page.getByText(`Your answers go to ${preparer.name}.`)).toBeVisible();
    await expect(section(page, words.sections.income)).toContainText('$41,234.00');
    expect(await estimateOn(page)).toBe(number);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page.getByText('Intake form submitted successfully!')).toBeVisible();
  });

  await test.step('shows the status first, then the confirmation, the number and the steps', async () => {
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(afterSubmit);
    await expect(page.getByRole('region', { name: /^Submitted on / })).toContainText(`With ${preparer.name}`);
    expect(await estimateOn(page)).toBe(number);
    await expect(page.getByRole('region', { name: 'Your return' })).toContainText(/Your answers Done/);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await follow(page, 'ID or selfie', 'Document Management');
    await expect(page.getByRole('heading', { name: 'ID Verification' })).toBeVisible();
  });

  await test.step('shows the preparer the number that the client sees', async () => {
    const office = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const desk = await office.newPage();
    await signIn(desk, preparer);
    await desk.getByRole('searchbox').first().fill(last_name);
    // The link moves when the list has been searched; a click that is under way then would miss it.
    await expect(desk.getByText('1 to 1 of 1', { exact: true })).toBeVisible();
    await desk
      .getByRole('link', { name: `Rosa ${last_name}` })
      .first()
      .click();
    await expect(pageHeading(desk, `Rosa ${last_name}`)).toBeVisible();
    const amount = /\$[\d,.]+/.exec(number)?.[0] ?? 'none';
    await expect(desk.getByText(amount).first()).toBeVisible();
    await office.close();
  });
});
