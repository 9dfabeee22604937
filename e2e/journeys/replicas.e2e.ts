import { join } from 'node:path';
import { ProgramProcess } from '@portal/server/testing/program';
import { ownGateway } from '../support/gateway';
import { register } from '../support/people';
import { expect, test } from '../support/portal';
import { built } from '../support/root';
import { running } from '../support/running';

/** Starts another bff on the same database and files. */
async function startReplica(): Promise<{ url: string; answered(): Promise<number>; stop(): Promise<unknown> }> {
  const program = new ProgramProcess(join(built, 'bff/app/dist/main.js'), {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'info',
    DATABASE_URL: running.serviceUrl(),
    DATA_DIR: running.dataDir(),
    DEMO: '1',
    TRUSTED_PROXY: 'loopback',
  });
  const url = await program.url();
  /** Number of responses, excluding health checks by the gateway and reads of this metric. */
  const answered = async (): Promise<number> => {
    const metrics = await (await fetch(`${url}/api/metrics`)).text();
    const counts = [...metrics.matchAll(/^http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)];
    return counts.reduce((sum, [, labels = '', count]) => sum + (/health|metrics/.test(labels) ? 0 : Number(count)), 0);
  };
  const stop = (): Promise<unknown> => {
    program.signal('SIGTERM');
    return program.exitCode();
  };
  return { url, answered, stop };
}

test("spreads a client's requests evenly over two replicas", async ({ browser, complaints }) => {
  const replicas = await Promise.all([startReplica(), startReplica()]);
  const gateway = await ownGateway(
    {},
    replicas.map(({ url }) => url),
  );
  const context = await browser.newContext({ baseURL: gateway.url });
  try {
    await complaints.listen(context);
    const page = await context.newPage();
    await register(page);
    for (let round = 0; round < 3; round += 1)
      for (const path of ['/intake-form', '/documents', '/messages', '/income-summary', '/assign-preparer']) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      }
    const counts = await Promise.all(replicas.map(({ answered }) => answered()));
    const half = counts.reduce((sum, count) => sum + count, 0) / 2;
    expect(half).toBeGreaterThan(30);
    for (const count of counts) expect(Math.abs(count - half), counts.join(' and ')).toBeLessThanOrEqual(half / 10);
  } finally {
    await context.close();
    await gateway.close();
    await Promise.all(replicas.map(({ stop }) => stop()));
  }
});
