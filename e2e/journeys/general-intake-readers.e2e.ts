import { expectAccessible } from '../support/accessible';
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { pageHeading } from '../support/navigation';
import { button, openAdministration, openPart, ownName, windowOf } from '../support/office';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';

test("shows a client's general intake answers to the admin and the assigned preparer", async ({
  page,
  browser,
  baseURL,
}) => {
  const preparer = await newPreparer(page.request);
  const client = await newClient(page, { first_name: 'Rosa', preparer: preparer.code, intake: 'submitted' });
  const words = `Does anybody speak Polish? ${ownName('Asked')}`;
  const response = await page.request.post('/api/client-preferences', {
    headers: { authorization: `Bearer ${client.token}` },
    data: {
      submitted_via: 'general_intake_form',
      urgent: true,
      preferred_office: 'Outer Drive Location',
      questions: words,
    },
  });
  expect(response.status()).toBe(201);

  await openAdministration(page);
  const view = button(page, `View the intake of ${client.name}`);
  await openPart(page, `/admin/intakes?search=${client.last_name}`, view);
  await view.click();
  const drawer = windowOf(page, client.name);
  await expect(drawer.getByText('From the general intake')).toBeVisible();
  await expect(drawer.getByText(words)).toBeVisible();
  await expect(drawer.getByText('Prefers Outer Drive Location')).toBeVisible();
  await expect(drawer.getByText('Urgent', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const other = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' })).newPage();
  await signInThroughApi(other, preparer);
  await other.goto(`/client/${client.id}`);
  await expect(pageHeading(other, client.name)).toBeVisible();
  const card = other.locator('#asked');
  await expect(card.getByText('From the general intake')).toBeVisible();
  await expect(card.getByText(words)).toBeVisible();
  await other.context().close();
});
