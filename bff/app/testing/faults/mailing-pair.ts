import { setTimeout as pause } from 'node:timers/promises';
import { returnEndpoints } from '@portal/domain/returns/returns.endpoints';
import { buildProgram, ProgramProcess } from '@portal/server/testing/program';
import { join } from 'node:path';
import pg from 'pg';
import type { Person } from '@portal/bff-access/testing/people';
import { testSettings } from '@portal/bff-access/testing/server';
import { callerAt } from '@portal/bff-platform/testing/caller';
import { MailServer } from '@portal/bff-platform/testing/mail-server';
import { startApi } from '../api';

/** The email of a move, as the outbox and the mail server have it. */
export interface ToldMove {
  sent: boolean;
  /** How often the mail server has accepted it. */
  copies: number;
}

/** Two servers as shipped, on one database and one mail server, with returns whose work can start. */
export class MailingPair {
  readonly mailServer = new MailServer();
  private readonly servers: ProgramProcess[] = [];
  private settings: Record<string, string> = {};

  private constructor(
    private readonly program: ReturnType<typeof buildProgram>,
    private readonly owner: pg.Client,
    private readonly preparer: Person,
  ) {}

  /** @param clients how many, each with a return. @returns the pair and the ids of the clients */
  static async start(clients: number): Promise<{ pair: MailingPair; ids: string[] }> {
    const program = buildProgram(join(__dirname, '../..'));
    const api = await startApi();
    const preparer = await api.people.preparer();
    const people = await api.make.user.many(clients, () => ({}));
    await api.make.assign(people, preparer);
    for (const { id } of people) await api.make.taxReturn({ client_id: id, state: 'ready_to_prepare' });
    // This server would send email itself.
    await api.stop();
    const owner = new pg.Client(api.url);
    await owner.connect();
    const pair = new MailingPair(program, owner, preparer);
    pair.settings = testSettings(api.url, { ...(await pair.mailServer.settings()), PORT: '0' });
    for (const at of [0, 1]) await pair.startServer(at);
    return { pair, ids: people.map(({ id }) => id) };
  }

  async startServer(at: number): Promise<void> {
    const server = new ProgramProcess(this.program.main, this.settings);
    this.servers[at] = server;
    await server.url();
  }

  /** Starts the work on a client's return, of which the client is told by email. @param key of the request, for repeating it */
  async move(at: number, clientId: string, key: string) {
    const call = callerAt((await this.servers[at]?.url()) ?? '');
    const headers = { 'idempotency-key': key };
    const body = { to: 'preparing', version: 1 };
    return call(returnEndpoints.move, { params: { clientId }, token: this.preparer.token, headers, body });
  }

  /** Whether a server died after it had moved the return, and before it could store its answer for a retry. */
  async isAnswerLost(client: string, key: string): Promise<boolean> {
    const { rowCount } = await this.owner.query(
      `SELECT FROM idempotency_keys WHERE key = $1 AND status IS NULL AND committed_at IS NOT NULL`,
      [key],
    );
    const { rows } = await this.owner.query<{ moves: number }>(
      'SELECT count(*)::int AS moves FROM return_transitions WHERE client_id = $1',
      [client],
    );
    // A move that is committed is committed together with its key.
    if (rowCount === 1 && rows[0]?.moves !== 1) throw new Error('the key tells of a move that was not made');
    return rowCount === 1;
  }

  /** Repeats a request that may have been cut off, until the server, which was frozen before, is available. */
  async moveAgain(at: number, clientId: string, key: string): Promise<{ status: number; code?: string | undefined }> {
    for (;;) {
      const { status, problem } = await this.move(at, clientId, key);
      if (status !== 503) return { status, ...(status === 200 ? {} : { code: problem.code }) };
      await pause(50);
    }
  }

  /** Kills a server, and waits until PostgreSQL has ended its transactions. */
  async kill(at: number): Promise<void> {
    this.servers[at]?.signal('SIGKILL');
    await this.servers[at]?.exitCode();
    const working = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
      AND xact_start IS NOT NULL AND backend_type = 'client backend'`;
    while ((await this.owner.query(working)).rowCount) await pause(20);
  }

  freeze(at: number): void {
    this.servers[at]?.signal('SIGSTOP');
  }

  thaw(at: number): void {
    this.servers[at]?.signal('SIGCONT');
  }

  /** Ends the leases of killed servers, which last minutes. */
  async endLeases(): Promise<void> {
    await this.owner.query('UPDATE mails SET next_attempt_at = now() WHERE sent_at IS NULL');
  }

  /** @returns the emails about the moves of a client's return, one of each move that has any */
  async told(client: string): Promise<ToldMove[]> {
    const { rows } = await this.owner.query<{ id: string; sent: boolean }>(
      `SELECT mails.id, sent_at IS NOT NULL AS sent FROM return_transitions moved
       JOIN mails ON mails.cause = moved.id::text WHERE client_id = $1`,
      [client],
    );
    const copiesOf = (id: string) =>
      this.mailServer.received.filter(({ messageId = '' }) => messageId.startsWith(`<${id}@`)).length;
    return rows.map(({ id, sent }) => ({ sent, copies: copiesOf(id) }));
  }

  /** Waits until the email about a client's return is sent, and returns it. */
  async untilTold(client: string): Promise<ToldMove[]> {
    for (;;) {
      const told = await this.told(client);
      if (told.length > 0 && told.every(({ sent }) => sent)) return told;
      await pause(50);
    }
  }

  /** @returns moves, and emails of any kind: of the outbox and of the mail server */
  async totals() {
    const { rows } = await this.owner.query<{ moves: number; mails: number }>(
      `SELECT (SELECT count(*)::int FROM return_transitions) AS moves, (SELECT count(*)::int FROM mails) AS mails`,
    );
    const ids = this.mailServer.received.map(({ messageId }) => messageId);
    return { ...rows[0], copies: ids.length, sent: new Set(ids).size };
  }

  async stop(): Promise<void> {
    for (const server of this.servers) server.signal('SIGKILL');
    await this.owner.end();
    await this.mailServer.stop();
    this.program.remove();
  }
}
