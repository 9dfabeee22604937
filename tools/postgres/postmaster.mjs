// @ts-check
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runsCommand } from '../process/processes.mjs';

/** @typedef {{ pid: number, port: number }} Postmaster a server running on a data folder */

/**
 * Reads `postmaster.pid` and checks that the process exists and really is PostgreSQL: after a reboot, or in a new
 * container, the pid may belong to any process.
 * @param {string} cluster data folder
 * @returns {Postmaster | undefined}
 */
export function postmasterOf(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid = '', , , port = ''] = readFileSync(file, 'utf8').split('\n');
  if (runsCommand(Number(pid), 'postgres')) return { pid: Number(pid), port: Number(port) };
  rmSync(file, { force: true });
  return undefined;
}
