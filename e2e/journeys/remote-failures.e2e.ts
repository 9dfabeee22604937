import type { Page, Request } from '@playwright/test';
import { season } from '@portal/domain/testing/season';
import { expectAccessible } from '../support/accessible';
import { refused } from '../support/complaints';
import { faultyServer, type Fault, type FaultyServer } from '../support/faulty-server';
import { distOf, ownGateway, type OwnGateway } from '../support/gateway';
import { dashboardLoaded, follow } from '../support/navigation';
import { fieldOf, signInOnThisPage } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

/** Below the required ten seconds. Measured on the page's clock, so that the speed of this machine does not matter. */
const soon = 9000;
/** Browser errors caused by broken files of a remote. Every other error fails the test, including CSP violations. */
const brokenFiles = [
  /^(failed|answer): .*\/[\w.~-]+\.(js|css|json)\b/,
  /^console: Access to fetch at '\S+\/mf-manifest\.json' from origin '\S+' has been blocked by CORS policy/,
  /^console: Refused to execute script from '\S+\.js' because its MIME type/,
  /^console: ChunkLoadError: Loading chunk /,
  ...refused,
  // Thrown when a script is truncated; the message depends on where it is cut.
  /^uncaught: (Uncaught )?SyntaxError: /,
];

const cases: [name: string, fault: Exclude<Fault, 'none'>, files?: RegExp][] = [
  ['its server is down', 'down'],
  ['its server refuses', 'refusing'],
  ['a page is served in place of its files', 'page'],
  ['its manifest is truncated', 'truncated', /\.json$/],
  ['its scripts are truncated', 'truncated', /\.js$/],
  ['its manifest hangs', 'hanging', /\.json$/],
  ['its scripts hang', 'hanging', /\.js$/],
];

const sentence = (page: Page) => page.getByText('This part of the portal is not available right now.');
const windowMissing = (page: Page) => page.getByText('We couldn’t load this window.');
/** Chunks that load later than their area. */
const chunk = /\/\d+\.[0-9a-f]{8}\.js$/;
const home = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your taxes, prepared by people you can call.' });

/** Matches requests for files of the public area at either address. */
const ofPublicArea =
  (shell: string, files = /./) =>
  (request: Request): boolean => {
    const { origin, pathname } = new URL(request.url());
    return (pathname.startsWith('/remotes/public/') || origin !== shell) && files.test(pathname);
  };

/** Puts the page's clock under the test's control. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    // Replaces the browser's native timer, which the fake clock cannot control.
    AbortSignal.timeout = (ms) => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(new DOMException('Too late', 'TimeoutError')), ms);
      return stop.signal;
    };
  });
}

test.describe('failing remote', () => {
  let server: FaultyServer;
  let gateway: OwnGateway;

  test.beforeEach(async ({ complaints }) => {
    complaints.expect(...brokenFiles);
    server = await faultyServer(distOf('public'));
    gateway = await ownGateway({ public: server.url });
  });
  test.afterEach(async ({ page }) => {
    // Close the page first; otherwise pending requests would fail when the servers close.
    await page.close();
    await gateway.close();
    await server.close();
  });

  for (const [name, fault, files] of cases)
    for (const way of ['behind the gateway', 'at its own address'] as const)
      test(`shows a message and recovers without a reload: ${name}, ${way}`, async ({ page }) => {
        if (way === 'at its own address') gateway.switchTo({ public: `${server.url}/mf-manifest.json` });
        if (fault === 'hanging') await holdTime(page);
        await server.setFault(fault, files);
        /** Navigates, and fast-forwards past the page's timeout if the remote hangs. */
        const arrive = async (go: () => Promise<unknown>): Promise<void> => {
          const hangingRequest =
            fault === 'hanging' ? page.waitForRequest(ofPublicArea(gateway.url, files)) : undefined;
          await go();
          await hangingRequest;
          if (hangingRequest) await page.clock.fastForward(soon);
          await expect(sentence(page)).toBeVisible();
        };
        // A hanging file also delays the document's load event.
        await arrive(() => page.goto(gateway.url, { waitUntil: 'commit' }));
        await page.evaluate(() => document.documentElement.setAttribute('data-same-page', 'yes'));

        await follow(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }), 'Sign in');
        await arrive(() => page.getByRole('link', { name: 'Back to home' }).click());

        await server.setFault('none');
        await page.getByRole('button', { name: 'Try Again' }).click();
        await expect(home(page)).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-same-page', 'yes');
      });

  test('shows an accessible error message', async ({ page }) => {
    await server.setFault('refusing');
    await page.goto(gateway.url);
    await expect(sentence(page)).toBeVisible();
    await expectAccessible(page);
  });

  test('leaves the other areas working', async ({ page }) => {
    await server.setFault('down');
    await page.goto(gateway.url);
    await expect(sentence(page)).toBeVisible();
    // While the public area is still down, a client can sign in and use the client area in the same browser.
    await follow(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }), 'Sign in');
    await signInOnThisPage(page, running.account('client'));
    await expect(page).toHaveURL(`${gateway.url}/dashboard`);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await follow(page, 'Documents', 'Document Management');
    await expect(sentence(page)).toBeHidden();
    // A public page fails to load, but header, Logout and the back button still work.
    await page.goto(`${gateway.url}/agent-links`);
    await expect(sentence(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await follow(page, 'Documents', 'Document Management');
  });

  test('recovers a page with a missing chunk, without a reload', async ({ page }) => {
    const client = await faultyServer(distOf('client'));
    const own = await ownGateway({ client: client.url });
    await page.goto(`${own.url}/login`);
    await signInOnThisPage(page, running.account('client'));
    await dashboardLoaded(page);
    // The area is loaded, but the next page's chunk is missing, as after a release that removed old files.
    await client.setFault('refusing', chunk);
    await page.getByRole('link', { name: 'Intake Form', exact: true }).click();
    await expect(page.getByText('Something went wrong on this page.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await client.setFault('none');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tax Intake Form' })).toBeVisible();
    await page.close();
    await own.close();
    await client.close();
  });

  test('retries a modal whose chunk is missing, without changing the page', async ({ page }) => {
    const client = await faultyServer(distOf('client'));
    const own = await ownGateway({ client: client.url });
    await page.goto(`${own.url}/login`);
    await signInOnThisPage(page, running.account('client'));
    await follow(page, 'Documents', 'Document Management');
    const view = page.getByRole('button', { name: `View W-2 ${season}.pdf` });
    await expect(view).toBeVisible();
    await client.setFault('refusing', chunk);
    await view.click();
    await expect(windowMissing(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(windowMissing(page)).toBeVisible();
    await client.setFault('none');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('dialog', { name: new RegExp(`W-2 ${season}\\.pdf`) })).toBeVisible();
    await page.close();
    await own.close();
    await client.close();
  });

  test('loads the estimate details on retry once their chunk is available', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${gateway.url}/estimate`);
    await expect(page.getByRole('combobox', { name: 'State' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await server.setFault('refusing', chunk);
    await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
    await fieldOf(page, 'W-2 income (optional)').fill('41,234');
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(windowMissing(page)).toBeVisible();
    await server.setFault('none');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('dialog', { name: 'Estimated Tax Refund' })).toBeVisible();
    await expect(fieldOf(page, 'W-2 income (optional)')).toHaveValue(/41,234/);
  });

  test('shows a slow area even after the timeout', async ({ page }) => {
    await server.setFault('slow', /\.json$/);
    await page.goto(gateway.url);
    await expect(home(page)).toBeVisible();
  });
});
