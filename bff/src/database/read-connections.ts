import type { Socket } from 'node:net';
import pg, { type ClientConfig } from 'pg';
import { PreparedRead, type ReadStatement } from './prepared-read';

/** Each is a process of PostgreSQL that reads for itself; one alone would keep a busy server waiting. */
export const readConnectionCount = 2;

/** pg's types keep its socket to themselves. */
const socketOf = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Connections that many requests share: a read does not wait for the answer to the one before it, and what is asked
 * while the program goes once through its sockets leaves in one packet. For short reads outside of transactions only;
 * everything else takes a connection of the pool for itself.
 */
export class ReadConnections {
  private readonly places = new Map<number, Place>();
  private turn = 0;
  private closed = false;

  /** @param settings as the pool's, whose bounds hold here too; asked for with the first read */
  constructor(
    private readonly settings: () => ClientConfig,
    private readonly warn: (message: string) => void,
  ) {}

  query<Row extends object>(statement: ReadStatement, values: unknown[]): Promise<Row[]> {
    this.turn = (this.turn + 1) % readConnectionCount;
    if (this.closed) return Promise.reject(new Error('Cannot read after calling end on the pool'));
    const place = this.places.get(this.turn) ?? this.connect(this.turn);
    const ask = (client: pg.Client): Promise<Row[]> =>
      new Promise((resolve, reject) => {
        sendTogether(socketOf(client));
        client.query(
          new PreparedRead<Row>(statement, values, (error, rows) => (error ? reject(error) : resolve(rows))),
        );
      });
    return place.client ? ask(place.client) : place.connected.then(ask);
  }

  async close(): Promise<void> {
    this.closed = true;
    const open = await Promise.allSettled([...this.places.values()].map(({ connected }) => connected));
    await Promise.all(open.map(async (one) => (one.status === 'fulfilled' ? one.value.end() : undefined)));
  }

  /** A connection that is lost, or did not come about, is replaced by the next read whose turn it is. */
  private connect(at: number): Place {
    const client = new pg.Client({ ...this.settings(), pipeline: true });
    const forget = (): boolean => this.places.get(at) === place && this.places.delete(at);
    const place: Place = { connected: client.connect().then(() => (place.client = client)) };
    this.places.set(at, place);
    place.connected.catch(forget);
    client.on('error', (error) => {
      // What was lost may say so more than once.
      if (forget()) this.warn(`a connection for reads was lost: ${error.message}`);
      socketOf(client).destroy();
    });
    return place;
  }
}

/** Holds back what is written until the sockets that are ready have been read. */
function sendTogether(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  setImmediate(() => socket.uncork());
}

interface Place {
  connected: Promise<pg.Client>;
  /** Once it is connected. */
  client?: pg.Client;
}
