import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryFileLock } from '../../tools/process/file-lock.mjs';
import { buildGateway } from '../../gateway/src/app';
import { readGatewaySettings } from '../../gateway/src/settings';
import { buildIn, title } from './testing/build';
import { historyOf, publish, rollBack, switchTo } from './releases';

const client = { area: 'client', container: 'mfe_client' };
const shell = { area: 'shell', container: 'shell' };

let home: string;
let releases: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  releases = join(home, 'releases');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const built = (build: string, name?: string, routes?: object[]) => buildIn(home, build, name, routes);

type Listed = { entry: string; integrity: string; pages?: Record<string, string> };
const remotes = () => JSON.parse(readFileSync(join(releases, 'remotes.json'), 'utf8')) as Record<string, Listed>;

async function released(build: string, app: typeof client = client) {
  const release = publish(releases, app, built(build, app.container));
  await switchTo(releases, app.area, release);
  return release;
}

describe('release tool', () => {
  it('rejects an incomplete build and a build of another area', () => {
    const dist = built('aaaa1111');
    rmSync(join(dist, 'area.aaaa1111.js'));
    expect(() => publish(releases, client, dist)).toThrow(/Missing: area.aaaa1111.js/);
    expect(() => publish(releases, client, built('aaaa1111', 'mfe_admin'))).toThrow(/is of mfe_admin/);
    const page = built('aaaa1111', 'shell');
    writeFileSync(join(page, 'index.html'), '<script src="/gone.bbbb2222.js"></script>');
    expect(() => publish(releases, shell, page)).toThrow(/Missing: gone.bbbb2222.js/);
    expect(existsSync(join(releases, 'client'))).toBe(false);
  });

  it('rejects a switch to a missing or modified release, and a rollback from the first release', async () => {
    await expect(switchTo(releases, 'client', '9')).rejects.toThrow('There is no release 9 of client.');
    const release = await released('aaaa1111');
    await expect(rollBack(releases, 'client')).rejects.toThrow(/no earlier release to roll back to/);
    appendFileSync(join(releases, 'client', release, 'area.aaaa1111.js'), ' ');
    await expect(switchTo(releases, 'client', release)).rejects.toThrow(
      /differs from what was published: area.aaaa1111.js/,
    );
  });

  it('rejects a build with missing or invalid routes', () => {
    const dist = built('aaaa1111');
    rmSync(join(dist, 'routes.json'));
    expect(() => publish(releases, client, dist)).toThrow(/Missing: routes.json/);
    const wrong = built('aaaa1111', 'mfe_client', [{ path: '/login', roles: 'public', title }]);
    expect(() => publish(releases, client, wrong)).toThrow('belongs to the shell or gateway');
    expect(existsSync(join(releases, 'client'))).toBe(false);
  });

  it('rejects a switch to a path of another live area, leaving everything unchanged', async () => {
    const admin = { area: 'admin', container: 'mfe_admin' };
    const publishFor = (app: typeof client, build: string, roles: string[] | string) =>
      publish(releases, app, built(build, app.container, [{ path: '/messages/:userId?', roles, title }]));
    await switchTo(releases, 'client', publishFor(client, 'aaaa1111', ['client']));
    await switchTo(releases, 'admin', publishFor(admin, 'bbbb2222', ['admin']));
    const before = remotes();
    const greedy = publishFor(admin, 'cccc3333', 'signed-in');
    await expect(switchTo(releases, 'admin', greedy)).rejects.toThrow(
      'admin and client both claim /messages/:userId? for client.',
    );
    expect(remotes()).toEqual(before);
    expect(historyOf(releases, 'admin')).toHaveLength(1);
  });

  it('waits for a switch in progress and ignores an interrupted copy', async () => {
    const release = publish(releases, client, built('aaaa1111'));
    const lock = tryFileLock(join(releases, 'switching'));
    const switched = switchTo(releases, 'client', release);
    await pause(300);
    expect(existsSync(join(releases, 'remotes.json'))).toBe(false);
    if ('release' in lock) lock.release();
    await switched;
    expect(remotes()).toMatchObject({ client: { entry: `/remotes/client/${release}/mf-manifest.json` } });
    mkdirSync(join(releases, 'client', '0.1.0-bbbb2222.new'));
    expect(publish(releases, client, built('bbbb2222'))).toBe('0.1.0-bbbb2222');
  });

  it('keeps all releases; a switch selects one, and each rollback the previous one', async () => {
    const [first, second, third] = [await released('aaaa1111'), await released('bbbb2222'), await released('cccc3333')];
    expect(remotes()).toMatchObject({ client: { entry: `/remotes/client/${third}/mf-manifest.json` } });
    expect([await rollBack(releases, 'client'), await rollBack(releases, 'client')]).toEqual([second, first]);
    expect(remotes()).toMatchObject({ client: { entry: `/remotes/client/${first}/mf-manifest.json` } });
    expect(historyOf(releases, 'client').map(({ release }) => release)).toEqual([first, second, third, second, first]);
  });

  it('lists the hash of the live manifest as it was published, and leaves the shell unchanged', async () => {
    await released('aaaa1111', shell);
    const page = readFileSync(join(releases, 'shell/live/index.html'), 'utf8');
    const hashOf = (release: string) => {
      const manifest = readFileSync(join(releases, 'client', release, 'mf-manifest.json'));
      return `sha256-${createHash('sha256').update(manifest).digest('base64')}`;
    };
    const [first, second] = [await released('aaaa1111'), await released('bbbb2222')];
    expect(remotes().client?.integrity).toBe(hashOf(second));
    await rollBack(releases, 'client');
    expect(remotes().client?.integrity).toBe(hashOf(first));
    expect(readFileSync(join(releases, 'shell/live/index.html'), 'utf8')).toBe(page);
  });

  it('lists the hashes of what the gateway renders pages from', async () => {
    const app = { area: 'public', container: 'mfe_public' };
    const dist = built('aaaa1111', app.container);
    mkdirSync(join(dist, 'pages'));
    for (const file of ['render.cjs', 'reader.css', 'reader.css.br', 'reader.aaaa1111.js'])
      writeFileSync(join(dist, 'pages', file), file);
    const release = publish(releases, app, dist);
    await switchTo(releases, 'public', release);
    await released('bbbb2222');
    const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    const names = ['reader.aaaa1111.js', 'reader.css', 'render.cjs'];
    expect(remotes().public?.pages).toEqual(Object.fromEntries(names.map((name) => [name, hashOf(name)])));
    expect(remotes().client?.pages).toBeUndefined();
  });

  it('accepts a release whose record holds the hashes in hexadecimal, until one of its files changes', async () => {
    const release = publish(releases, client, built('aaaa1111'));
    const place = join(releases, 'client', release);
    const record = JSON.parse(readFileSync(join(place, 'release.json'), 'utf8')) as { files: Record<string, string> };
    const hex = (hash: string) => Buffer.from(hash.replace('sha256-', ''), 'base64').toString('hex');
    const files = Object.fromEntries(Object.entries(record.files).map(([file, hash]) => [file, hex(hash)]));
    writeFileSync(join(place, 'release.json'), JSON.stringify({ ...record, files }));
    await switchTo(releases, 'client', release);
    expect(remotes().client?.integrity).toBe(record.files['mf-manifest.json']);
    appendFileSync(join(place, 'area.aaaa1111.js'), ' ');
    await expect(switchTo(releases, 'client', release)).rejects.toThrow(/differs from what was published/);
  });

  it('rejects a switch during a freeze, except by those it names, but never a rollback', async () => {
    const [first] = [await released('aaaa1111'), await released('bbbb2222')];
    const freeze = { from: '2020-01-01', until: '2999-12-31', reason: 'the season', override: ['Dana'] };
    writeFileSync(join(releases, 'freeze.json'), JSON.stringify([freeze]));
    const third = publish(releases, client, built('cccc3333'));
    await expect(switchTo(releases, 'client', third)).rejects.toThrow('Releases are frozen until 2999-12-31');
    expect(remotes().client?.entry).toContain('bbbb2222');
    expect(await rollBack(releases, 'client')).toBe(first);
    await switchTo(releases, 'client', third, 'Dana');
    expect(historyOf(releases, 'client').at(-1)).toMatchObject({ release: third, override: 'Dana' });
  });

  it('leaves the other areas unchanged', async () => {
    const release = publish(releases, client, built('aaaa1111'));
    writeFileSync(join(releases, 'remotes.json'), '{"admin":"/remotes/admin/1/mf-manifest.json"}');
    await switchTo(releases, 'client', release);
    expect(Object.keys(remotes())).toEqual(['admin', 'client']);
  });

  it('serves the new page and area through the gateway immediately, and keeps serving the old files', async () => {
    await released('aaaa1111', shell);
    await released('aaaa1111');
    const app = await buildGateway(
      readGatewaySettings({
        API_URLS: 'http://127.0.0.1:1',
        SHELL_FROM: join(releases, 'shell/live'),
        REMOTES_FROM: `client=${join(releases, 'client')}`,
        REMOTES_FILE: join(releases, 'remotes.json'),
      }),
    );
    const page = async () => (await app.inject({ url: '/', headers: { 'sec-fetch-mode': 'navigate' } })).body;
    const [before] = [await page(), await released('bbbb2222', shell), await released('bbbb2222')];
    expect([before, await page()]).toEqual([expect.stringContaining('aaaa1111'), expect.stringContaining('bbbb2222')]);
    const { entry } = (await app.inject('/remotes.json')).json().remotes.mfe_client;
    expect((await app.inject(entry)).json()).toMatchObject({
      metaData: { remoteEntry: { name: 'remoteEntry.bbbb2222.js' } },
    });
    for (const file of ['/area.aaaa1111.js', '/remotes/client/0.1.0-aaaa1111/area.aaaa1111.js'])
      expect((await app.inject(file)).body).toBe('area of aaaa1111');
    await rollBack(releases, 'shell');
    expect(await page()).toContain('aaaa1111');
    await app.close();
  });
});
