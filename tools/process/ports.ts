import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Range below the ephemeral ports of every system: the kernel could assign an ephemeral port to an outgoing connection
 * before the server listens on it.
 */
const candidates = { from: 12_000, to: 32_000 };

/** Returns a random TCP port that no process uses on any address. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(candidates.from, candidates.to);
    const error = await listenOnce(port);
    if (!error) return port;
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
  }
}

/** Rejects if the port is in use. Called first, so that a conflict is reported before a long build. */
export async function ensurePortIsFree(port: number, host: string): Promise<void> {
  const error = await listenOnce(port, host);
  if (!error) return;
  const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
  throw new Error(`Port ${port} ${reason}. Choose another, for example: PORT=${port + 100} npm start`);
}

/** Returns the error of a server that listens on the port. */
function listenOnce(port: number, host?: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
