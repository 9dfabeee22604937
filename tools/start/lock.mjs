// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { runsCommand } from '../process/processes.mjs';

/**
 * Two starts on one data folder would share a database without knowing: the second is told where the first is.
 * @param {string} dataDir
 * @param {string} url where this one will be
 * @returns {Promise<() => void>} gives the folder free
 */
export async function holdDataDir(dataDir, url) {
  const file = join(dataDir, 'running.json');
  mkdirSync(dataDir, { recursive: true });
  const other = read(file);
  if (other && other.pid !== process.pid && (await runsCommand(other.pid, other.command))) {
    throw new Error(
      `The portal already runs with this data: ${other.url} (process ${other.pid}).\nFor a second one set PORT and DATA_DIR.`,
    );
  }
  const command = process.argv[1] ?? 'node';
  writeFileSync(file, JSON.stringify({ pid: process.pid, command, url }), { mode: 0o600 });
  return () => rmSync(file, { force: true });
}

/**
 * @param {string} file
 * @returns {{ pid: number, command: string, url: string } | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not there, or half written by a start that was killed: nobody holds it.
    return undefined;
  }
}

/**
 * Asked first, so that nobody waits for a build to be told that the port is taken.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<void>}
 */
export function ensurePortIsFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${reason}. Choose another, for example: PORT=${port + 100} npm start`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
