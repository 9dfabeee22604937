import type { Socket } from 'node:net';
import { compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { message } from '@portal/domain/i18n/message';
import { sendProblem } from './messages/send-problem';
import type { ServerSettings } from './settings';

type Limits = Pick<ServerSettings, 'MAX_CONNECTIONS' | 'MAX_CONNECTIONS_PER_ADDRESS' | 'TRUSTED_PROXY'>;

/**
 * Limits connections per address, so that one address cannot use them all: a connection over the limit is closed before
 * it is read. Also limits concurrent requests per client, because a trusted proxy forwards many clients.
 */
export function limitConnections(app: FastifyInstance, limits: Limits): void {
  const { MAX_CONNECTIONS, MAX_CONNECTIONS_PER_ADDRESS: most, TRUSTED_PROXY = [] } = limits;
  const isProxy = TRUSTED_PROXY.length > 0 ? compile(TRUSTED_PROXY) : () => false;
  const connections = new Counter();
  const requests = new Counter();
  app.server.maxConnections = MAX_CONNECTIONS;
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address, 0)) return;
    if (connections.of(address) >= most) return void socket.destroy();
    connections.add(address);
    socket.once('close', () => connections.remove(address));
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Read only once: behind a proxy, the getter recomputes it on each access, and needs the socket, which is gone
    // after the close.
    const { ip } = request;
    if (requests.of(ip) >= most)
      return void sendProblem(reply, 'throttled', { detail: message('gateway.tooManyAtOnce'), retry_after: 1 });
    requests.add(ip);
    reply.raw.once('close', () => requests.remove(ip));
    done();
  });
}

class Counter {
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string): void {
    this.counts.set(key, this.of(key) + 1);
  }

  remove(key: string): void {
    const left = this.of(key) - 1;
    if (left > 0) this.counts.set(key, left);
    else this.counts.delete(key);
  }
}
