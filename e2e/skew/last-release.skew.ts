import type { Page } from '@playwright/test';
import { lastRelease } from '../../tools/process/published.mjs';
import { areas, ownGateway, type OwnGateway } from '../support/gateway';
import { LastRelease } from '../support/last-release';
import { pageHeading } from '../support/navigation';
import { signInOnThisPage } from '../support/people';
import { expect, test } from '../support/portal';
import { root } from '../support/root';
import { running } from '../support/running';

/**
 * Version skew: the areas of the last release in today's shell, and today's areas in the shell of the last release.
 * Without a release tag, the commit on main where this branch started takes its place.
 */
const commit = lastRelease(root);
const visitorPages = ['/general-intake', '/estimate', '/offices'];

test.describe('last release', () => {
  test.skip(commit === '', 'not run here: the clone holds no earlier commit');
  test.describe.configure({ timeout: 600_000 });

  let release: LastRelease;
  const gateways: OwnGateway[] = [];

  test.beforeAll(() => {
    release = new LastRelease(commit);
  });
  test.afterAll(async () => {
    for (const gateway of gateways) await gateway.close();
    release.remove();
  });

  /** Serves these builds instead of today's. */
  async function serve(from: Record<string, string>): Promise<string> {
    const gateway = await ownGateway(from);
    gateways.push(gateway);
    return gateway.url;
  }

  for (const area of areas)
    test(`area ${area} works in today's shell`, async ({ page }) => {
      const { dist, isBuilt } = await release.build(area);
      test.skip(!isBuilt, 'not run here: its sources are those of today');
      await walk(page, await serve({ [area]: dist }), area);
    });

  test("shell works with today's areas", async ({ browser }) => {
    const { dist, isBuilt } = await release.build('shell');
    test.skip(!isBuilt, 'not run here: its sources are those of today');
    const url = await serve({ shell: dist });
    for (const area of areas) {
      const context = await browser.newContext();
      await walk(await context.newPage(), url, area);
      await context.close();
    }
  });
});

/** Signs in and opens every page of the area that has a link in the header; as a visitor for the public area. */
async function walk(page: Page, url: string, area: string): Promise<void> {
  const heading = pageHeading(page, /./);
  if (area === 'public') {
    for (const path of visitorPages) {
      await page.goto(`${url}${path}`);
      await expect(heading).toBeVisible();
    }
    return;
  }
  await page.goto(`${url}/login`);
  await signInOnThisPage(page, running.account(area));
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(2);
  for (const [index, path] of paths.entries()) {
    // The logo leads to the dashboard, which is open already.
    if (path === '/' || new URL(page.url()).pathname === path) continue;
    const before = await heading.textContent();
    await links.nth(index).click();
    // The previous page stays until the next one has loaded; a page that fails shows an alert and no heading.
    await expect(heading, path).not.toHaveText(before ?? '');
    await expect(page.getByRole('button', { name: 'Try Again' }), path).toBeHidden();
  }
}
