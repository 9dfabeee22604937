import { expect, type Locator, type Page } from '@playwright/test';

/** The title of the page, by its words. */
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/**
 * Follows a link and waits for the title of the page that it leads to. The address changes at once; the page before stays until the next
 * one has loaded, with fields and buttons that may have the same names.
 */
export async function follow(page: Page, link: string | Locator, heading: string | RegExp): Promise<void> {
  const found = typeof link === 'string' ? page.getByRole('link', { name: link, exact: true }).first() : link;
  await found.click();
  await expect(title(page, heading)).toBeVisible();
}
