import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Ends event streams on close, because they never end by themselves. Clients reconnect to another replica. */
export class OpenStreams {
  private readonly streams = new Set<ServerResponse>();

  constructor(app: FastifyInstance) {
    app.addHook('preClose', async () => {
      for (const stream of this.streams) stream.destroy();
    });
  }

  add(stream: ServerResponse): void {
    this.streams.add(stream);
    stream.once('close', () => this.streams.delete(stream));
  }
}
