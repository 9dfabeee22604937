import type { Page } from '@playwright/test';
import { button, newPreparer, openAdministration, openPart, ownName, sentenceOn, windowOf } from '../../support/office';
import { newPerson } from '../../support/people';
import { expect, test } from '../../support/portal';

/** Whether the current history entry belongs to a modal. */
const isWindowEntry = (page: Page) =>
  page.evaluate(() => Boolean((history.state as { usr?: { window?: true } }).usr?.window));
const expectWindowEntry = (page: Page, is: boolean) => expect.poll(() => isWindowEntry(page)).toBe(is);

test('closes a modal with the back button, after a confirmation if it has unsaved input', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  await openAdministration(page);
  const offices = page.getByRole('table', { name: 'Offices' });
  const tabOf = (name: string) => page.getByRole('tab', { name, exact: true });
  await tabOf('Office Management').click();
  await expect(offices).toBeVisible();
  await tabOf('Preparer Management').click();

  const window = windowOf(page, 'Add Preparer');
  await button(page, 'Add Preparer').first().click();
  await expect(window).toBeVisible();
  await expectWindowEntry(page, true);
  await page.goBack();
  await expect(window).toBeHidden();

  await button(page, 'Add Preparer').first().click();
  await window.getByRole('textbox', { name: 'First name', exact: true }).fill('Half a na');
  const question = windowOf(page, 'Discard changes?');
  for (let times = 0; times < 2; times += 1) {
    await expectWindowEntry(page, true);
    await page.goBack();
    await expect(question).toBeVisible();
    await expectWindowEntry(page, true);
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(window.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Half a na');
  }
  await expectWindowEntry(page, true);
  await page.goBack();
  await button(question, 'Discard').click();
  await expect(window).toBeHidden();
  await expectWindowEntry(page, false);

  // A reload closes an open modal and removes its history entry as well.
  await openPart(page, `/admin/preparers?search=${preparer.last_name}`, button(page, `Edit ${preparer.name}`));
  await button(page, `Edit ${preparer.name}`).click();
  await expect(windowOf(page, 'Edit Preparer')).toBeVisible();
  await expectWindowEntry(page, true);
  await page.reload();
  await expect(button(page, `Edit ${preparer.name}`)).toBeVisible();
  await expectWindowEntry(page, false);
  await button(page, `Edit ${preparer.name}`).click();
  await expect(windowOf(page, 'Edit Preparer')).toBeVisible();
  await expectWindowEntry(page, true);
  await page.goBack();
  await expect(windowOf(page, 'Edit Preparer')).toBeHidden();
  await expect(button(page, `Edit ${preparer.name}`)).toBeVisible();
});

test("returns focus to the menu's button when a modal opened from the menu closes", async ({ page }) => {
  const preparer = await newPreparer(page.request);
  await openAdministration(page);
  const card = page.getByRole('row', { name: preparer.name });
  await openPart(page, `/admin/preparers?search=${preparer.last_name}`, card);
  const question = windowOf(page, `Reset ${preparer.name}’s PIN?`);
  await expect(async () => {
    await button(card, 'More').click({ timeout: 5000 });
    await page.getByRole('menuitem', { name: 'Reset PIN' }).click({ timeout: 5000 });
    await expect(question).toBeVisible({ timeout: 5000 });
  }).toPass();
  await button(question, 'Reset PIN').click();
  const access = windowOf(page, 'Share these credentials');
  await expect(access.getByRole('status', { name: 'Security PIN' })).toHaveText(/^\d{4}$/);
  await expectWindowEntry(page, true);
  // A one-time secret stays open until the user confirms having noted it, whatever else is pressed.
  await page.goBack();
  await expect(access.getByText('Save it first, then choose “I’ve saved it”.')).toBeVisible();
  await button(access, 'I’ve saved it').click();
  await expect(access).toBeHidden();
  await expect(button(card, 'More')).toBeFocused();
});

test('shows an edit conflict next to the pressed button', async ({ page, context, complaints }) => {
  complaints.expect(/^answer: 409 PUT .*\/api\/admin\/update-preparer\//);
  const preparer = await newPreparer(page.request);
  await openAdministration(page);
  const address = `/admin/preparers?search=${preparer.last_name}`;
  const edit = async (at: Page) => {
    await openPart(at, address, button(at, `Edit ${preparer.name}`));
    await button(at, `Edit ${preparer.name}`).click();
    return windowOf(at, 'Edit Preparer');
  };
  const mine = await edit(page);
  await mine.getByRole('textbox', { name: 'Bio', exact: true }).fill('Twenty years of returns.');
  const other = await context.newPage();
  const theirs = await edit(other);
  await theirs.getByRole('textbox', { name: 'Phone', exact: true }).fill('313-555-0188');
  await button(theirs, 'Save Changes').click();
  await expect(sentenceOn(other, `${preparer.name} was updated.`)).toBeVisible();
  await other.close();

  await mine.getByRole('textbox', { name: 'Specialties', exact: true }).focus();
  await button(mine, 'Save Changes').click();
  await expect(mine.getByText('Someone else changed this preparer in the meantime.')).toBeInViewport();
});

test('approves only one preparer on a double click on "Approve", although the next one moves under the pointer', async ({
  page,
}) => {
  const base = ownName('Aaa');
  const [first, second] = [`${base}a`, `${base}b`];
  for (const last_name of [first, second]) {
    const data = { ...newPerson(), last_name, role: 'preparer', phone: null };
    expect((await page.request.post('/api/auth/register', { data })).status()).toBe(201);
  }
  await openAdministration(page);
  const approve = (last: string) => button(page, `Approve Visiblecanary ${last}`);
  await openPart(page, '/admin/preparers?status=pending', approve(first));
  await approve(first).hover();
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await expect(approve(first)).toBeHidden();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(sentenceOn(page, `Visiblecanary ${first} was approved.`)).toBeVisible();

  await openPart(page, '/admin/preparers?status=pending', approve(second));
  await button(page, `Reject Visiblecanary ${second}`).click();
  await button(windowOf(page, 'Reject this registration?'), 'Reject registration').click();
  await expect(sentenceOn(page, `Visiblecanary ${second} was rejected.`)).toBeVisible();
});
