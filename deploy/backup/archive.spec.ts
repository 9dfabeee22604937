import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { makeFolders, runScript } from './run-script';

const name = '000000010000000000000001';
const { home, backup } = makeFolders();
const folder = join(backup, 'wal');
const segment = join(home, name);
const archived = join(folder, `${name}.gz`);
beforeEach(() => {
  writeFileSync(segment, Buffer.alloc(1024 ** 2, 'log'));
  rmSync(archived, { force: true });
});
afterAll(() => rmSync(home, { recursive: true }));

const archive = (to = folder) => runScript('archive.sh', [segment, name, to]).status;

describe('archive command', () => {
  it('refuses to replace a file with other content', () => {
    const other = gzipSync('log of another server');
    writeFileSync(archived, other);
    expect(archive()).not.toBe(0);
    expect(readFileSync(archived)).toEqual(other);
  });

  it('fails, and creates nothing, when the folder is missing', () => {
    expect(archive(join(home, 'not-mounted'))).not.toBe(0);
    expect(readdirSync(home)).not.toContain('not-mounted');
  });

  it('leaves no archived file when the segment cannot be read', () => {
    rmSync(segment);
    expect(archive()).not.toBe(0);
    expect(readdirSync(folder)).not.toContain(`${name}.gz`);
  });

  it('replaces what an interrupted attempt left, and keeps only the complete file', () => {
    writeFileSync(join(folder, `.${name}.unfinished`), 'torn');
    expect(archive()).toBe(0);
    expect(readdirSync(folder)).toEqual([`${name}.gz`]);
    expect(gunzipSync(readFileSync(archived)).equals(readFileSync(segment))).toBe(true);
  });

  it('succeeds for a file that it has archived before', () => {
    expect(archive()).toBe(0);
    const before = readFileSync(archived);
    expect(archive()).toBe(0);
    expect(readFileSync(archived)).toEqual(before);
  });
});
