// @ts-check
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildGateway } from '../gateway/gateway.mjs';
import { readSettings } from '../gateway/settings.mjs';
import { historyOf, publish, rollBack, switchTo } from './releases.mjs';

const client = { area: 'client', container: 'mfe_client' };
const shell = { area: 'shell', container: 'shell' };

/** @type {string} */
let home;
/** @type {string} */
let releases;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-releases-'));
  releases = join(home, 'releases');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A folder as the production build of an area leaves it. @param {string} build @param {string} name */
function built(build, name = 'mfe_client') {
  const dist = join(home, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  const assets = { js: { sync: [`area.${build}.js`], async: [] }, css: { sync: [], async: [] } };
  const manifest = { name, metaData: { remoteEntry: { name: `remoteEntry.${build}.js` } }, exposes: [{ assets }] };
  writeFileSync(join(dist, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(dist, 'version.json'), JSON.stringify({ version: '0.1.0', build }));
  writeFileSync(join(dist, `remoteEntry.${build}.js`), `entry of ${build}`);
  writeFileSync(join(dist, `area.${build}.js`), `area of ${build}`);
  if (name === 'shell')
    writeFileSync(join(dist, 'index.html'), `<link href="/remotes.json"><script src="/area.${build}.js"></script>`);
  return dist;
}

const remotes = () => JSON.parse(readFileSync(join(releases, 'remotes.json'), 'utf8'));

/** @param {string} build @param {typeof client} [app] */
function released(build, app = client) {
  const release = publish(releases, app, built(build, app.container));
  switchTo(releases, app.area, release);
  return release;
}

describe('releases of an area', () => {
  it('refuse a build that is not whole, or of another area', () => {
    const dist = built('aaaa1111');
    rmSync(join(dist, 'area.aaaa1111.js'));
    expect(() => publish(releases, client, dist)).toThrow(/lacks: area.aaaa1111.js/);
    expect(() => publish(releases, client, built('aaaa1111', 'mfe_admin'))).toThrow(/is of mfe_admin/);
    const page = built('aaaa1111', 'shell');
    writeFileSync(join(page, 'index.html'), '<script src="/gone.bbbb2222.js"></script>');
    expect(() => publish(releases, shell, page)).toThrow(/lacks: gone.bbbb2222.js/);
    expect(existsSync(join(releases, 'client'))).toBe(false);
  });

  it('refuse to switch to what is not there, was changed since, or back from the first', () => {
    expect(() => switchTo(releases, 'client', '9')).toThrow('There is no release 9 of client.');
    const release = released('aaaa1111');
    expect(() => rollBack(releases, 'client')).toThrow(/nothing to go back to/);
    appendFileSync(join(releases, 'client', release, 'area.aaaa1111.js'), ' ');
    expect(() => switchTo(releases, 'client', release)).toThrow(/not what was published: area.aaaa1111.js/);
  });

  it('wait for a switch that is under way, and are not stopped by a copy that was cut off', () => {
    const release = publish(releases, client, built('aaaa1111'));
    mkdirSync(join(releases, 'switching'));
    expect(() => switchTo(releases, 'client', release)).toThrow(/Another release/);
    expect(existsSync(join(releases, 'remotes.json'))).toBe(false);
    mkdirSync(join(releases, 'client', '0.1.0-bbbb2222.new'));
    expect(publish(releases, client, built('bbbb2222'))).toBe('0.1.0-bbbb2222');
  });

  it('stay side by side; a switch names one, each rollback the one before', () => {
    const [first, second, third] = ['aaaa1111', 'bbbb2222', 'cccc3333'].map((build) => released(build));
    expect(remotes()).toEqual({ client: `/remotes/client/${third}/mf-manifest.json` });
    expect([rollBack(releases, 'client'), rollBack(releases, 'client')]).toEqual([second, first]);
    expect(remotes()).toEqual({ client: `/remotes/client/${first}/mf-manifest.json` });
    expect(historyOf(releases, 'client').map(({ release }) => release)).toEqual([first, second, third, second, first]);
  });

  it('leave the other areas where they are', () => {
    const release = publish(releases, client, built('aaaa1111'));
    writeFileSync(join(releases, 'remotes.json'), '{"admin":"/remotes/admin/1/mf-manifest.json"}');
    switchTo(releases, 'client', release);
    expect(Object.keys(remotes())).toEqual(['admin', 'client']);
  });

  it('reach the browser through the gateway: the new page and area at once, the files of the old ones still', async () => {
    released('aaaa1111', shell);
    released('aaaa1111');
    const app = await buildGateway(
      readSettings({
        API_URLS: 'http://127.0.0.1:1',
        SHELL_FROM: join(releases, 'shell/live'),
        REMOTES_FROM: `client=${join(releases, 'client')}`,
        REMOTES_FILE: join(releases, 'remotes.json'),
      }),
    );
    const page = async () => (await app.inject({ url: '/', headers: { 'sec-fetch-mode': 'navigate' } })).body;
    const [before] = [await page(), released('bbbb2222', shell), released('bbbb2222')];
    expect([before, await page()]).toEqual([expect.stringContaining('aaaa1111'), expect.stringContaining('bbbb2222')]);
    const { client: manifest } = (await app.inject('/remotes.json')).json();
    expect((await app.inject(manifest)).json()).toMatchObject({
      metaData: { remoteEntry: { name: 'remoteEntry.bbbb2222.js' } },
    });
    for (const file of ['/area.aaaa1111.js', '/remotes/client/0.1.0-aaaa1111/area.aaaa1111.js'])
      expect((await app.inject(file)).body).toBe('area of aaaa1111');
    rollBack(releases, 'shell');
    expect(await page()).toContain('aaaa1111');
    await app.close();
  });
});
