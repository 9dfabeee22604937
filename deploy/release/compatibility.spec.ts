import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { switchTo } from './releases';
import { checksums, recordName } from './build-integrity';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-shared-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Stores a published release that shares these modules, or needs them in these ranges by package. */
function published(area: string, release: string, shared: object[], ranges?: Record<string, string>): void {
  const folder = join(dir, area, release);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify({ shared }));
  if (ranges) writeFileSync(join(folder, 'shared.json'), JSON.stringify(ranges));
  writeFileSync(join(folder, recordName), JSON.stringify({ files: checksums(folder) }));
}

/** Stores a published release that exports these names to remotes, or imports them from the shell. */
function publishedNames(area: string, release: string, names: Record<string, string[]>): void {
  published(area, release, []);
  const folder = join(dir, area, release);
  writeFileSync(join(folder, 'shared-names.json'), JSON.stringify(names));
  writeFileSync(join(folder, recordName), JSON.stringify({ files: checksums(folder) }));
}

const react = { name: 'react', version: '19.3.1' };
const needed = (name: string) => ({ name, version: '' });

describe('shared modules of a release', () => {
  beforeEach(async () => {
    published('shell', '1', [react, { ...react, name: 'react/jsx-runtime' }]);
    await switchTo(dir, 'shell', '1');
  });

  it('refuses a remote whose range excludes the version of the live shell', async () => {
    published('client', '1', [needed('react/jsx-runtime')], { react: '^20.0.0' });
    await expect(switchTo(dir, 'client', '1')).rejects.toThrow(
      'client needs react/jsx-runtime ^20.0.0, and the shell shares 19.3.1.',
    );
  });

  it('refuses a remote that needs a module the live shell lacks', async () => {
    published('client', '1', [needed('@portal/ui-kit/chart')], { '@portal/ui-kit': '>=0.1.0 <1.0.0' });
    await expect(switchTo(dir, 'client', '1')).rejects.toThrow(
      'client needs @portal/ui-kit/chart, which the shell does not share.',
    );
  });

  it('refuses a shell that lacks a module of a live remote, and accepts one that has it', async () => {
    published('client', '1', [needed('react')], { react: '^19.3.0' });
    await switchTo(dir, 'client', '1');
    published('shell', '2', [{ ...react, version: '20.0.0' }]);
    await expect(switchTo(dir, 'shell', '2')).rejects.toThrow(
      'client needs react ^19.3.0, and the shell shares 20.0.0.',
    );
    published('shell', '3', [{ ...react, version: '19.4.0' }]);
    await expect(switchTo(dir, 'shell', '3')).resolves.toBeUndefined();
  });

  it('accepts a remote that was built before ranges were declared', async () => {
    published('client', '1', [needed('react')]);
    await expect(switchTo(dir, 'client', '1')).resolves.toBeUndefined();
  });

  it('does not check remotes that run elsewhere', async () => {
    writeFileSync(join(dir, 'remotes.json'), JSON.stringify({ admin: 'https://cdn.example/mf-manifest.json' }));
    published('shell', '2', []);
    await expect(switchTo(dir, 'shell', '2')).resolves.toBeUndefined();
  });
});

describe('names of shared modules', () => {
  const core = '@portal/ui-kit/core';
  const lacksCard = `client needs Card of ${core}, which the shell does not share.`;

  it('refuses a remote that imports a name the live shell lacks', async () => {
    publishedNames('shell', '1', { [core]: ['Button'], react: ['useState'] });
    await switchTo(dir, 'shell', '1');
    publishedNames('client', '1', { [core]: ['Button', 'Card'] });
    await expect(switchTo(dir, 'client', '1')).rejects.toThrow(lacksCard);
    publishedNames('client', '2', { [core]: ['Button'] });
    await expect(switchTo(dir, 'client', '2')).resolves.toBeUndefined();
  });

  it('refuses a shell that lacks a name which a live remote imports', async () => {
    publishedNames('shell', '1', { [core]: ['Button', 'Card'] });
    await switchTo(dir, 'shell', '1');
    publishedNames('client', '1', { [core]: ['Card'] });
    await switchTo(dir, 'client', '1');
    publishedNames('shell', '2', { [core]: ['Button'] });
    await expect(switchTo(dir, 'shell', '2')).rejects.toThrow(lacksCard);
  });

  it('accepts releases from before names were recorded', async () => {
    published('shell', '1', []);
    await switchTo(dir, 'shell', '1');
    publishedNames('client', '1', { [core]: ['Card'] });
    await expect(switchTo(dir, 'client', '1')).resolves.toBeUndefined();
    published('client', '2', []);
    await switchTo(dir, 'client', '2');
    publishedNames('shell', '2', { [core]: ['Button'] });
    await expect(switchTo(dir, 'shell', '2')).resolves.toBeUndefined();
  });
});
