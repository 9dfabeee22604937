import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { expectSaved, field, openIntake, openSection, section } from '../../support/intake';
import { canaries, registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';

test('fills in the intake form without a mouse', async ({ page }) => {
  await registerThroughApi(page);
  await openIntake(page);
  const { keyboard } = page;
  await field(page, words.fields.ssn).focus();
  await keyboard.type(canaries.ssn.replaceAll('-', ''));
  await expect(field(page, 'Social Security number')).toHaveValue(canaries.ssn);
  await keyboard.press('Tab');
  await keyboard.type('11231971');
  await expect(field(page, 'Date of birth')).toHaveValue('11/23/1971');
  await keyboard.press('Tab');
  await expect(field(page, words.fields.occupation)).toBeFocused();
  // Retry: type-ahead in a select resets after a second, which may pass between two letters on a slow machine.
  const type = (text: string, value: string) =>
    expect(async () => {
      await keyboard.type(text);
      await expect(page.locator(':focus')).toHaveValue(value, { timeout: 2000 });
    }).toPass();
  for (const text of ['Machinist', '100 Woodward Avenue', 'Detroit']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await type('Mich', 'MI');
  await keyboard.press('Tab');
  await keyboard.type('48226');
  await keyboard.press('Tab');
  await type('Head', 'head_of_household');
  await keyboard.press('Tab');
  await expect(field(page, 'State')).toHaveValue('MI');
  await expect(field(page, 'Filing status')).toHaveValue('head_of_household');
  // Folded, because few people are any of it.
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  const blind = page.getByRole('checkbox', { name: words.fields.is_blind });
  await expect(blind).toBeFocused();
  await keyboard.press('Space');
  await expect(blind).toBeChecked();
  for (const fact of ['is_student', 'is_claimable'] as const) {
    await keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: words.fields[fact] })).toBeFocused();
  }
  await keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'I have a spouse' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  const child = page.getByRole('group', { name: 'Child 1' });
  await expect(field(child, 'First name')).toBeFocused();
  await child.getByRole('button').focus();
  await keyboard.press('Enter');
  // The pressed button is gone, so focus moves to Undo, the closest action.
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(field(child, 'First name')).toBeFocused();
  await expectSaved(page);
});

test('selects an amount on Tab, and places the caret on click', async ({ page }) => {
  await registerThroughApi(page);
  await openIntake(page);
  const income = section(page, words.sections.income);
  const wages = field(income, words.fields.w2_income);
  await wages.fill('84250.5');
  await page.keyboard.press('Tab');
  await expect(wages).toHaveValue('84,250.50');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('70000');
  await expect(wages).toHaveValue('70000');
  await field(income, words.fields.other_income).focus();
  await wages.click();
  await page.keyboard.press('End');
  await page.keyboard.type('5');
  await expect(wages).toHaveValue('700005');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('never covers the form with the estimate bar', async ({ page }) => {
    await registerThroughApi(page);
    await openIntake(page);
    await field(page, words.fields.state).selectOption('MI');
    await openSection(page, words.sections.income);
    await field(section(page, words.sections.income), words.fields.w2_income).fill('123456789.55');
    const panel = page.getByRole('complementary', { name: 'Estimated Tax Refund' });
    await expect(panel).toBeVisible();
    await expect(
      panel.getByText(
        'This is only an estimate. Your actual refund or amount owed may differ once your return is prepared.',
      ),
    ).toBeHidden();
    const { height = 0 } = (await panel.boundingBox()) ?? {};
    expect(height).toBeLessThan(120);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(wide, 'wider than the phone').toBe(false);
  });
});
