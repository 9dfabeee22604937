import { faultyServer, type FaultyServer } from '../support/faulty-server';
import { ownGateway, type OwnGateway } from '../support/gateway';
import { expect, test } from '../support/portal';
import { buildRelease, type Release } from '../support/release';

/** A range that only a newer shell satisfies. */
const newer = '>=9.0.0';

test.describe('area that needs a newer shell', () => {
  let release: Release;
  let server: FaultyServer;
  let gateway: OwnGateway;

  test.beforeAll(async () => {
    release = await buildRelease('public', {
      'routes.json': (json) => {
        const { shared, routes } = JSON.parse(json) as { shared: object; routes: object[] };
        return JSON.stringify({ shared: { ...shared, '@portal/ui-kit': newer }, routes });
      },
    });
    server = await faultyServer(release.dist);
    gateway = await ownGateway();
  });
  test.afterAll(async () => {
    await gateway.close();
    await server.close();
    await release.remove();
  });

  test('shows Try Again, and loads in a shell that fits', async ({ page, complaints }) => {
    // The federation runtime reports the version that it refuses.
    complaints.expect(/does not satisfy the requirement of mfe_public which needs >=9\.0\.0/);
    gateway.switchTo({ public: `${server.url}/mf-manifest.json` });
    await page.goto(`${gateway.url}/general-intake`);
    await expect(page.getByRole('alert')).toContainText('This part of the portal is not available right now.');
    // The rest of the page works.
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('alert')).toContainText('This part of the portal is not available right now.');

    gateway.switchTo({});
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
