import { faultyServer, type FaultyServer } from '../support/faulty-server';
import { distOf, ownGateway, type OwnGateway } from '../support/gateway';
import { signInOnThisPage } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

test.describe('canary of an area', () => {
  let server: FaultyServer;
  let gateway: OwnGateway;
  const live = '/remotes/client/mf-manifest.json';
  const counted = async (metric: string): Promise<number> => {
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    return Number(new RegExp(`^${metric} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  };

  test.beforeEach(async ({ context }) => {
    server = await faultyServer(distOf('client'));
    gateway = await ownGateway();
    gateway.switchTo({ client: { entry: live, canary: { entry: `${server.url}/mf-manifest.json`, share: 30 } } });
    await context.addCookies([{ name: 'canary', value: '29', url: gateway.url }]);
  });
  test.afterEach(async ({ page }) => {
    await page.close();
    await gateway.close();
    await server.close();
  });

  test('is shown only to its share of the browsers, and counted', async ({ page, context }) => {
    const loaded: string[] = [];
    page.on('response', (response) => {
      if (/\/area\.[^/]*js$|remoteEntry/.test(response.url())) loaded.push(new URL(response.url()).origin);
    });
    await page.goto(`${gateway.url}/login`);
    await signInOnThisPage(page, running.account('client'));
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    expect([...new Set(loaded)]).toEqual([server.url]);
    await expect.poll(() => counted('remote_loads_total{area="client",release="canary"}')).toBe(1);

    loaded.length = 0;
    await context.addCookies([{ name: 'canary', value: '30', url: gateway.url }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    expect([...new Set(loaded)]).toEqual([gateway.url]);
    await expect.poll(() => counted('remote_loads_total{area="client",release="live"}')).toBe(1);
  });

  test('is counted when it fails, and Try Again shows the live release once the canary has ended', async ({
    page,
    complaints,
  }) => {
    complaints.expect(/remoteEntry\.\w+\.js/);
    await page.goto(`${gateway.url}/login`);
    await signInOnThisPage(page, running.account('client'));
    await server.setFault('refusing', /remoteEntry/);
    await page.reload();
    await expect(page.getByText('This part of the portal is not available right now.')).toBeVisible();
    await expect.poll(() => counted('remote_failures_total{area="client",release="canary"}')).toBeGreaterThan(0);
    gateway.switchTo({});
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  });
});
