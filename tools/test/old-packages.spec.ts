import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditOldPackages, directDependencies, reasons } from './old-packages';

const root = join(__dirname, '../..');
const now = new Date('2026-11-29T12:00:00Z');
/** Times of releases by package; the last change of a package is no release. */
const times: Record<string, Record<string, string>> = {
  lively: { '1.0.0': '2015-01-01T00:00:00Z', '1.0.1': '2023-11-30T00:00:00Z' },
  resting: { '1.0.0': '2023-11-28T00:00:00Z', modified: '2026-01-01T00:00:00Z' },
};
let folder: string;
let registry: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-old-packages-'));
  const packages = {
    '': { dependencies: { lively: '1.0.1', '@own/part': '*' } },
    part: { name: '@own/part', devDependencies: { resting: '1.0.0' } },
    'node_modules/@own/part': { link: true, resolved: 'part' },
    'node_modules/lively': { version: '1.0.1', dependencies: { indirect: '1.0.0' } },
  };
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  registry = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    const time = times[name];
    if (!time) response.writeHead(404);
    const versions = { '1.0.0': { name, version: '1.0.0' } };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions, time }));
  });
  await new Promise<void>((done) => registry.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true });
});

const auditWith = (known: Record<string, string>, port = (registry.address() as AddressInfo).port) => {
  const more = [`--registry=http://127.0.0.1:${port}/`, `--cache=${join(folder, 'cache')}`, '--fetch-retries=0'];
  return auditOldPackages(folder, more, { known, now });
};

describe('audit of old packages', () => {
  it('fails for a direct dependency without a release in three years and without a reason', async () => {
    const text = 'old packages: failed\n  resting (last release 2023-11-28)\n';
    expect(await auditWith({})).toEqual({ outcome: 'failed', text });
  });

  it('passes if every old package has a reason', async () => {
    expect(await auditWith({ resting: 'complete' })).toEqual({ outcome: 'passed', text: 'old packages: passed\n' });
  });

  it('reports that it could not run without a registry', async () => {
    expect(await auditWith({}, 1)).toMatchObject({ outcome: 'not run' });
  });
});

describe('reasons for old packages', () => {
  it('are about direct dependencies', () => {
    const direct = directDependencies(root);
    expect(direct.length).toBeGreaterThan(50);
    expect(Object.keys(reasons).filter((name) => !direct.includes(name))).toEqual([]);
  });
});
