import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountTable } from './accounts';
import { isInstalled } from './install.mjs';
import { freePort } from '../process/ports';
import { progress } from './progress.mjs';
import { settingsTable } from '@portal/server/testing/settings-table';
import { readStartSettings, startSettings } from './settings';
import { bffSettings, ownerSettings } from './stack';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-start-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function lock(name: string, packages: object) {
  mkdirSync(join(dir, 'node_modules'), { recursive: true });
  writeFileSync(join(dir, name), JSON.stringify({ packages }));
}

const wanted = {
  '': {},
  'node_modules/a': { version: '2.0.0' },
  'node_modules/b-win32': { version: '1.0.0', optional: true },
};

describe('npm start', () => {
  it('detects missing packages, an interrupted install and outdated versions', () => {
    lock('package-lock.json', wanted);
    expect(isInstalled(dir)).toBe(false);
    lock('node_modules/.package-lock.json', {});
    expect(isInstalled(dir)).toBe(false);
    lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(dir)).toBe(false);
  });

  it('ignores missing packages of other platforms', () => {
    lock('package-lock.json', wanted);
    lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '2.0.0' } });
    expect(isInstalled(dir)).toBe(true);
  });

  it('rejects invalid settings and treats blank ones as absent', () => {
    expect(() => readStartSettings({ PORT: 'http' }, { root: dir })).toThrow('PORT must be a whole number');
    expect(() => readStartSettings({ DEMO: 'yes' }, { root: dir })).toThrow('DEMO must be 1 or 0.');
    const own = {
      port: 4200,
      host: 'localhost',
      dataDir: join(dir, '.data'),
      databaseUrl: undefined,
      demo: true,
      demoWithheld: false,
      watch: false,
    };
    expect(readStartSettings({ PORT: ' ', DATABASE_URL: '' }, { root: dir })).toEqual(own);
    expect(readStartSettings({ DEMO: '0', DATA_DIR: '/srv/x' }, { root: dir })).toMatchObject({
      demo: false,
      dataDir: '/srv/x',
    });
  });

  it.each(['0.0.0.0', '::', '192.168.1.20', 'portal.example.com'])('does not run the demo on %s by default', (HOST) => {
    expect(readStartSettings({ HOST }, { root: dir })).toMatchObject({ demo: false, demoWithheld: true });
    expect(readStartSettings({ HOST, DEMO: '0' }, { root: dir })).toMatchObject({ demo: false, demoWithheld: false });
    expect(readStartSettings({ HOST, DEMO: '1' }, { root: dir })).toMatchObject({ demo: true, demoWithheld: false });
  });

  it.each(['localhost', '127.0.0.1', '::1'])('runs the demo on %s by default', (HOST) => {
    expect(readStartSettings({ HOST }, { root: dir })).toMatchObject({ demo: true });
    expect(readStartSettings({ HOST, DEMO: '0' }, { root: dir })).toMatchObject({ demo: false });
  });

  it('documents its settings in docs/operations.md', () => {
    const { documented, wanted } = settingsTable('start', startSettings);
    expect(documented).toEqual(wanted);
  });

  it('picks a free port below the ephemeral port range', async () => {
    const ephemeral = [32_768, 49_152];
    const chosen = await Promise.all(Array.from({ length: 20 }, freePort));
    for (const port of chosen) expect(port).toBeLessThan(Math.min(...ephemeral));
    expect(new Set(chosen).size).toBeGreaterThan(10);
  });
});

describe('database of npm start', () => {
  const embedded = {
    url: 'postgres://postgres:a@127.0.0.1:1/portal',
    serviceUrl: 'postgres://portal_service:b@127.0.0.1:1/portal',
  };
  const settings = {
    port: 4200,
    host: 'localhost',
    dataDir: '/d',
    databaseUrl: undefined,
    demo: true,
    watch: false,
  };

  it("uses the owner for migrations only; the bff's login owns nothing", () => {
    expect(bffSettings(settings, embedded).DATABASE_URL).toBe(embedded.serviceUrl);
    expect(JSON.stringify(bffSettings(settings, embedded))).not.toContain(embedded.url);
    expect(ownerSettings(embedded)).toEqual({ DATABASE_OWNER_URL: embedded.url });
  });

  it('keeps the DATABASE_OWNER_URL of an external server', () => {
    expect(ownerSettings({ url: embedded.url, serviceUrl: embedded.url })).toEqual({});
  });
});

describe('output of npm start', () => {
  it('includes the duration of each step and the step that failed', async () => {
    let output = '';
    const step = progress((text) => (output += text));
    await expect(step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await step('Starting', () => 7)).toBe(7);
    expect(output).toMatch(/Building \.\.\. failed after 0\.\d s\n {2}Starting \.\.\. 0\.\d s\n/);
  });

  it('begins no further step after an abort', async () => {
    const giveUp = new AbortController();
    giveUp.abort();
    const work = jest.fn();
    await expect(progress(() => undefined, giveUp.signal)('Building', work)).rejects.toThrow();
    expect(work).not.toHaveBeenCalled();
  });

  it('contains a table of the accounts', () => {
    expect(accountTable([])).toBe('');
    const table = accountTable([{ role: 'admin', name: 'A', email: 'a@example.com', password: 'p', pin: '1234' }]);
    expect(table.split('\n')[2]).toBe('  admin  A     a@example.com  p         1234');
  });
});
