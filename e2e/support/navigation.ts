import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the page's title by its text. */
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/**
 * Follows a link and waits for the title of the target page. The URL changes at once, but the old page stays until the
 * new one has loaded and may have fields and buttons of the same names.
 */
export async function follow(page: Page, link: string | Locator, heading: string | RegExp): Promise<void> {
  const found = typeof link === 'string' ? page.getByRole('link', { name: link, exact: true }).first() : link;
  await found.click();
  await expect(title(page, heading)).toBeVisible();
}
