import { fileURLToPath } from 'node:url';
import { expectAccessible } from '../support/accessible';
import type { Page } from '@playwright/test';
import { madeByTheOffice, signIn } from '../support/people';
import { expect, test } from '../support/portal';

/** A picture of this project's own documentation: a real PNG with real pixels. */
const photo = fileURLToPath(new URL('../../docs/pictures/public.png', import.meta.url));

/** A preparer of this journey's own: what it changes is on no page that another one looks at. */
async function signInAsNewPreparer(page: Page): Promise<void> {
  const { request } = page.context();
  const person = await madeByTheOffice(request);
  const { email, password: current_password, pin } = person;
  const session = await request.post('/api/auth/login', { data: { email, password: current_password, pin } });
  const { access_token } = (await session.json()) as { access_token: string };
  const new_password = `${current_password} and new`;
  const headers = { authorization: `Bearer ${access_token}` };
  const changed = await request.post('/api/auth/change-password', {
    headers,
    data: { current_password, new_password },
  });
  expect(changed.ok()).toBe(true);
  await signIn(page, { ...person, password: new_password });
}

test.describe('a preparer’s profile', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('is changed on a phone, and visitors see it', async ({ page, browser }) => {
    await signInAsNewPreparer(page);
    await page.goto('/preparer/profile');
    await expectAccessible(page);
    await page.getByLabel('Bio').fill('Open on Saturdays until April.');
    await page.getByLabel('Add a specialty').fill('Gig Work');
    await page.getByLabel('Add a specialty').press('Enter');
    await page.locator('input[type=file]:not([capture])').setInputFiles(photo);
    await expect(page.getByRole('img', { name: 'Your profile picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Save Profile' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expectAccessible(page);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(tooWide).toBe(false);

    const address = await page.getByRole('link', { name: /\/preparer\// }).getAttribute('href');
    const visitor = await browser.newPage();
    await visitor.goto(address ?? '');
    await expect(visitor.getByText('Open on Saturdays until April.')).toBeVisible();
    await expect(visitor.getByText('Gig Work')).toBeVisible();
    await visitor.close();
  });

  test('keeps what is half typed while one looks elsewhere', async ({ page }) => {
    await signInAsNewPreparer(page);
    await page.goto('/preparer/profile');
    await page.getByLabel('Office address').fill('Half an addr');
    await page.getByRole('button', { name: /Menu/ }).click();
    await page.getByRole('link', { name: 'Documents', exact: true }).click();
    await expect(page).toHaveURL(/\/documents$/);
    await page.goBack();
    await expect(page.getByLabel('Office address')).toHaveValue('Half an addr');
  });
});
