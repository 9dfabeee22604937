import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { newClient, newPreparer } from '../support/clients-of-a-preparer';
import { dashboardLoaded, follow, pageHeading } from '../support/navigation';
import { register, signIn } from '../support/people';
import { expect, test } from '../support/portal';
import { root } from '../support/root';
import { answerAMessage, approveAPreparer, assignTenClients, fileForAFamily, openTheW2 } from '../support/tasks';

/**
 * Records how many requests each journey of a filing season sends to the gateway, for `npm run simulate:season`. A
 * form saves while its user types, so these journeys pause before each field as a person does.
 */
const pauseBeforeField = 3000;
const file = join(root, 'bff/app/testing/bench/season/data/journeys.json');

interface Recorded {
  /** Calls of the API by method and route. */
  calls: Record<string, number>;
  /** Documents, scripts, styles and images that the gateway serves. */
  files: number;
  pages: number;
}
const journeys: Record<string, Recorded> = {};

const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
/** Routes with a code or name instead of an id. */
const named = /^(\/(?:preparer|offices|files)\/)[^/]+/;

/** Starts to count the requests of a page. The event stream is counted when it opens. */
function recordRequests(page: Page): Recorded {
  const recorded: Recorded = { calls: {}, files: 0, pages: 0 };
  const count = (method: string, path: string) => {
    const route = `${method} ${path.replaceAll(uuid, '{id}').replace(named, '$1{id}')}`;
    recorded.calls[route] = (recorded.calls[route] ?? 0) + 1;
  };
  page.on('request', (request: Request) => {
    const { pathname, protocol, searchParams } = new URL(request.url());
    if (!protocol.startsWith('http') || pathname === '/blank') return;
    if (request.resourceType() === 'document') recorded.pages += 1;
    else if (!pathname.startsWith('/api/')) recorded.files += 1;
    else count(request.method(), pathname.slice(4));
    // The gateway sends the reads of a combined request to the bff one by one.
    if (pathname === '/api/early')
      for (const path of searchParams.getAll('path')) count('GET', path.split('?')[0] ?? '');
  });
  return recorded;
}

/** Makes each key that leaves a field wait as long as a person takes to read and answer the next one. */
function typeLikeAPerson(page: Page): void {
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (key, options) => {
    if (key === 'Tab') await page.waitForTimeout(pauseBeforeField);
    await press(key, options);
  };
}

const pdf = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name} ${Math.random()}\n%%EOF\n`),
});

const record = (name: string, run: (page: Page) => Promise<unknown>): void =>
  test(name, async ({ page }) => {
    const recorded = recordRequests(page);
    await run(page);
    await page.waitForLoadState('load');
    await page.waitForTimeout(1500);
    journeys[name] = { ...recorded, calls: Object.fromEntries(Object.entries(recorded.calls).toSorted()) };
  });

test.use({ viewport: { width: 1280, height: 800 } });

record('a visitor reads the home page and estimates', async (page) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/estimate');
  await page.getByRole('combobox', { name: 'State' }).selectOption('MI');
  await page.getByRole('textbox', { name: 'W-2 income (optional)', exact: true }).fill('41,234');
  await expect(page.locator('.tax-outcome').first()).toBeVisible();
});

record('a visitor registers', register);

record('a client files an intake form', async (page) => {
  typeLikeAPerson(page);
  await fileForAFamily(page);
  await expect(pageHeading(page, /^Welcome/)).toBeVisible();
});

record('a client signs in and uploads three documents', async (page) => {
  const preparer = await newPreparer(page.request);
  const client = await newClient(page, { first_name: 'Uploads', preparer: preparer.code, intake: 'submitted' });
  await signIn(page, client);
  await dashboardLoaded(page);
  await follow(page, 'Documents', 'Document Management');
  const chooser = page.getByRole('region', { name: 'W-2', exact: true }).locator('input[type=file]:not([capture])');
  for (const count of ['first', 'second', 'third']) {
    await chooser.setInputFiles([pdf(count)]);
    await expect(page.getByRole('button', { name: `View ${count}.pdf` })).toBeVisible();
  }
});

record('a client signs in, looks at the dashboard and writes a message', async (page) => {
  const preparer = await newPreparer(page.request);
  const client = await newClient(page, { first_name: 'Writes', preparer: preparer.code, intake: 'submitted' });
  await signIn(page, client);
  await dashboardLoaded(page);
  await follow(page, 'Messages', 'Messages');
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: preparer.name }).click();
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is my W-2 readable?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('');
});

record('a preparer finds a client and opens the W-2', openTheW2);
record('a preparer signs in and answers a message', answerAMessage);
record('an admin assigns ten clients', assignTenClients);
record('an admin approves a preparer', approveAPreparer);

test.afterAll(() => {
  const how = `npm run record:season: requests of the page in Chromium, ${pauseBeforeField} ms before each field`;
  const on = new Date().toISOString().slice(0, 10);
  writeFileSync(file, `${JSON.stringify({ recorded: { on, how }, journeys }, null, 2)}\n`);
});
