import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ReturnTotals } from '@portal/domain/returns/admin-returns.dto';
import { returnLimits } from '@portal/domain/returns/returns.limits';
import { runOrThrow } from '../../tools/process/run.mjs';
import { bffSettings } from '../../tools/start/stack';
import { signInThroughApi } from '../support/people';
import { expect, test } from '../support/portal';
import { built, root } from '../support/root';
import { running } from '../support/running';
import { countThreadTime, threadTime } from '../support/thread-time';
import { queueTime } from './page-budgets';

/** CPU slowdown to the speed of a computer that is many years old. */
const slowdown = 4;
/** The fastest of these counts, because other load on the machine only adds time. */
const rounds = 3;
/** Wait until the page before has finished its reads, ms. */
const settled = 2000;
/** Returns that the measured queue must have. */
const returns = 300;
/** The seed gives the busiest of its two preparers about 300 returns of so many clients. */
const clients = 500;

test.use({ viewport: { width: 1280, height: 800 } });

/** Generates clients, and returns the email address of the preparer with the most returns, and their number. */
async function seedQueue(api: APIRequestContext): Promise<{ email: string; count: number }> {
  const settings = { dataDir: running.dataDir(), demo: true };
  const env = { ...process.env, ...bffSettings(settings, { serviceUrl: running.serviceUrl() }) };
  const seed = join(built, 'bff/app/dist/cli/seed.js');
  await runOrThrow(process.execPath, [seed, '--clients', String(clients)], { cwd: root, env });
  const { email, password, pin } = running.account('admin');
  const session = await api.post('/api/auth/login', { data: { email, password, pin } });
  const { access_token } = (await session.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const totals = (await (await api.get('/api/admin/returns/totals', { headers })).json()) as ReturnTotals;
  const counts = new Map<string, number>();
  for (const { of, returns: count } of totals.by_preparer) if (of) counts.set(of, (counts.get(of) ?? 0) + count);
  const [[id, count] = ['', 0]] = [...counts].sort(([, one], [, other]) => other - one);
  const preparer = (await (await api.get(`/api/admin/users/${id}`, { headers })).json()) as { email: string };
  return { email: preparer.email, count };
}

interface Opened {
  /** Until the rows are painted on the slow processor, ms. */
  wall: number;
  /** Time of the main thread alone, scaled to the slow processor, ms. */
  thread: number;
}

/**
 * Measures until the last row of the page is there and has been painted. A slowed thread spends its time waiting, so its
 * own time is measured apart.
 * @param rate by which the processor is slowed
 */
async function timeOf(page: Page, { open, rows }: Opening, rate: number): Promise<Opened> {
  const session = await countThreadTime(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const [begin, before] = [performance.now(), await threadTime(session)];
  await open();
  await page
    .locator('main tbody tr')
    .nth(rows - 1)
    .waitFor();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const opened = { wall: performance.now() - begin, thread: ((await threadTime(session)) - before) * slowdown };
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return opened;
}

interface Opening {
  /** Path of the page that leads there. */
  from: string;
  open: () => Promise<void>;
  /** Rows of its page. */
  rows: number;
}

async function fastest(page: Page, opening: Opening): Promise<Opened> {
  const best: Opened = { wall: Infinity, thread: Infinity };
  for (let round = 0; round < rounds; round++)
    for (const rate of [1, slowdown]) {
      await page.goto(opening.from);
      await page.waitForTimeout(settled);
      const { wall, thread } = await timeOf(page, opening, rate);
      if (rate === 1) best.thread = Math.min(best.thread, thread);
      else best.wall = Math.min(best.wall, wall);
    }
  return best;
}

const shown = ({ wall, thread }: Opened): string => `${wall.toFixed(0)} ms, main thread alone ${thread.toFixed(0)} ms`;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

test('a queue of 300 returns opens in under a second on a slow processor', async ({ page }) => {
  const { email, count } = await seedQueue(page.request);
  expect(count).toBeGreaterThanOrEqual(returns);
  await signInThroughApi(page, { ...running.account('preparer'), email });
  // The filters are kept per person, so that the link on the dashboard leads to all 300.
  await page.goto('/queue?turn=any');
  await expect(page.locator('main tbody tr')).toHaveCount(returnLimits.pageSize);
  const link = (name: string) => () => page.getByRole('link', { name }).first().click();
  const queue = await fastest(page, { from: '/dashboard', open: link('Your turn'), rows: returnLimits.pageSize });
  const list = await fastest(page, { from: '/messages', open: link('Dashboard'), rows: 10 });
  say(`queue of ${count} returns, ${slowdown}x slower CPU, load ${loadavg()[0]?.toFixed(1)}: ${shown(queue)}`);
  say(`beside the list of clients: ${shown(list)}; ${(queue.wall / list.wall).toFixed(2)} times as long`);
  expect(queue.thread, 'time of the main thread').toBeLessThanOrEqual(queueTime);
});
