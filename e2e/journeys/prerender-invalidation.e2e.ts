import type { APIRequestContext, Page } from '@playwright/test';
import { createAccountAsAdmin } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

const main = (page: Page) => page.getByRole('main');

interface Preparer {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  preparer_code: string;
}

/** API client of an admin, separate from the visitor's browser. */
async function office(request: APIRequestContext) {
  const { email, password, pin } = running.account('admin');
  const session = await request.post('/api/auth/login', { data: { email, password, pin } });
  const { access_token } = (await session.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    find: async (lastName: string): Promise<Preparer> => {
      const found = await request.get('/api/admin/users', { headers, params: { role: 'preparer', search: lastName } });
      const preparer = ((await found.json()) as Preparer[]).find((one) => one.email === lastName);
      if (!preparer) throw new Error(`no preparer ${lastName}`);
      return preparer;
    },
    change: async ({ id, first_name, last_name, email: theirs }: Preparer, more: object): Promise<void> => {
      const data = { first_name, last_name, email: theirs, ...more };
      expect((await request.put(`/api/admin/update-preparer/${id}`, { headers, data })).status()).toBe(200);
    },
    /** Changes the office settings. */
    set: async (changed: object): Promise<void> => {
      const before = (await (await request.get('/api/admin/site', { headers })).json()) as object;
      const answer = await request.put('/api/admin/site', { headers, data: { ...before, ...changed } });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    remove: async (id: string): Promise<void> => {
      expect((await request.delete(`/api/admin/delete-preparer/${id}`, { headers })).status()).toBe(204);
    },
  };
}

test("shows the office's changes on the visitor's next page, and removes deleted preparers everywhere", async ({
  page,
  request,
  complaints,
}) => {
  complaints.expect(/^answer: 404 GET .*\/preparer\/\w+$/);
  const admin = await office(request);
  await page.goto('/agent-links');
  await expect(main(page).getByRole('article').first()).toBeVisible();

  const { email } = await createAccountAsAdmin(request);
  const preparer = await admin.find(email);
  const { id, preparer_code } = preparer;
  const portal = `/preparer/${preparer_code}`;
  const card = main(page).locator(`a[href="${portal}"]`);
  await page.reload();
  await expect(card).not.toHaveCount(0);

  await admin.change(preparer, { bio: 'Speaks Arabic and Polish.', office_id: 'detroit-main' });
  await page.goto(portal);
  await expect(main(page).getByText('Speaks Arabic and Polish.')).toBeVisible();
  await page.goto('/office/detroit-main');
  await expect(card).not.toHaveCount(0);

  await admin.remove(id);
  for (const path of ['/office/detroit-main', '/agent-links', '/es/agent-links']) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).locator(`a[href$="${portal}"]`)).toHaveCount(0);
  }
  await page.goto(portal);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Preparer Not Found' })).toBeVisible();
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain(preparer_code);
});

test('shows changed office settings on the next page, in each language', async ({ page, request }) => {
  const admin = await office(request);
  const second = main(page).getByRole('link', { name: '313-555-0177' });
  await page.goto('/');
  await expect(main(page).getByRole('link', { name: /^Call/ })).toBeVisible();
  await expect(second).toHaveCount(0);

  const badge = main(page).getByText('Licensed by the City of Lakes', { exact: true });
  await admin.set({ second_phone: '313-555-0177', trust_badges: ['Licensed by the City of Lakes'] });
  for (const path of ['/', '/es']) {
    await page.goto(path);
    await expect(second).toHaveAttribute('href', 'tel:3135550177');
    await expect(badge).toBeVisible();
  }
  await admin.set({ second_phone: null, trust_badges: [] });
  await page.goto('/es');
  await expect(main(page).getByRole('link', { name: /^Llam/ }).first()).toBeVisible();
  await expect(second).toHaveCount(0);
  await expect(badge).toHaveCount(0);
});
