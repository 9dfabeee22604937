// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inTurn } from './turn.mjs';

/** @type {string} */
let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-turn-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('work done in turn', () => {
  it('is given up while waiting, when told so', async () => {
    writeFileSync(join(dir, 'building'), String(process.pid));
    const signal = AbortSignal.timeout(50);
    await expect(inTurn(join(dir, 'building'), async () => 'done', signal)).rejects.toThrow();
  });

  it('never overlaps, and goes on after a failure', async () => {
    let [now, most] = [0, 0];
    const work = async () => {
      most = Math.max(most, (now += 1));
      await pause(20);
      now -= 1;
      throw new Error('failed');
    };
    const turns = [1, 2, 3].map(() => inTurn(join(dir, 'building'), work));
    const ends = await Promise.allSettled(turns);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(most).toBe(1);
  });

  it('is taken over from a process that was killed at it', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(dir, 'building'), String(pid));
    expect(await inTurn(join(dir, 'building'), async () => 'done')).toBe('done');
  });
});
