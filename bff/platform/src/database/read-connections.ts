import type { Socket } from 'node:net';
import pg, { type ClientConfig } from 'pg';
import type { Acting } from '../request/acting';
import { actorStatement } from './actor-settings';
import { codeOf } from './error-code';
import { PreparedRead, type ReadStatement } from './prepared-read';
import { traceStatement } from './traced-client';

/** Number of read connections. Each is a PostgreSQL process; a single one would be a bottleneck on a busy server. */
export const readConnectionCount = 2;

/** SQLSTATE of a statement that was never prepared on its connection. */
const notPrepared = '26000';

/** A read that failed later than this is not retried, because callers get an answer within three seconds, ms. */
const retryWithin = 500;

/** Returns the socket, which pg's types do not expose. */
const socketOf = (client: pg.Client): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * Read connections shared by many requests and pipelined: a read does not wait for the previous result, and reads from
 * one event loop turn are sent in one packet. Only for short reads outside of transactions; everything else takes a
 * connection from the pool.
 */
export class ReadConnections {
  private readonly places = new Map<number, Place>();
  private turn = 0;
  private closed = false;

  /**
   * @param settings pool settings, including timeouts; called on the first read
   * @param options `prepares` unless a pooler may send each read to another connection, which does not know a statement
   * that was prepared on the last one
   */
  constructor(
    private readonly settings: () => ClientConfig,
    private readonly options: { warn: (message: string) => void; prepares: boolean },
  ) {}

  /**
   * Retries once if the statement is not prepared: reads are sent before the result of the first one is known, and if
   * preparing fails for that one, for example because another session locks the table, it fails for all behind it.
   * @param acting for whom it reads, if it reads tables with row-level security
   */
  async query<Row extends object>(statement: ReadStatement, values: unknown[], acting?: Acting): Promise<Row[]> {
    const begun = performance.now();
    const sent = this.options.prepares ? statement : { name: '', text: statement.text };
    try {
      return await traceStatement(statement.text, () => this.send<Row>(sent, values, acting));
    } catch (error) {
      if (codeOf(error) !== notPrepared || performance.now() - begun > retryWithin) throw error;
      // Unnamed, so that it neither depends on reads in front of it nor collides with their statement.
      return this.send<Row>({ name: '', text: statement.text }, values, acting);
    }
  }

  private send<Row extends object>(statement: ReadStatement, values: unknown[], acting?: Acting): Promise<Row[]> {
    this.turn = (this.turn + 1) % readConnectionCount;
    if (this.closed) return Promise.reject(new Error('Cannot read after calling end on the pool'));
    const place = this.places.get(this.turn) ?? this.connect(this.turn);
    const ask = (client: pg.Client): Promise<Row[]> =>
      new Promise((resolve, reject) => {
        sendTogether(socketOf(client));
        const done = (error: Error | null, rows: Row[]) => (error ? reject(error) : resolve(rows));
        client.query(new PreparedRead<Row>(statement, values, done, acting));
      });
    return place.client ? ask(place.client) : place.connected.then(ask);
  }

  async close(): Promise<void> {
    this.closed = true;
    const open = await Promise.allSettled([...this.places.values()].map(({ connected }) => connected));
    await Promise.all(open.map(async (one) => (one.status === 'fulfilled' ? one.value.end() : undefined)));
  }

  /** Opens a connection. If it fails or is lost, the next read assigned to it opens a new one. */
  private connect(at: number): Place {
    const client = new pg.Client({ ...this.settings(), pipeline: true });
    const forget = (): boolean => this.places.get(at) === place && this.places.delete(at);
    const place: Place = { connected: this.open(client).then(() => (place.client = client)) };
    this.places.set(at, place);
    place.connected.catch(forget);
    client.on('error', (error) => {
      // A lost connection may emit several errors.
      if (forget()) this.options.warn(`a connection for reads was lost: ${error.message}`);
      socketOf(client).destroy();
    });
    return place;
  }

  /** Connects, and prepares the statement that each protected read begins with. */
  private async open(client: pg.Client): Promise<void> {
    await client.connect();
    if (this.options.prepares) await client.query({ ...actorStatement, values: ['', ''] });
  }
}

/** Corks the socket until the end of the event loop turn, so that several writes are sent in one packet. */
function sendTogether(socket: Socket): void {
  if (socket.writableCorked > 0) return;
  socket.cork();
  setImmediate(() => socket.uncork());
}

interface Place {
  connected: Promise<pg.Client>;
  /** Set once connected. */
  client?: pg.Client;
}
