import type { Page, Request } from '@playwright/test';

/** Layout shift entry, missing from TypeScript's DOM library. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** A "good" CLS is at most 0.1 for a whole visit; each page may use a fifth of that. */
export const mostShift = 0.02;

export interface Shift {
  value: number;
  /** Elements that moved, and when, for debugging. */
  moved: string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Records every layout shift on pages opened after this call. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    const nameOf = (node: Node | null): string =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '').slice(0, 40);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(({ node }) => `${Math.round(entry.startTime)} ms ${nameOf(node)}`),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Opens a page and returns its layout shifts once loading has settled. */
export async function shiftsOf(page: Page, path: string): Promise<Shift[]> {
  const hasSettled = watchLoading(page);
  await page.goto(path);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor({ timeout: 45_000 });
  while (!hasSettled()) await page.waitForTimeout(100);
  return page.evaluate(() => window.layoutShifts ?? []);
}

/** Time without requests after which a page has settled, ms. */
const settleTime = 1000;

/** Returns a function that returns whether loading has settled. Ignores the event stream, which stays open. */
function watchLoading(page: Page): () => boolean {
  const loading = new Set<Request>();
  let changedAt = Date.now();
  const note = (request: Request, isLoading: boolean): void => {
    if (new URL(request.url()).pathname === '/api/events') return;
    if (isLoading) loading.add(request);
    else loading.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  return () => loading.size === 0 && Date.now() - changedAt > settleTime;
}

export const sumOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);

/** Simulates slow 4G and a phone's processor, with the cache disabled. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 750e3 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Delays every response by 150 ms, so that every partly loaded state is painted. */
export async function delayResponses(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.fallback().catch(() => undefined);
  });
}
