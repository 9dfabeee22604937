import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addVersionAndCompress } from './version-and-compress.plugin.mjs';

const script = 'export const text = "abc";\n'.repeat(100);
const build = { name: '@portal/mfe-client', version: '1.2.3', compress: true };

describe('built folder', () => {
  let folder = '';
  const at = (file) => path.join(folder, file);
  const versionOf = async () => JSON.parse(await readFile(at('version.json'), 'utf8'));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'version-'));
    await writeFile(at('main.js'), script);
    await writeFile(at('small.js'), 'tiny');
    await writeFile(at('index.html'), `<p>${script}</p>`);
    await writeFile(at('mf-stats.json'), '{}');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('contains compressed files, except for small ones and index.html, and no leftovers of the build', async () => {
    await addVersionAndCompress(folder, build);
    expect((await readdir(folder)).sort()).toEqual(
      ['index.html', 'main.js', 'main.js.br', 'main.js.gz', 'small.js', 'version.json'].sort(),
    );
    expect(brotliDecompressSync(await readFile(at('main.js.br'))).toString()).toBe(script);
    expect(gunzipSync(await readFile(at('main.js.gz'))).toString()).toBe(script);
  });

  it('states the integrity of its manifest', async () => {
    await addVersionAndCompress(folder, build);
    expect(await versionOf()).not.toHaveProperty('integrity');
    await writeFile(at('mf-manifest.json'), 'abc');
    await addVersionAndCompress(folder, build);
    // The example of FIPS 180-4, in base64.
    const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await versionOf()).toMatchObject({ integrity: `sha256-${Buffer.from(hash, 'hex').toString('base64')}` });
  });

  it('has a version that depends only on its content', async () => {
    await addVersionAndCompress(folder, build);
    const first = await versionOf();
    await addVersionAndCompress(folder, build);
    expect(await versionOf()).toEqual(first);
    expect(first).toMatchObject({ name: '@portal/mfe-client', version: '1.2.3' });
    await writeFile(at('small.js'), 'other');
    await addVersionAndCompress(folder, { ...build, compress: false });
    expect((await versionOf()).build).not.toBe(first.build);
  });
});
