import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { verifyThroughApi } from '../support/mails';
import { signIn } from '../support/people';
import { expect, test } from '../support/portal';

test.use({ viewport: { width: 1280, height: 800 } });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** Opens the window of a move that is not the usual next one. */
async function choose(page: Page, move: string) {
  await press(page, 'Other moves');
  await page.getByRole('menuitem', { name: move, exact: true }).click();
  return page.getByRole('dialog');
}

test('takes a return from the queue to its acceptance', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  await verifyThroughApi(page.request, preparer);
  const client = await newClient(page, { first_name: 'Return', preparer: preparer.code, intake: 'submitted' });
  await signIn(page, preparer);

  await test.step('starts preparing in the queue', async () => {
    await page.getByRole('link', { name: 'Your turn' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Queue' })).toBeVisible();
    // Until all papers are there, the return waits for the client.
    await page.getByLabel('Turn', { exact: true }).selectOption('All');
    await page.getByRole('button', { name: `Start preparing: ${client.name}` }).click();
    await expect(page.getByText(`${client.name}: Preparing.`)).toBeVisible();
    await page.getByLabel('Turn', { exact: true }).selectOption('Our turn');
    await expect(page.getByRole('row').filter({ hasText: client.name })).toContainText('Preparing');
    await expectAccessible(page);
    await page.getByRole('link', { name: client.name }).click();
    await expect(page.getByRole('tab', { name: 'Return', exact: true })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('asks the client, who answers', async () => {
    const dialog = await choose(page, 'Ask the client');
    await dialog.getByLabel('Question').fill('Did you move in 2024?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask the client' }).click();
    await expect(main(page).getByText('Client’s turn')).toHaveCount(2);
    const headers = { authorization: `Bearer ${client.token}` };
    const contacts = (await (await page.request.get('/api/message-contacts?limit=1', { headers })).json()) as [
      { id: string },
    ];
    const data = { recipient_id: contacts[0].id, content: 'No, I did not.' };
    expect((await page.request.post('/api/messages', { headers, data })).ok()).toBe(true);
    await expect(main(page).getByText(/^The client answered on /)).toBeVisible();
  });

  await test.step('holds the return, and resumes it', async () => {
    const dialog = await choose(page, 'Put on hold');
    await dialog.getByLabel('Reason').selectOption('The client asked for it');
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(main(page).getByText('The client asked for it').first()).toBeVisible();
    await press(page, 'Next: Resume');
    // Where it was before the hold: papers are still missing, so the answer alone does not make it the office's turn.
    await expect(main(page).getByText('From “On hold” to “Waiting for an answer”')).toBeVisible();
    await expect(main(page).getByText('Client’s turn')).toHaveCount(2);
    await press(page, 'Next: Resume');
    await expect(main(page).getByText('From “Waiting for an answer” to “Preparing”')).toBeVisible();
    await expect(main(page).getByText('Our turn').first()).toBeVisible();
  });

  await test.step('asks to sign, and records what was sent', async () => {
    await press(page, 'Next: Ask to sign');
    await page.getByRole('dialog').getByRole('button', { name: 'Ask to sign' }).click();
    await press(page, 'Next: Record the signature');
    await page.getByRole('dialog').getByRole('button', { name: 'Record the signature' }).click();
    await press(page, 'Next: Record as filed');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Record as filed' }).click();
    await expect(main(page).getByText('With the IRS').first()).toBeVisible();
  });

  await test.step('records that the return was sent back, with its code', async () => {
    const dialog = await choose(page, 'Record as sent back');
    await dialog.getByLabel('Reject code').fill('ind-181-01');
    await expect(dialog.getByText(/the client reads: The IRS gave you an Identity Protection PIN/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Record as sent back' }).click();
    await expect(main(page).getByText('From “Filed” to “Sent back”')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the queue' }).click();
    await expect(page.getByRole('row').filter({ hasText: client.name })).toContainText('Sent back');
    await page.getByRole('link', { name: client.name }).click();
  });

  await test.step('sends it again, and records its acceptance', async () => {
    await press(page, 'Next: Record as filed');
    await page.getByRole('dialog').getByRole('button', { name: 'Record as filed' }).click();
    await press(page, 'Next: Record as accepted');
    await page.getByRole('dialog').getByRole('button', { name: 'Record as accepted' }).click();
    await expect(main(page).getByText('Done').first()).toBeVisible();
    await expect(main(page).getByText('From “Filed” to “Accepted”')).toBeVisible();
    await expectAccessible(page);
  });
});

test('starts several returns at once, and shows which were not moved', async ({ page }) => {
  const preparer = await newPreparer(page.request);
  await verifyThroughApi(page.request, preparer);
  const whole = await newClient(page, { first_name: 'Whole', preparer: preparer.code, intake: 'submitted' });
  const draft = await newClient(page, { first_name: 'Draft', preparer: preparer.code, intake: 'draft' });
  await signIn(page, preparer);
  await page.goto('/queue?turn=any');
  for (const { name } of [whole, draft]) await page.getByLabel(`Select ${name}`).check();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Start preparing' }).click();
  const result = page.getByRole('dialog');
  await expect(result.getByText('1 return moved.')).toBeVisible();
  await expect(result.getByText(draft.name)).toBeVisible();
  await expect(result.getByText('It is in another state: Filling in the form.')).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Retry failed only' }).click();
  await expect(result.getByText('0 returns moved.')).toBeVisible();
});
