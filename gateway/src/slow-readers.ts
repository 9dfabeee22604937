import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { slowestRate } from '@portal/server/body-timeout';

/** What a connection had taken when bytes began to wait for it. */
interface Wait {
  since: number;
  before: number;
}

/**
 * Closes connections that take their responses too slowly: bytes may wait `timeout` ms, plus one second for as many as
 * the slowest rate delivers in it. Time in which nothing waits, as in an idle event stream, does not count.
 *
 * Connections are looked at from time to time, because a listener or a timer for each response would cost all others.
 */
export function limitReadingTime(app: FastifyInstance, timeout: number): void {
  const waits = new Map<Socket, Wait | undefined>();
  const add = (socket: Socket): void => {
    waits.set(socket, undefined);
    socket.once('close', () => waits.delete(socket));
  };
  // With TLS, the connection below it has nothing to write itself: the other event has the one that counts.
  app.server.on('connection', add).on('secureConnection', add);
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, wait] of waits) {
      if (socket.writableLength === 0) waits.set(socket, undefined);
      else if (!wait) waits.set(socket, { since: now, before: taken(socket) });
      else if (now > wait.since + timeout + ((taken(socket) - wait.before) / slowestRate) * 1000) cut(socket);
    }
  }, timeout / checksInTime);
  timer.unref();
  app.addHook('onClose', () => clearInterval(timer));
}

const checksInTime = 6;

/** A reset also frees what the operating system has accepted; Node cannot send one below TLS. */
const cut = (socket: Socket): unknown => (socket instanceof TLSSocket ? socket.destroy() : socket.resetAndDestroy());

/** Number of bytes that the operating system has accepted, which it does as far as the reader goes on. */
const taken = ({ bytesWritten, writableLength }: Socket): number => bytesWritten - writableLength;
