import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const plugin = pathToFileURL(path.join(__dirname, 'integrity.plugin.mjs')).href;
const rspack = path.join(__dirname, '../../../../node_modules/@rspack/cli/bin/rspack.js');

const manifest = {
  metaData: { remoteEntry: { name: 'main.js' } },
  exposes: [{ assets: { js: { sync: ['later.js'] }, css: { sync: ['not-emitted.css'] } } }],
};

/** Jest cannot import rspack. The first plugin emits a manifest, as the federation plugin does. */
const config = `
import { IntegrityPlugin } from '${plugin}';
const manifestPlugin = {
  apply: ({ hooks, rspack }) =>
    hooks.compilation.tap('manifest', (compilation) =>
      compilation.hooks.processAssets.tap('manifest', () =>
        compilation.emitAsset('mf-manifest.json', new rspack.sources.RawSource('${JSON.stringify(manifest)}')),
      ),
    ),
};
const pagePlugin = { apply: (compiler) => new compiler.rspack.HtmlRspackPlugin().apply(compiler) };
export default {
  mode: 'production',
  target: ['web', 'es2022'],
  entry: './main.js',
  module: { rules: [{ test: /\\.css$/, type: 'css/auto' }] },
  plugins: [manifestPlugin, pagePlugin, new IntegrityPlugin()],
};
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'integrity-'));
  const files = {
    'rspack.config.mjs': config,
    'main.js': "import(/* webpackChunkName: 'later' */ './later').then(console.log);",
    'later.js': "import './later.css'; export const text = 'later';",
    'later.css': '.later { color: red }',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  await run(process.execPath, [rspack, 'build'], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true }));

const emitted = (file) => readFile(path.join(folder, 'dist', file), 'utf8');
const hashOf = async (file) =>
  `sha256-${createHash('sha256')
    .update(await emitted(file))
    .digest('base64')}`;

describe('integrity of a build', () => {
  it.each(['later.js', 'later.css'])('is known to its runtime for %s, which is loaded later', async (file) => {
    expect(await emitted('main.js')).toContain(await hashOf(file));
  });

  it('is in the page for its own script', async () => {
    const [script] = /<script [^>]+>/.exec(await emitted('index.html')) ?? [];
    expect(script).toContain(`integrity="${await hashOf('main.js')}"`);
    expect(script).toMatch(/ crossorigin/);
  });

  it('is in the manifest for the entry and the files of the exposed module', async () => {
    expect(JSON.parse(await emitted('mf-manifest.json'))).toEqual({
      ...manifest,
      integrity: { 'main.js': await hashOf('main.js'), 'later.js': await hashOf('later.js') },
    });
  });
});
