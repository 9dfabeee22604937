// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

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
  return !['Z', 'X'].includes(stat(pid)[0] ?? '');
}

/**
 * Numbers of processes are used again, after a reboot or in a new container: number and start together name one.
 * @param {number} pid
 * @returns {string} when it started, in the words of the system; empty where the system does not say
 */
export const startOf = (pid) => stat(pid)[19] ?? ps(pid, 'lstart');

/**
 * @param {number} pid
 * @param {string} word part of its command line
 * @returns {boolean} whether that is what the number stands for
 */
export function runsCommand(pid, word) {
  if (!isAlive(pid)) return false;
  const file = `/proc/${pid}/cmdline`;
  const command = existsSync(file) ? readFileSync(file, 'utf8') : ps(pid, 'command');
  return process.platform === 'win32' || command.includes(word);
}

/**
 * The fields of Linux' /proc/<pid>/stat from the state on: what stands before is a name in brackets, which may hold anything.
 * @param {number} pid
 * @returns {string[]} none on other systems
 */
function stat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** @param {number} pid @param {string} column */
function ps(pid, column) {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
