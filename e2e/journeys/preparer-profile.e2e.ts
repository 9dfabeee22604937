import { fileURLToPath } from 'node:url';
import { expectAccessible } from '../support/accessible';
import type { Page } from '@playwright/test';
import { newPreparer } from '../support/clients-of-a-preparer';
import { follow, pageHeading } from '../support/navigation';
import { fieldOf, signIn } from '../support/people';
import { expect, test } from '../support/portal';

/** Any real PNG file; this one is from the project's documentation. */
const photo = fileURLToPath(new URL('../../docs/pictures/public.png', import.meta.url));

const signInAsNewPreparer = async (page: Page): Promise<void> => signIn(page, await newPreparer(page.request));

test.describe('preparer profile', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('can be edited on a phone, and visitors see the change', async ({ page, browser }) => {
    await signInAsNewPreparer(page);
    await page.goto('/preparer/profile');
    await expectAccessible(page);
    await fieldOf(page, 'Bio').fill('Open on Saturdays until April.');
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

  test('keeps unsaved text while another page is open', async ({ page }) => {
    await signInAsNewPreparer(page);
    await page.goto('/preparer/profile');
    await page.getByLabel('Office address').fill('Half an addr');
    await page.getByRole('button', { name: /Menu/ }).click();
    await follow(page, 'Documents', 'Document Management');
    await page.goBack();
    await expect(pageHeading(page, 'Profile')).toBeVisible();
    await expect(page.getByLabel('Office address')).toHaveValue('Half an addr');
    await expect(
      page.getByText('We restored what you typed earlier. It isn’t saved yet.', { exact: true }),
    ).toBeVisible();
  });
});
