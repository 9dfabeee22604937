import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ChangedFiles } from './changed-files';

const folder = mkdtempSync(join(tmpdir(), 'portal-changed-files-'));
const path = join(folder, 'list.json');
afterAll(() => rmSync(folder, { recursive: true }));

const parse = jest.fn((text: string) => JSON.parse(text) as unknown);
beforeEach(() => parse.mockClear());

/** @param age of the file, seconds */
function write(text: string, age: number): void {
  writeFileSync(path, text);
  const when = Date.now() / 1000 - age;
  utimesSync(path, when, when);
}

it('parses a file once, until it changes', async () => {
  const files = new ChangedFiles(parse);
  write('{"one":1}', 60);
  const first = await files.read(path);
  expect(await files.read(path)).toBe(first);
  expect(parse).toHaveBeenCalledTimes(1);
  write('{"two":2}', 30);
  expect(await files.read(path)).toEqual({ two: 2 });
});

it('reads a file each time while a second change of the same moment could go unnoticed', async () => {
  const files = new ChangedFiles(parse);
  write('{"one":1}', 0);
  await files.read(path);
  write('{"two":2}', 0);
  expect(await files.read(path)).toEqual({ two: 2 });
  await files.read(path);
  expect(parse).toHaveBeenCalledTimes(3);
});

it('rejects a missing or invalid file, and does not answer with its last content', async () => {
  const files = new ChangedFiles(parse);
  write('{"one":1}', 60);
  await files.read(path);
  write('{', 30);
  await expect(files.read(path)).rejects.toThrow(SyntaxError);
  rmSync(path);
  await expect(files.read(path)).rejects.toMatchObject({ code: 'ENOENT' });
});
