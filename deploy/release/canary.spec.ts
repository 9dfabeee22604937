import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWorse, watchCanary } from './canary-watch';
import { canaryOf, endCanary, historyOf, publish, rollBack, startCanary, switchTo } from './releases';
import { buildIn, title } from './testing/build';

const client = { area: 'client', container: 'mfe_client' };

let home: string;
let dir: string;
let stable: string;
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-canary-'));
  dir = join(home, 'releases');
  stable = publish(dir, client, buildIn(home, 'aaaa1111'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

type Remotes = { client: { entry: string } };
const remotes = () => JSON.parse(readFileSync(join(dir, 'remotes.json'), 'utf8')) as Remotes;
const published = (build: string) => publish(dir, client, buildIn(home, build));
const start = (release: string, canary = 10, area = 'client') => startCanary(dir, { area, release, canary });

/** Goes live, with a canary beside it. */
async function withCanary(): Promise<string> {
  await switchTo(dir, 'client', stable);
  const canary = published('bbbb2222');
  await start(canary);
  return canary;
}

describe('canary', () => {
  it.each([
    ['the shell', 'shell', 10, /its pages are prerendered/],
    ['the public area', 'public', 10, /its pages are prerendered/],
    ['no browser', 'client', 0, /more than 0 and less than 100/],
    ['all browsers', 'client', 100, /more than 0 and less than 100/],
    ['no number', 'client', Number.NaN, /more than 0 and less than 100/],
    ['an area without a live release', 'client', 10, /has no live release/],
  ])('is refused for %s', async (_what, area, share, message) => {
    await expect(start(stable, share, area)).rejects.toThrow(message);
    expect(historyOf(dir, area)).toEqual([]);
  });

  it('is refused during a freeze, and if it claims a path of another area', async () => {
    await switchTo(dir, 'client', stable);
    const admin = { area: 'admin', container: 'mfe_admin' };
    const claimed = [{ path: '/one', roles: ['client'], title }];
    await switchTo(dir, 'admin', publish(dir, admin, buildIn(home, 'cccc3333', 'mfe_admin', claimed)));
    const greedy = publish(dir, client, buildIn(home, 'dddd4444', 'mfe_client', claimed));
    await expect(start(greedy)).rejects.toThrow('client and admin both claim /one');
    writeFileSync(join(dir, 'freeze.json'), '[{"from":"2020-01-01","until":"2999-12-31","reason":"the season"}]');
    await expect(start(published('bbbb2222'))).rejects.toThrow('Releases are frozen');
    expect(canaryOf(dir, 'client')).toBeUndefined();
  });

  it('keeps the paths of the live release and of the canary from other areas', async () => {
    await withCanary();
    const admin = { area: 'admin', container: 'mfe_admin' };
    for (const build of ['aaaa1111', 'bbbb2222']) {
      const routes = [{ path: `/${build}`, roles: ['client'], title }];
      const release = publish(dir, admin, buildIn(home, `${build}0`, 'mfe_admin', routes));
      await expect(switchTo(dir, 'admin', release)).rejects.toThrow(`both claim /${build}`);
    }
  });

  it('is listed beside the live release with its share, and ends with a rollback or by going live', async () => {
    const canary = await withCanary();
    const entryOf = (release: string) => `/remotes/client/${release}/mf-manifest.json`;
    expect(remotes().client).toMatchObject({
      entry: entryOf(stable),
      canary: { entry: entryOf(canary), share: 10, integrity: expect.stringMatching(/^sha256-/) },
    });
    expect(await rollBack(dir, 'client')).toBe(stable);
    expect(remotes().client).not.toHaveProperty('canary');
    await start(canary, 50);
    await switchTo(dir, 'client', canary);
    expect(remotes().client).toMatchObject({ entry: entryOf(canary) });
    expect(remotes().client).not.toHaveProperty('canary');
    expect(await rollBack(dir, 'client')).toBe(stable);
    expect(historyOf(dir, 'client').map(({ canary: share }) => share)).toEqual([
      ...[undefined, 10, 0, 50, undefined, undefined],
    ]);
  });
});

it('ends a canary only if it is still the named one, and never the live release', async () => {
  const canary = await withCanary();
  expect(await endCanary(dir, 'client', stable)).toBeUndefined();
  expect(canaryOf(dir, 'client')).toBe(canary);
  await switchTo(dir, 'client', canary);
  expect(await endCanary(dir, 'client', canary)).toBeUndefined();
  expect(remotes().client.entry).toContain(canary);
});

describe('verdict about a canary', () => {
  const loads = (failed: number, shown: number) => ({ failed, shown });
  it.each([
    ['two failures, however few loads there were', loads(2, 0), loads(0, 1000), false],
    ['three of three failures', loads(3, 0), loads(0, 1000), true],
    ['five failures before the other release was loaded', loads(5, 0), loads(0, 0), true],
    ['the same rate', loads(10, 90), loads(100, 900), false],
    ['a rate that is higher by chance', loads(4, 96), loads(25, 975), false],
    ['four times the rate', loads(10, 90), loads(25, 975), true],
    ['a lower rate', loads(3, 997), loads(100, 900), false],
  ])('counts %s', (_what, canary, other, worse) => {
    expect(isWorse(canary, other)).toBe(worse);
  });
});

describe('watching a canary', () => {
  let gateway: Server;
  let metrics: () => string | undefined;
  const said: string[] = [];
  beforeEach(async () => {
    said.length = 0;
    gateway = createServer((request, response) => {
      const text = request.headers.authorization === 'Bearer secret' ? metrics() : undefined;
      response.statusCode = text === undefined ? 503 : 200;
      response.end(text);
    }).listen(0, '127.0.0.1');
    await new Promise((done) => gateway.once('listening', done));
  });
  afterEach(() => gateway.close());

  const watch = (duration: number) =>
    watchCanary({
      ...{ dir, area: 'client', token: 'secret', interval: 1, duration, say: (line) => void said.push(line) },
      gateways: [`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`],
    });
  const line = (name: string, release: string, value: number) =>
    `remote_${name}_total{area="client",release="${release}"} ${value}\n`;

  it('refuses an area without a canary', async () => {
    await switchTo(dir, 'client', stable);
    await expect(watch(0)).rejects.toThrow('client has no canary.');
  });

  it('rolls it back once it fails more often than the live release, although a gateway restarts and does not answer', async () => {
    const canary = await withCanary();
    let looks = 0;
    // Failures before the watch began do not count; after the restart, all counters begin at zero.
    const failures = [50, 51, undefined, 2];
    metrics = () => {
      const failed = failures[Math.min(looks++, failures.length - 1)];
      if (failed === undefined) return undefined;
      return line('failures', canary, failed) + line('loads', canary, 5) + line('loads', stable, 900 + looks * 20);
    };
    expect(await watch(60_000)).toBe(false);
    expect(canaryOf(dir, 'client')).toBeUndefined();
    expect(remotes().client.entry).toContain(stable);
    expect(said).toContainEqual(expect.stringMatching(/metrics answered 503/));
    expect(said.at(-1)).toBe(`${canary} fails more often than ${stable}: ended.`);
  });

  it('leaves one that fails no more often than the live release', async () => {
    const canary = await withCanary();
    let looks = 0;
    metrics = () => {
      looks += 1;
      return [canary, stable].map((one) => line('failures', one, looks) + line('loads', one, looks * 100)).join('');
    };
    expect(await watch(200)).toBe(true);
    expect(canaryOf(dir, 'client')).toBe(canary);
    expect(said.at(-1)).toMatch(/failed; /);
  });

  it('ends when the canary has gone live or was rolled back meanwhile', async () => {
    const canary = await withCanary();
    metrics = () => '';
    const watching = watch(60_000);
    await switchTo(dir, 'client', canary);
    expect(await watching).toBe(false);
    expect(remotes().client.entry).toContain(canary);
  });
});
