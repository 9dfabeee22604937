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
    if (await canListen(port)) return port;
  }
}

/** Returns whether a server can listen on the port. */
function canListen(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Rejects if the port is in use. Called first, so that a conflict is reported before a long build. */
export function ensurePortIsFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${error.code})`;
      reject(new Error(`Port ${port} ${reason}. Choose another, for example: PORT=${port + 100} npm start`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
