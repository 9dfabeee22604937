import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { faultyServer, type FaultyServer } from '../support/faulty-server';
import { distOf, ownGateway, type OwnGateway } from '../support/gateway';
import { follow } from '../support/navigation';
import { signInOnThisPage } from '../support/people';
import { expect, test } from '../support/portal';
import { buildRelease, type Release } from '../support/release';
import { running } from '../support/running';

const path = '/tax-calendar';
const title = 'Tax calendar';
const route = {
  path,
  needs: ['intakeEndpoints.mine'],
  title: { en: title, es: 'Calendario' },
  header: { order: 3, label: { en: 'Calendar', es: 'Calendario' } },
};

/** Adds the page to a `routes.json`. */
function withRoute(json: string): string {
  const { routes, ...rest } = JSON.parse(json) as { routes: object[] };
  return JSON.stringify({ ...rest, routes: [...routes, route] });
}

/** The client area with an additional page, simulating its next release. */
const nextRelease = (): Promise<Release> =>
  buildRelease('client', {
    'routes.json': (json) => withRoute(json),
    'src/area.tsx': (source) =>
      source.replace('<Routes>', `<Routes><Route path="${path}" element={<h1 tabIndex={-1}>${title}</h1>} />`),
  });

test.describe('new page in a release of one area', () => {
  let release: Release;
  let server: FaultyServer;
  let gateway: OwnGateway;

  test.beforeAll(async () => {
    release = await nextRelease();
  });
  test.beforeEach(async () => {
    server = await faultyServer(release.dist);
    gateway = await ownGateway();
  });
  test.afterEach(async ({ page }) => {
    // Close the page first; otherwise pending requests would fail when the servers close.
    await page.close();
    await gateway.close();
    await server.close();
  });
  test.afterAll(() => release.remove());

  const switchToRelease = () => gateway.switchTo({ client: `${server.url}/mf-manifest.json` });

  test('is unknown to the deployed shell', async ({ page }) => {
    const dist = distOf('shell');
    const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js'));
    for (const file of scripts) expect(await readFile(join(dist, file), 'utf8'), file).not.toContain(path);
    await page.goto(`${gateway.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });

  test('requires sign-in, appears in the header, and disappears after a rollback', async ({ page }) => {
    switchToRelease();
    await page.goto(`${gateway.url}${path}?month=4`);
    await expect(page).toHaveURL(/\/login$/);
    await signInOnThisPage(page, running.account('client'));
    await expect(page).toHaveURL(new RegExp(`${path}\\?month=4$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));

    const links = page.getByRole('navigation', { name: 'Main' });
    await follow(page, links.getByRole('link', { name: 'Dashboard', exact: true }), /^Welcome/);
    await follow(page, links.getByRole('link', { name: 'Calendar', exact: true }), title);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

    gateway.switchTo({});
    await page.goto(`${gateway.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(links.getByRole('link', { name: 'Calendar', exact: true })).toBeHidden();
  });

  test('is closed to other roles, and missing from their header', async ({ page }) => {
    switchToRelease();
    await page.goto(`${gateway.url}/login`);
    await signInOnThisPage(page, running.account('preparer'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${gateway.url}${path}`);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('link', { name: 'Documents', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Calendar', exact: true })).toBeHidden();
  });
});
