import { expect, type Locator, type Page } from '@playwright/test';

/** Returns the heading of the page with this text. */
export const pageHeading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

/**
 * Follows a link and waits for the title of its page. The URL changes immediately, but the previous page stays until the
 * next one has loaded, and may contain fields and buttons with the same names.
 */
export async function follow(page: Page, link: string | Locator, heading: string | RegExp): Promise<void> {
  const found = typeof link === 'string' ? page.getByRole('link', { name: link, exact: true }).first() : link;
  await found.click();
  await expect(pageHeading(page, heading)).toBeVisible();
}

/**
 * Waits until the scripts have taken over a prerendered page. Until then, its links load a new document, which the
 * gateway prerenders as well and fills by itself, so that replaced responses of the page have no effect.
 */
export const takenOver = (page: Page): Promise<void> => expect(page.locator('style[data-prerendered]')).toHaveCount(0);

/** Picks an option of a searchable select. */
export async function chooseOption(box: Locator, option: string): Promise<void> {
  await box.click();
  await box.page().getByRole('option', { name: option, exact: true }).click();
}

/** Waits until the client's dashboard has loaded its last part, the estimate. */
export const dashboardLoaded = (page: Page): Promise<void> =>
  expect(page.locator('.dash-estimate').getByText(/\$\d/).first()).toBeVisible();

/**
 * Leaves the event stream of pages opened after this call without an answer, so that data changes only by what the
 * journey does: the stream refetches lists when it opens, and after changes by parallel journeys.
 */
export const withholdEvents = (page: Page): Promise<unknown> => page.route('**/api/events', () => undefined);
