import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryFileLock, withFileLock } from './file-lock.mjs';

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'portal-lock-'));
  file = join(dir, 'building');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('file lock', () => {
  it('rejects a second holder and returns the first one', () => {
    tryFileLock(file, 'http://localhost:4200');
    expect(tryFileLock(file)).toMatchObject({ holder: { pid: process.pid, note: 'http://localhost:4200' } });
  });

  it('stops waiting when aborted', async () => {
    tryFileLock(file);
    await expect(withFileLock(file, () => 'done', AbortSignal.timeout(50))).rejects.toThrow();
  });

  it('runs one task at a time, and continues after a failure', async () => {
    let [now, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, (now += 1));
      await pause(20);
      now -= 1;
      throw new Error('failed');
    };
    const ends = await Promise.allSettled([1, 2, 3].map(() => withFileLock(file, work)));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(most).toBe(1);
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['a killed process', () => ({ pid: spawnSync(process.execPath, ['-e', '']).pid, start: '1', note: '' })],
    ['a process whose pid has been reused', (holder: object) => ({ ...holder, start: 'long ago' })],
    ['an unreadable holder', () => '{'],
  ])('is taken over from %s', async (_who, holderAfter) => {
    tryFileLock(file);
    const holder = holderAfter(JSON.parse(readFileSync(file, 'utf8')));
    writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder));
    expect(await withFileLock(file, () => 'done')).toBe('done');
  });
});
