import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectStep, fillWizard, press } from '../support/general-intake';
import { takenOver } from '../support/navigation';
import { fieldOf } from '../support/people';
import { expect, test } from '../support/portal';

/** Sentences that the specification (part 2) quotes for visitors, except those on read-only pages. */

const main = (page: Page) => page.getByRole('main');

/**
 * Opens the directory as rendered by the shell, which visitors see when they come from a page of the shell or when the
 * gateway cannot prerender.
 */
async function openDirectory(page: Page): Promise<void> {
  await page.goto('/login');
  await takenOver(page);
  await main(page).getByRole('link', { name: 'Browse All Tax Preparers' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Tax Preparers' })).toBeVisible();
}

test.describe("the shell's directory", () => {
  test('shows a failure and retries', async ({ page, complaints }) => {
    complaints.expect(/^answer: 503 GET .*\/api\/agent-links/);
    let down = true;
    await page.route('**/api/agent-links*', (route) => (down ? route.fulfill({ status: 503 }) : route.continue()));
    await openDirectory(page);
    await expect(main(page).getByText('Failed to load tax preparers')).toBeVisible();
    down = false;
    await press(page, 'Try Again');
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expect(main(page).getByText('Failed to load tax preparers')).toBeHidden();
  });

  test('shows a message when it is empty', async ({ page }) => {
    await page.route('**/api/agent-links*', (route) => route.fulfill({ json: [], headers: { 'x-total-count': '0' } }));
    await openDirectory(page);
    await expect(main(page).getByText('No tax preparers available at the moment.')).toBeVisible();
  });
});

test.describe('general intake with the specified wording', () => {
  test("offers the office's preparers and locations, and the options for no preference", async ({ page }) => {
    await page.goto('/general-intake');
    await expectStep(page, 'Contact Information');
    const office = main(page).getByLabel('Preferred office (optional)');
    // The lists load only when the user starts filling in the form.
    await office.focus();
    await expect(office.getByRole('option', { name: 'Detroit Main Office' })).toBeAttached();
    const options = (await office.getByRole('option').allTextContents()).filter((text) => text !== '');
    expect(options[0]).toBe('Any office location');
    expect(options.at(-1)).toBe('No Preference');
    expect(options).toEqual(expect.arrayContaining(['Detroit Main Office', 'Outer Drive Location']));
    const preparer = main(page).getByLabel('Preferred preparer (optional)');
    await expect(preparer.getByRole('option').first()).toHaveText('Any available preparer');
    await expect(preparer.getByRole('option').last()).toHaveText('No Preference');
  });

  test('moves through four steps by keyboard without validation, and returns to the first error on submit', async ({
    page,
  }) => {
    const steps = [
      ['Contact Information', '25%'],
      ['Tax Information', '50%'],
      ['Income & Deductions', '75%'],
      ['Review & Submit', '100%'],
    ] as const;
    await page.goto('/general-intake');
    for (const [at, [title, percent]] of steps.entries()) {
      await expectStep(page, title);
      await expect(main(page).getByText(percent, { exact: true })).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Previous', exact: true })).toHaveCount(at === 0 ? 0 : 1);
      await expect(main(page).getByRole('button', { name: 'Next', exact: true })).toHaveCount(at === 3 ? 0 : 1);
      if (at === 1) await expect(fieldOf(page, 'Social Security number')).toHaveAttribute('placeholder', 'XXX-XX-XXXX');
      await expect(main(page).locator('[aria-invalid="true"]')).toHaveCount(0);
      if (at === 3) break;
      await main(page).getByRole('button', { name: 'Next', exact: true }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(main(page).getByText('What happens next?')).toBeVisible();
    await expect(main(page)).toContainText('best available preparer');
    await expect(main(page)).toContainText('within 24 hours');
    await main(page).getByRole('button', { name: 'Submit Tax Information' }).focus();
    await page.keyboard.press('Enter');
    await expectStep(page, 'Contact Information');
    await expect(fieldOf(page, 'First name')).toBeFocused();
    await expect(main(page).getByText('First name is required.')).toBeVisible();
  });

  for (const call of ['auth/register', 'intake', 'client-preferences'])
    test(`shows an error when ${call} fails, keeps the input, and continues from there`, async ({
      page,
      complaints,
    }) => {
      complaints.expect(new RegExp(`^answer: 502 POST .*/api/${call}$`));
      await page.goto('/general-intake');
      await fillWizard(page, `${randomUUID()}@example.com`);
      let answer = (): void => undefined;
      const held = new Promise<void>((resolve) => (answer = resolve));
      let down = true;
      await page.route(`**/api/${call}`, async (route) => {
        if (!down) return route.continue();
        await held;
        return route.fulfill({ status: 502 });
      });
      await press(page, 'Submit Tax Information');
      await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
      answer();
      await expect(page.getByText('Failed to submit intake form')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Submit Tax Information' })).toBeVisible();
      down = false;
      await press(page, 'Submit Tax Information');
      await expect(
        page.getByText('Tax information submitted successfully! You will be assigned to a preparer shortly.'),
      ).toBeVisible();
      await expect(page).toHaveURL(/\/general-intake\?step=sent$/);
      await expect(main(page).getByText('Your preparer will contact you within 24 hours.')).toBeVisible();
    });
});
