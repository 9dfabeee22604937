import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const modules = path.join(__dirname, '../../../../node_modules');
const urlOf = (file) => pathToFileURL(file).href;

/** Jest cannot import rspack. Both builds share `kit` and `old`: the shell has them, and the remote takes them from it. */
const config = `
import { createRequire } from 'node:module';
import { SharedNamesPlugin } from '${urlOf(path.join(__dirname, 'shared-names.plugin.mjs'))}';
const { ModuleFederationPlugin } = createRequire('${modules}/')('@module-federation/enhanced/rspack');
const shared = (import_) => Object.fromEntries(['kit', 'old'].map((name) => [name, { ...import_(name), singleton: true, requiredVersion: false, version: '1.0.0' }]));
const build = (name, options) => ({
  name,
  mode: 'production',
  target: ['web', 'es2022'],
  output: { path: import.meta.dirname + '/dist/' + name, uniqueName: name },
  plugins: [new ModuleFederationPlugin({ name, dts: false, manifest: false, ...options.federation }), new SharedNamesPlugin()],
  entry: options.entry,
});
export default [
  build('shell', { entry: './shell.js', federation: { shared: shared((name) => ({ import: './' + name + '.js' })) } }),
  build('remote', { entry: {}, federation: { exposes: { './area': './area.js' }, shared: shared(() => ({ import: false })) } }),
];
`;

const files = {
  'rspack.config.mjs': config,
  'kit.js': "export * from './parts.js'; export const Button = 1;",
  'parts.js': 'export const Card = 2; export const unused = 3;',
  'old.js': 'exports.first = 1; exports.second = 2;',
  'shell.js': "import('kit'); import('old');",
  'area.js':
    "import { Card, api } from 'kit'; import { second } from 'old'; console.log(Card, api.read(), second); import('./later.js');",
  'later.js': "export { Button } from 'kit';",
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shared-names-'));
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
  await run(process.execPath, [path.join(modules, '@rspack/cli/bin/rspack.js'), 'build'], { cwd: folder });
});
afterAll(() => rm(folder, { recursive: true }));

const namesOf = async (build) =>
  JSON.parse(await readFile(path.join(folder, 'dist', build, 'shared-names.json'), 'utf8'));

describe('names of shared modules', () => {
  it('of the shell are all its exports, also of a CommonJS module', async () => {
    expect(await namesOf('shell')).toEqual({ kit: ['Button', 'Card', 'unused'], old: ['first', 'second'] });
  });

  it('of a remote are its imports, also those of chunks that load later', async () => {
    expect(await namesOf('remote')).toEqual({ kit: ['Button', 'Card', 'api'], old: ['second'] });
  });
});
