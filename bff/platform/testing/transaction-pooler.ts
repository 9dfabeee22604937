import { createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { greet, splitter } from './wire-protocol';

/** A connection to PostgreSQL, used by one client at a time, for one transaction. */
interface ServerConnection {
  socket: Socket;
  client?: PooledClient | undefined;
  /** Units sent whose ReadyForQuery has not arrived. */
  pending: number;
}

/** Messages of the protocol that end a unit of work, which ReadyForQuery answers: Query and Sync. */
const endsUnit = new Set(['Q', 'S']);

/**
 * A connection pooler in transaction mode, as PgBouncer is: clients outnumber connections, and each transaction takes the
 * connection that has waited longest, so that whatever is left on a connection meets another client. Like PgBouncer, it
 * refuses startup options. It records what a transaction leaves on a connection.
 */
export class TransactionPooler {
  private readonly free: ServerConnection[] = [];
  private readonly waiting: PooledClient[] = [];
  private readonly clients = new Set<Socket>();
  private readonly upstream: Socket[] = [];
  /** Statements that change the session instead of the transaction. */
  readonly sessionStatements: string[] = [];
  /** How often a client was served by another connection than the last time. */
  switches = 0;
  // Like PgBouncer, which sends each message at once: otherwise every statement waits 40 ms for an acknowledgement.
  private readonly server = createServer({ noDelay: true }, (socket) => this.accept(socket));

  private constructor(private readonly target: string) {}

  static async start(target: string, connections: number): Promise<TransactionPooler> {
    const pooler = new TransactionPooler(target);
    for (let n = 0; n < connections; n += 1) await pooler.openConnection();
    await new Promise<void>((resolve) => pooler.server.listen(0, '127.0.0.1', resolve));
    return pooler;
  }

  /** The target's URL, by way of the pooler. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return Object.assign(new URL(this.target), { host: `127.0.0.1:${port}` }).href;
  }

  stop(): void {
    this.server.close();
    for (const socket of [...this.clients, ...this.upstream]) socket.destroy();
  }

  /** Signs in with pg, and then takes over the socket. */
  private async openConnection(): Promise<void> {
    const client = new pg.Client(this.target);
    client.on('error', () => undefined);
    await client.connect();
    const socket = (client as unknown as { connection: { stream: Socket } }).connection.stream;
    socket.removeAllListeners('data');
    this.upstream.push(socket);
    const server: ServerConnection = { socket, pending: 0 };
    const receive = splitter((kind, message) => {
      server.client?.socket.write(message);
      if (kind !== 'Z') return;
      server.pending -= 1;
      // "I": not in a transaction.
      if (server.pending === 0 && message.toString('latin1', 5) === 'I') this.release(server);
    });
    socket.on('data', receive);
    this.release(server);
  }

  private release(server: ServerConnection): void {
    if (server.client) server.client.server = undefined;
    server.client = undefined;
    this.free.push(server);
    this.serve();
  }

  private serve(): void {
    while (this.waiting.length > 0 && this.free.length > 0) {
      const [client, server] = [this.waiting.shift(), this.free.shift()];
      if (!client || !server) return;
      if (client.last && client.last !== server) this.switches += 1;
      [client.server, client.last, server.client] = [server, server, client];
      this.forward(client);
    }
  }

  private forward({ units, server }: PooledClient): void {
    if (!server) return;
    for (const unit of units.splice(0)) {
      server.pending += 1;
      server.socket.write(unit);
    }
  }

  private accept(socket: Socket): void {
    this.clients.add(socket);
    const client: PooledClient = { socket, units: [] };
    let unit: Buffer[] = [];
    const receive = splitter((kind, message) => {
      if (kind === 'X') return;
      this.inspect(kind, message);
      unit.push(message);
      if (!endsUnit.has(kind)) return;
      client.units.push(Buffer.concat(unit));
      unit = [];
      if (client.server) this.forward(client);
      else if (!this.waiting.includes(client)) this.waiting.push(client);
      this.serve();
    });
    socket.once('data', (startup) => {
      if (greet(socket, startup)) socket.on('data', receive);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.forget(client));
  }

  /** A connection whose client has left in a transaction is replaced. */
  private forget(client: PooledClient): void {
    this.clients.delete(client.socket);
    const at = this.waiting.indexOf(client);
    if (at >= 0) this.waiting.splice(at, 1);
    if (!client.server) return;
    client.server.socket.destroy();
    if (this.server.listening) void this.openConnection();
  }

  private inspect(kind: string, message: Buffer): void {
    const [name = '', text = ''] = message.toString('utf8', 5).split('\0');
    if (kind === 'P' && name) this.sessionStatements.push(`prepared ${name}`);
    const sql = kind === 'P' ? text : kind === 'Q' ? name : '';
    if (
      /^\s*(SET(?!\s+LOCAL)|LISTEN|PREPARE|DECLARE|CREATE\s+TEMP)|pg_(try_)?advisory_lock|set_config\([^)]*, false\)/i.test(
        sql,
      )
    )
      this.sessionStatements.push(sql);
  }
}

interface PooledClient {
  socket: Socket;
  /** Complete units that wait for a connection. */
  units: Buffer[];
  server?: ServerConnection | undefined;
  last?: ServerConnection;
}
