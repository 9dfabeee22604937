// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

/**
 * @param {number} pid
 * @returns {boolean} whether such a process runs, whoever owns it; one that ended and was not yet collected does not
 */
export function isAlive(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
  const stat = `/proc/${pid}/stat`;
  // The state stands behind the name in brackets, which may hold anything.
  return !existsSync(stat) || !/\) [ZX] /.test(readFileSync(stat, 'utf8'));
}

/**
 * Numbers of processes are used again, after a reboot or in a new container: ask what the process really is.
 * @param {number} pid
 * @param {string} word part of its command line
 * @returns {Promise<boolean>}
 */
export async function runsCommand(pid, word) {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const table = `/proc/${pid}/cmdline`;
  if (existsSync(table)) return readFileSync(table, 'utf8').includes(word);
  return (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout.includes(word);
}
