// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isAlive } from '../process/processes.mjs';
import { postmasterOf } from './postmaster.mjs';

/**
 * Starts a small process that removes a test server and its folder once this process has ended for any reason.
 * @param {string} dir the server's folder
 */
export function removeWithThisProcess(dir) {
  const args = [fileURLToPath(import.meta.url), String(process.pid), dir];
  spawn(process.execPath, args, { detached: true, stdio: 'ignore' }).unref();
}

/** @param {number} parent @param {string} dir */
async function watch(parent, dir) {
  while (isAlive(parent)) {
    // The server was already stopped and removed.
    if (!existsSync(dir)) return;
    await pause(500);
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT', 'SIGKILL'])) {
    const server = postmasterOf(join(dir, 'cluster'));
    if (!server) break;
    process.kill(server.pid, signal);
    for (let waited = 0; waited < 50 && isAlive(server.pid); waited += 1) await pause(100);
  }
  rmSync(dir, { recursive: true, force: true });
}

const [, program = '', parent = '', dir = ''] = process.argv;
if (program === fileURLToPath(import.meta.url)) void watch(Number(parent), dir);
