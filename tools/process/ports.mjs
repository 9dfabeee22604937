// @ts-check
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below every system's ephemeral ports: the kernel may hand one of those to an outgoing connection between this probe and
 * the server's own listen.
 */
const candidates = { from: 12_000, to: 32_000 };

/**
 * Returns a random TCP port on which nothing listens, on any address.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(candidates.from, candidates.to);
    if (await canListen(port)) return port;
  }
}

/**
 * Tells whether a server can listen on the port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canListen(port) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Checked first, so that a port conflict is reported before a long build.
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
