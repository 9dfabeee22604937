import { expectAccessible } from '../../support/accessible';
import { button, windowOf } from '../../support/office';
import { signInThroughApi } from '../../support/people';
import { expect, test } from '../../support/portal';
import { running } from '../../support/running';

/** Exact sentences of these two tabs (specification part 2, sections 2, 5, 8 and 9), by the URL that shows them. */
const sentences: readonly [what: string, address: string, sentence: string][] = [
  ['the tab of preparers', '/admin/preparers', 'Preparer Management'],
  ['the tab of offices', '/admin/offices', 'Office Management'],
  ['nobody found', '/admin/preparers?search=nobody-of-this-name', 'No preparers found.'],
  ['a workload up to 10', '/admin/preparers', 'Normal'],
];

test.describe('preparers and offices in the administration', () => {
  test.beforeEach(async ({ page }) => {
    await signInThroughApi(page, running.account('admin'));
  });

  for (const [what, address, sentence] of sentences)
    test(`uses the specified wording for ${what}: ${sentence}`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
    });

  test('shows two specialties and the number of others', async ({ page }) => {
    await page.goto('/admin/preparers?search=okafor');
    const card = page.getByRole('row', { name: 'Renee Okafor' });
    for (const specialty of ['Tax Expert', 'Business Tax']) await expect(card.getByText(specialty)).toBeVisible();
    await expect(card.getByText('+1', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test('requires email, password, first and last name for a new preparer', async ({ page }) => {
    await page.goto('/admin/preparers');
    await page.getByRole('button', { name: 'Add Preparer' }).click();
    await windowOf(page, 'Add Preparer').getByRole('button', { name: 'Create Preparer' }).click();
    await expect(page.getByText('Please fill in all required fields')).toBeVisible();
    await expectAccessible(page);
  });

  test('warns before deleting a preparer, and blocks deleting one with clients', async ({ page }) => {
    await page.goto('/admin/preparers?search=okafor');
    await page.getByRole('row', { name: 'Renee Okafor' }).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const window = windowOf(page, 'Delete Renee Okafor?');
    await expect(window.getByText('A preparer can be deleted only if they have no assigned clients.')).toBeVisible();
    await window.getByRole('button', { name: 'Cancel' }).click();
    await expect(window).toBeHidden();
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('places a menu beside its button and closes a drawer', async ({ page }) => {
    await signInThroughApi(page, running.account('admin'));
    await page.goto('/admin/preparers?search=okafor');
    const more = button(page.getByRole('row', { name: 'Renee Okafor' }), 'More');
    await more.click();
    const first = page.getByRole('menuitem').first();
    await expect
      .poll(async () => {
        const [at, from] = [await first.boundingBox(), await more.boundingBox()];
        return at && from ? Math.max(Math.abs(at.x - from.x), Math.abs(at.y - from.y)) : Infinity;
      })
      .toBeLessThan(200);

    await page.goto('/admin/intakes?search=avery');
    await button(page, 'View the intake of Avery Johnson').click();
    const drawer = windowOf(page, 'Avery Johnson');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });
});

test("shows a whole email address on a phone's card, despite a long label", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    locale: 'es-US',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await signInThroughApi(page, running.account('admin'));
  await page.goto('/admin/assignments?status=all&search=avery');
  const email = page.getByRole('cell', { name: 'avery@demo.example' }).locator('.admin-email');
  await expect(email).toBeVisible();
  // Height of one line of text.
  expect((await email.boundingBox())?.height).toBeLessThan(40);
  await context.close();
});

test('keeps unsaved settings when switching tabs, and asks for confirmation on sign-out', async ({ page }) => {
  await signInThroughApi(page, running.account('admin'));
  await page.goto('/admin/site');
  const badges = page.getByLabel('Badges');
  const before = await badges.inputValue();
  await badges.fill('Half a ba');
  await page.getByRole('tab', { name: 'Office Management' }).click();
  await expect(page.getByRole('button', { name: 'Create Office' })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByText('We restored what you typed earlier. It isn’t saved yet.', { exact: true }),
  ).toBeVisible();
  await expect(badges).toHaveValue('Half a ba');

  await button(page, 'Logout').click();
  const question = windowOf(page, 'Log out without saving?');
  await expect(question.getByText('If you log out now, they’ll be lost.')).toBeVisible();
  await expectAccessible(page);
  await button(question, 'Cancel').click();
  await expect(question).toBeHidden();
  await button(page, 'Show the saved version').click();
  await expect(badges).toHaveValue(before);

  await badges.fill('Half a ba');
  await button(page, 'Logout').click();
  await button(question, 'Log out and discard changes').click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
