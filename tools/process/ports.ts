import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * Range below the ephemeral ports of every system: the kernel could assign an ephemeral port to an outgoing connection
 * before the server listens on it. The ports above it, as many, mark those that were handed out.
 */
const candidates = { from: 12_000, to: 22_000 };
const markOf = (port: number): number => port + candidates.to - candidates.from;

/**
 * Returns a random TCP port that no process uses on any address. Until this process ends, no other call returns it, in any
 * process: its server may start late, or again. The kernel keeps the mark and drops it with the process.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(candidates.from, candidates.to);
    const mark = createServer().unref();
    const error = (await listenOn(mark, markOf(port), '127.0.0.1')) ?? (await listenOnce(port));
    if (!error) return port;
    mark.close();
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

/** Returns the error of a server that listens on the port for a moment. */
async function listenOnce(port: number, host?: string): Promise<NodeJS.ErrnoException | undefined> {
  const probe = createServer();
  const error = await listenOn(probe, port, host);
  if (!error) await new Promise((closed) => probe.close(closed));
  return error;
}

/** Returns the error with which a server cannot listen on the port. */
const listenOn = (server: Server, port: number, host?: string): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => resolve(undefined));
  });
