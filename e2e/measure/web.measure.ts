import { execFileSync } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { throttle } from '../support/layout-shift';
import { expect, test } from '../support/portal';
import { root } from '../support/root';
import { running } from '../support/running';
import { madeByHand, serveByHand } from './made-by-hand';

const goals = { beforePaint: 35_000, bytes: 120_000, requests: 10, paintRatio: 1.25, federationRatio: 1.25 };
const rounds = 5;
/** Other entry pages, all read-only, with the same targets. */
const reading = ['/es', '/agent-links', '/office/detroit-main', '/preparer/RENOKA'];
/** Entry pages with a form; the journeys enforce the budgets of all their bytes. */
const forms = ['/login', '/register', '/estimate', '/general-intake'];
/** Their goals: bytes before they can be used, and largest paint against that of the home page. */
const formGoals = { beforeUse: 20_000, paintRatio: 1.5 };

interface Visit {
  requests: number;
  bytes: number;
  /** Largest contentful paint, ms. */
  painted: number;
}

/** Opens an address in a fresh browser context. */
async function visit(browser: Browser, address: string, slow: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    if (slow) await throttle(page);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => sizes.push(request.sizes().then((size) => size.responseBodySize)));
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { requests: sizes.length, bytes, painted: await paintOf(page) };
  } finally {
    await context.close();
  }
}

const paintOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );

async function paint(browser: Browser, address: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push((await visit(browser, address, true)).painted);
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('what a first visit costs', async ({ browser, complaints }) => {
  // The server's CSP blocks the styles of the hand-written page.
  complaints.expect(/./);
  const home = await visit(browser, running.url(), false);
  say(
    `/ in all: ${kilobytes(home.bytes)} in ${home.requests} requests (at most ${kilobytes(goals.bytes)} in ${goals.requests})`,
  );
  const first = await firstBytes(browser, '/');
  say(`/ before its content is painted: ${kilobytes(first)} (at most ${kilobytes(goals.beforePaint)})`);
  const bundle = Number(
    execFileSync(process.execPath, ['tools/run.mjs', 'e2e/measure/unfederated.ts'], { cwd: root, encoding: 'utf8' }),
  );
  say(
    `the same page as one bundle without federation: ${kilobytes(bundle)}; ratio ${(home.bytes / bundle).toFixed(2)} (at most ${goals.federationRatio})`,
  );
  for (const path of reading) {
    const { bytes, requests } = await visit(browser, `${running.url()}${path}`, false);
    const before = await firstBytes(browser, path);
    say(`${path}: ${kilobytes(bytes)} in ${requests} requests, before its content is painted ${kilobytes(before)}`);
    expect(before, path).toBeLessThanOrEqual(goals.beforePaint);
    expect(bytes, path).toBeLessThanOrEqual(goals.bytes);
    expect(requests, path).toBeLessThanOrEqual(goals.requests);
  }
  for (const path of forms) {
    const { bytes, requests } = await visit(browser, `${running.url()}${path}`, false);
    say(`${path}: ${kilobytes(bytes)} in ${requests} requests`);
  }
  for (const path of forms) {
    const before = await firstBytes(browser, path);
    say(`${path} before it can be used: ${kilobytes(before)} (at most ${kilobytes(formGoals.beforeUse)})`);
    expect(before, path).toBeLessThanOrEqual(formGoals.beforeUse);
  }
  const hand = await serveByHand(await madeByHand(browser));
  try {
    const [ours, theirs] = [await paint(browser, running.url()), await paint(browser, hand.url)];
    for (const path of forms) {
      const ratio = (await paint(browser, `${running.url()}${path}`)) / ours;
      say(`${path}: largest paint ${ratio.toFixed(2)} times as late as that of the home page`);
      expect(ratio, path).toBeLessThanOrEqual(formGoals.paintRatio);
    }
    say(
      `largest paint at slow 4G, processor four times slower, median of ${rounds}: ${Math.round(ours)} ms; made by hand ${Math.round(theirs)} ms; ratio ${(ours / theirs).toFixed(2)} (at most ${goals.paintRatio})`,
    );
    expect(ours / theirs).toBeLessThanOrEqual(goals.paintRatio);
  } finally {
    await hand.close();
  }
  expect(home.bytes).toBeLessThanOrEqual(goals.bytes);
  expect(home.requests).toBeLessThanOrEqual(goals.requests);
  expect(first).toBeLessThanOrEqual(goals.beforePaint);
  expect(home.bytes / bundle).toBeLessThanOrEqual(goals.federationRatio);
});

/** Bytes needed for the first paint: the document and its styles, because scripts are deferred. */
async function firstBytes(browser: Browser, path: string): Promise<number> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => sizes.push(request.sizes().then((size) => size.responseBodySize)));
  await page.goto(`${running.url()}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return bytes;
}
