// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/**
 * @param {number} pid
 * @returns {boolean} whether a process with this pid is running under any user; false for a zombie
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
 * Returns when a process started. Pids are reused after a reboot or in a new container, so only pid and start time
 * together identify a process.
 * @param {number} pid
 * @returns {string} start time in the system's own format; empty if unknown
 */
export const startOf = (pid) => stat(pid)[19] ?? ps(pid, 'lstart');

/**
 * @param {number} pid
 * @param {string} word part of the command line
 * @returns {boolean} whether the process has this word in its command line
 */
export function runsCommand(pid, word) {
  if (!isAlive(pid)) return false;
  const file = `/proc/${pid}/cmdline`;
  const command = existsSync(file) ? readFileSync(file, 'utf8') : ps(pid, 'command');
  return process.platform === 'win32' || command.includes(word);
}

/**
 * Returns the fields of Linux's /proc/<pid>/stat, starting with the state: the process name before it may contain
 * spaces and parentheses.
 * @param {number} pid
 * @returns {string[]} empty on other systems
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
