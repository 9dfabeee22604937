import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MemoryFiles } from './memory-files';

const folder = mkdtempSync(join(tmpdir(), 'portal-memory-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = 'static/js/main.0123456789abcdef.js';
const put = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const textOf = (file: { body: Buffer } | undefined): string | undefined => file?.body.toString();

beforeAll(() => {
  mkdirSync(join(folder, 'static/js'), { recursive: true });
  mkdirSync(join(folder, 'static/js/folder.0123456789abcdef.js'));
  put(script, 'plain');
  put(`${script}.gz`, 'gzipped');
  put('static/js/main.js', 'without a hash');
  put('static/js/.hidden.0123456789abcdef.js', 'hidden');
  put('main.0123456789abcdef.html', 'page');
});

it.each([
  ['identity', 'plain', undefined],
  ['gzip', 'gzipped', 'gzip'],
  // There is no file for it.
  ['br', 'gzipped', 'gzip'],
] as const)('answers %s with the best file that is there', (accepted, text, encoding) => {
  const file = new MemoryFiles(folder).find(script, accepted);
  expect([textOf(file), file?.headers['content-encoding']]).toEqual([text, encoding]);
  expect(file?.headers).toMatchObject({ vary: 'accept-encoding', 'content-type': 'text/javascript; charset=utf-8' });
});

it('keeps a file, and reads it again after a change', () => {
  const files = new MemoryFiles(folder);
  const first = files.find(script, 'identity');
  expect(files.find(script, 'identity')).toBe(first);
  put(script, 'other');
  utimesSync(join(folder, script), 1, 1);
  const second = files.find(script, 'identity');
  expect(textOf(second)).toBe('other');
  expect(second?.etag).not.toBe(first?.etag);
});

it.each([
  ['without a hash', 'static/js/main.js'],
  ['of another kind', 'main.0123456789abcdef.html'],
  ['missing', 'static/js/gone.0123456789abcdef.js'],
  ['a folder', 'static/js/folder.0123456789abcdef.js'],
  ['hidden', 'static/js/.hidden.0123456789abcdef.js'],
  ['outside', '../static/js/main.0123456789abcdef.js'],
  ['absolute', `/${script}`],
  ['named with a null byte', `static/js/main\0.0123456789abcdef.js`],
])('finds no file that is %s', (_what, path) => expect(new MemoryFiles(folder).find(path, 'identity')).toBeUndefined());
