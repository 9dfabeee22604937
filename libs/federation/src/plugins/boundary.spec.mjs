import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = __dirname;

/** Runs in a separate process because the bundler is an ES module and jest is not. */
const build = `
import { rspack } from '@rspack/core';
import { BoundaryPlugin } from ${JSON.stringify(path.join(here, 'boundary.plugin.mjs'))};
import { appOf } from ${JSON.stringify(path.join(here, '../apps.mjs'))};
const root = process.argv[2];
const stats = await new Promise((resolve, reject) =>
  rspack({
    mode: 'production', context: root + '/mfe-client', entry: './src/index.js', output: { path: root + '/out' },
    plugins: [new BoundaryPlugin({ root, app: appOf('client') })],
  }).run((error, done) => (error ? reject(error) : resolve(done))),
);
process.stdout.write(stats.toJson({ all: false, errors: true }).errors.map((error) => error.message).join('\\n'));
`;

const files = {
  'mfe-admin/src/bulk.js': 'export const bulk = 1;',
  'mfe-client/src/own.js': 'export const own = 1;',
  'node_modules/antd/index.js': 'export const Button = () => 1;',
  'node_modules/antd/package.json': '{"name":"antd","main":"index.js"}',
};

describe('build boundary', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'boundary-'));
    for (const [file, text] of Object.entries(files)) await write(file, text);
    await writeFile(path.join(here, `.boundary-build-${process.pid}.mjs`), build);
  });
  afterAll(async () => {
    await rm(root, { recursive: true });
    await rm(path.join(here, `.boundary-build-${process.pid}.mjs`));
  });

  async function write(file, text) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  }
  async function errorsOf(source) {
    await write('mfe-client/src/index.js', source);
    const { stdout } = await run(process.execPath, [path.join(here, `.boundary-build-${process.pid}.mjs`), root]);
    return stdout;
  }

  it('rejects a file of another app', async () => {
    expect(await errorsOf("import { bulk } from '../../mfe-admin/src/bulk.js'; document.title = bulk;")).toContain(
      'mfe-admin/src/bulk.js belongs to mfe-admin and must not be in mfe-client.',
    );
  });

  it('rejects a library that only the shell provides', async () => {
    expect(await errorsOf("import { Button } from 'antd'; document.title = Button();")).toContain(
      'node_modules/antd/index.js is provided by the shell',
    );
  });

  it('accepts its own files', async () => {
    expect(await errorsOf("import { own } from './own.js'; document.title = own;")).toBe('');
  });
});
