import type { Page } from '@playwright/test';
import dashboardWords from '@portal/domain/dashboard/dashboard.messages.es.json' with { type: 'json' };
import requests from '@portal/domain/requests/document-requests.messages.es.json' with { type: 'json' };
import reasons from '@portal/domain/requests/request-reasons.messages.es.json' with { type: 'json' };
import papers from '@portal/domain/requests/papers.messages.es.json' with { type: 'json' };
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { verifyThroughApi } from '../support/mails';
import { expectAccessible } from '../support/accessible';
import { signIn, signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { running } from '../support/running';

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const percentOf = (page: Page, name: string | RegExp) => page.getByRole('progressbar', { name });

// How long the push takes is measured by e2e/measure/sent-back.measure.ts.
test('shows a file that was sent back on the client’s open page, and counts it in none of the progress rules', async ({
  page,
  browser,
}) => {
  const preparer = await newPreparer(page.request);
  await verifyThroughApi(page.request, preparer);
  const client = await newClient(page, { first_name: 'Devuelta', preparer: preparer.code, intake: 'submitted' });
  await signInThroughApi(page, client);
  const office = await browser.newContext({ baseURL: running.url(), locale: 'en-US' });
  const desk = await office.newPage();
  await signIn(desk, preparer);

  /** Expects the percentages of the client's dashboard, the preparer's list and the client's page there. */
  const expectProgress = async (own: number, inList: number, ofClient: number): Promise<void> => {
    const dashboard = await page.context().newPage();
    await dashboard.goto('/dashboard');
    await expect(percentOf(dashboard, dashboardWords.progress)).toHaveAttribute('aria-valuenow', String(own));
    await dashboard.close();
    await desk.goto('/dashboard');
    const row = desk.getByRole('row').filter({ hasText: client.name });
    await expect(row.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(inList));
    await desk.goto(`/client/${client.id}`);
    await expect(percentOf(desk, 'Completion')).toHaveAttribute('aria-valuenow', String(ofClient));
  };
  const nothingSent = [33, 0, 25] as const;
  const name = papers.rules.id_verification;
  const card = page.getByRole('region', { name, exact: true });
  const asked = page.locator('.doc-request').filter({ has: page.getByRole('heading', { name }) });

  await test.step('the client sends a photo ID, which counts', async () => {
    await expectProgress(...nothingSent);
    await page.goto('/documents');
    const paper = await browser.newPage();
    const buffer = await paper.pdf({ format: 'Letter' });
    await paper.close();
    await asked
      .locator('input[type=file]:not([capture])')
      .setInputFiles({ name: 'licencia.pdf', mimeType: 'application/pdf', buffer });
    await expect(asked).toHaveCount(0);
    await expectProgress(67, 33, 50);
  });

  await test.step('the preparer sends it back, which the open page shows by push', async () => {
    const opened = await page.evaluate(() => performance.timeOrigin);
    await desk.goto(`/client/${client.id}?tab=documents`);
    await desk.getByRole('button', { name: 'Review licencia.pdf' }).click();
    await expect(desk.getByRole('group', { name: 'Decision' })).toContainText('1 left to decide');
    const pushed = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/requests');
    await desk.keyboard.press('r');
    await desk.keyboard.press('1');
    expect((await pushed).ok()).toBe(true);
    const reason = reasons.reject.unreadable;
    await expect(card.getByText(requests.sentBack.replace('{reason}', reason))).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin), 'without opening the page again').toBe(opened);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  await test.step('the file counts nowhere', () => expectProgress(...nothingSent));
  await office.close();
});
