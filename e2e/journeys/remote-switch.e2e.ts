import { homeMessages } from '../../mfe-public/src/home/home.messages';
import { faultyServer, type FaultyServer } from '../support/faulty-server';
import { ownGateway, type OwnGateway } from '../support/gateway';
import { expect, test } from '../support/portal';
import { buildRelease, type Release } from '../support/release';

const newTitle = 'The next release of the home page';
/** The public pages with a different title, as a later release has them. */
const nextRelease = (): Promise<Release> =>
  buildRelease('public', {
    'src/home/home.messages.ts': (source) => source.replace(homeMessages.title, newTitle),
  });

test.describe('new release of a remote', () => {
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

  test('loads in the same shell once listed in /remotes.json, and can be rolled back', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(gateway.url);
    await expect(title).toHaveText('Your taxes, prepared by people you can call.');
    gateway.switchTo({ public: `${server.url}/mf-manifest.json` });
    await page.goto(gateway.url);
    await expect(title).toHaveText(newTitle);
    gateway.switchTo({});
    await page.goto(gateway.url);
    await expect(title).toHaveText('Your taxes, prepared by people you can call.');
  });

  test('loads in a page that was open while the previous release failed', async ({ page, complaints }) => {
    complaints.expect(/^failed: GET http:\/\/127\.0\.0\.1:9\/mf-manifest\.json net::/);
    gateway.switchTo({ public: 'http://127.0.0.1:9/mf-manifest.json' });
    await page.goto(gateway.url);
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    gateway.switchTo({});
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your taxes, prepared by people you can call.');
  });
});
