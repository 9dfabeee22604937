// @ts-check
import { createServer } from 'node:net';

/**
 * A TCP port of this machine that nobody listens on at this moment.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
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
