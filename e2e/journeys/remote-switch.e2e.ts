import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { homeMessages } from '../../mfe-public/src/home/home.messages';
import { faultyServer, type FaultyServer } from '../support/faulty-server';
import { distOf, ownGateway, type OwnGateway } from '../support/gateway';
import { expect, test } from '../support/portal';

const newTitle = 'The next release of the home page';
const hashOf = /\.([0-9a-f]{8})\.(?:js|css)$/;

/** Builds the public pages with a different title and hashes, simulating a later release. */
async function nextRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-release-'));
  const kept = (file: string): boolean => !/\.(br|gz)$/.test(file);
  await cp(distOf('public'), folder, { recursive: true, filter: kept });
  const files = (await readdir(folder, { withFileTypes: true })).flatMap((one) => (one.isFile() ? one.name : []));
  const hashes = files.flatMap((file) => hashOf.exec(file)?.[1] ?? []);
  const next = (text: string): string =>
    hashes.reduce((all, hash) => all.replaceAll(hash, [...hash].reverse().join('')), text);
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    await writeFile(join(folder, file), next(text).replaceAll(homeMessages.title, newTitle));
    await rename(join(folder, file), join(folder, next(file)));
  }
  return folder;
}

test.describe('new release of a remote', () => {
  let release: string;
  let server: FaultyServer;
  let gateway: OwnGateway;

  test.beforeEach(async () => {
    release = await nextRelease();
    server = await faultyServer(release);
    gateway = await ownGateway();
  });
  test.afterEach(async ({ page }) => {
    // Close the page first; otherwise pending requests would fail when the servers close.
    await page.close();
    await gateway.close();
    await server.close();
    await rm(release, { recursive: true });
  });

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
