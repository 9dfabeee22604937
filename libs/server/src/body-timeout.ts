import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { setting, wholeNumber } from './settings.mjs';

/**
 * Lowest average rate of a request body, bytes per second (128 kbit/s). A sender that keeps to it is never cut: 15 MB from
 * a phone at 1.6 Mbit/s take 75 s.
 */
export const slowestRate = 16 * 1024;

/** Setting of the gateway and the bff: ms that a body may take before its rate counts. The default is the specification's. */
export const bodyTimeout = setting(
  wholeNumber({ min: 1000, max: 600_000 }).default(60_000),
  'ms that a request body may take, plus one second for every 16 KB received; slower ones are cut',
);

interface BodyTimeout {
  /** ms before the rate counts */
  timeout: number;
  /** Called once, when a body has taken too long. */
  onTimeout: (reply: FastifyReply) => void;
}

/** Limits the time of request bodies: `timeout`, extended by what has been received at the slowest rate. */
export function limitBodyTime(app: FastifyInstance, { timeout, onTimeout }: BodyTimeout): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) watch(request.raw, timeout, () => onTimeout(reply));
    done();
  });
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/** Counts the bytes of the socket, because a listener on the request would start reading it. */
function watch(request: IncomingMessage, timeout: number, onTimeout: () => void): void {
  const { socket } = request;
  let [began, before] = [performance.now(), socket.bytesRead];
  let timer = setTimeout(check, timeout).unref();
  request.once('close', () => clearTimeout(timer));

  function check(): void {
    // Paused means that bytes wait for this server, for example for a free upload slot: not the sender's delay.
    if (request.isPaused()) [began, before] = [performance.now(), socket.bytesRead];
    const allowed = timeout + ((socket.bytesRead - before) / slowestRate) * 1000;
    const left = began + allowed - performance.now();
    if (left > 0) timer = setTimeout(check, left).unref();
    else if (!request.complete) onTimeout();
  }
}
