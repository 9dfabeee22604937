import { areas, folderOf } from '../support/gateway';
import { Images } from '../support/image';
import { pageHeading } from '../support/navigation';
import { signInOnThisPage } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

let images: Images;
test.beforeEach(async () => {
  images = new Images();
  await images.installPackages();
});
test.afterEach(() => images.remove());

test('serves the portal from the images of gateway, shell and areas, started as in their Dockerfiles', async ({
  page,
}) => {
  const shell = await images.start('shell');
  const servers = await Promise.all(areas.map((area) => images.start(folderOf(area))));
  const gateway = await images.start('gateway', {
    API_URLS: running.apiUrls().join(','),
    SHELL_FROM: shell.url,
    REMOTES_FROM: areas.map((area, at) => `${area}=${servers[at]?.url ?? ''}`).join(),
    TRUSTED_PROXY: 'loopback',
  });
  for (const image of [shell, ...servers, gateway]) expect(await image.isHealthy()).toBe(true);

  await test.step('serves prerendered pages, areas and the API at one address', async () => {
    const home = await page.request.get(`${gateway.url}/`, { headers: { accept: 'text/html' } });
    expect(await home.text()).toContain('In business since 2019');
    for (const area of areas) {
      const manifest = await page.request.get(`${gateway.url}/remotes/${area}/mf-manifest.json`);
      expect(await manifest.json()).toMatchObject({ name: `mfe_${area}` });
    }
    const site = await page.request.get(`${gateway.url}/api/site`);
    expect(await site.json()).toMatchObject({ founded_year: 2019 });
  });

  await test.step('signs in a client', async () => {
    const { name, ...client } = running.account('client');
    await page.goto(`${gateway.url}/login`);
    await signInOnThisPage(page, client);
    await expect(pageHeading(page, `Welcome, ${name.split(' ')[0] ?? ''}`)).toBeVisible();
  });

  // Otherwise the dashboard would keep reconnecting its event stream.
  await page.close();
  await test.step('shuts down each image cleanly on SIGTERM', async () => {
    for (const image of [gateway, ...servers, shell]) expect(await image.stop()).toBe(0);
  });
});
