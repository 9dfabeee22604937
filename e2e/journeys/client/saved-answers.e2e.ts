import type { Locator, Page } from '@playwright/test';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import {
  expectSaved,
  field,
  fillChildren,
  fillPersonal,
  fillSpouse,
  openIntake,
  section,
  submitIntake,
} from '../../support/intake';
import { follow, pageHeading } from '../../support/navigation';
import { canaries, registerThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';

const halfTyped = '41255';

/** The intake form as stored on the server. */
const stored = (page: Page): Promise<Partial<IntakeForm>> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
    return ((await (await fetch('/api/intake', { headers })).json()) as IntakeForm | null) ?? {};
  });

/** Replaces the field's text and waits until the server has saved the result. */
async function typeOver(page: Page, at: Locator, text: string): Promise<void> {
  await at.click();
  await at.press('ControlOrMeta+a');
  await at.pressSequentially(text, { delay: 30 });
  // Also change another field, whose save proves that a save took place.
  const occupation = field(section(page, words.sections.personal), words.fields.occupation);
  const next = `${await occupation.inputValue()}!`;
  await occupation.fill(next);
  await expect.poll(async () => (await stored(page)).occupation).toBe(next);
}

test.describe('saved answer', () => {
  test.beforeEach(async ({ page }) => {
    // The browser asks for confirmation before leaving a page with partly typed values.
    page.on('dialog', (dialog) => void dialog.accept());
    await registerThroughApi(page);
    await openIntake(page);
  });

  test('is not erased by a partly typed value of filer, spouse or child', async ({ page }) => {
    await fillPersonal(page, 'married_filing_jointly');
    await fillSpouse(page);
    await fillChildren(page);
    await expect.poll(async () => (await stored(page)).children?.[1]?.relationship).toBe('child');
    await expectSaved(page);
    for (const of of [
      section(page, words.sections.personal),
      section(page, words.sections.spouse),
      page.getByRole('group', { name: 'Child 2' }),
    ])
      await typeOver(page, field(of, words.fields.ssn), halfTyped);
    await expect(page.getByText(/^Not saved yet: .*Spouse: Social Security number, Child 2: /)).toBeVisible();
    const { ssn, spouse_info, children } = await stored(page);
    const digits = [ssn, spouse_info?.ssn, ...(children ?? []).map((child) => child.ssn)];
    const { childSsn } = canaries;
    expect(digits.map((one) => one?.replace(/\D/g, ''))).toEqual(
      [canaries.ssn, canaries.spouseSsn, childSsn, childSsn].map((one) => one.replace(/\D/g, '')),
    );
  });

  for (const tooLarge of ['520001234567', '9'.repeat(18)])
    test(`is not replaced by a prefix of ${tooLarge}, and the field shows the maximum`, async ({ page }) => {
      const wages = field(section(page, words.sections.income), words.fields.w2_income);
      await wages.fill('50000');
      await expect.poll(async () => (await stored(page)).w2_income).toBe(50_000);
      await typeOver(page, wages, tooLarge);
      await expect(wages).toHaveAccessibleDescription(/W-2 income can’t be more than 99,999,999,999\.99\./);
      expect((await stored(page)).w2_income).toBe(50_000);
      await page.reload();
      await expect(pageHeading(page, 'Tax Intake Form')).toBeVisible();
      await expect(wages).toHaveValue(/./);
      // Must be neither a prefix of the typed digits nor a rounded value.
      await expect(wages).not.toHaveValue(/^520,001,234\.|^1,000,000,000,000,000,000/);
      expect((await stored(page)).w2_income).toBe(50_000);
    });

  test('keeps the form submitted after an edit, and the dashboard still shows it as done', async ({ page }) => {
    await fillPersonal(page);
    await submitIntake(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await openIntake(page);
    await field(section(page, words.sections.personal), words.fields.city).press('End');
    await field(section(page, words.sections.personal), words.fields.city).pressSequentially('!');
    await expect(page.getByText('1 change not submitted yet.')).toBeVisible();
    expect(await stored(page)).toMatchObject({ city: 'Detroit!', submitted: true, has_unsubmitted_changes: true });
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText('Draft saved successfully!')).toBeVisible();
    expect(await stored(page)).toMatchObject({ submitted: true, has_unsubmitted_changes: true });
    await follow(page, 'Dashboard', /^Welcome/);
    await expect(page.getByText('Intake completed')).toBeVisible();
  });

  test('is restored by Undo together with the removed child', async ({ page }) => {
    await fillChildren(page);
    await expect.poll(async () => (await stored(page)).children?.[1]?.relationship).toBe('child');
    const [first] = (await stored(page)).children ?? [];
    await page.getByRole('button', { name: 'Remove Child 1' }).click();
    await expect(page.getByText('Kit was removed.')).toBeVisible();
    await expect.poll(async () => (await stored(page)).children?.map((child) => child.first_name)).toEqual(['Max']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await stored(page)).children?.[0]).toEqual(first);
  });
});
