import pg, { type Connection, type QueryConfig } from 'pg';
import { currentlyActing } from '../request/acting';
import { actorSql, sendActor, type Actor, type Protocol } from './actor-settings';
import { claimConfirmation } from './confirm-claim';

/** The part of pg's query that its types do not expose. */
interface ProtocolQuery {
  text: string;
  callback?: (error: Error | null, result?: unknown) => void;
  requiresPreparation(): boolean;
  prepare(connection: Protocol): void;
  submit(connection: Protocol): unknown;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
}
type Done = (error: Error | null, result?: unknown) => void;
const Query = pg.Query as unknown as new (config: string | QueryConfig, values?: unknown[]) => ProtocolQuery;

/**
 * Runs a statement after another one, in one packet and one implicit transaction. If the first one fails, the second
 * does not run.
 */
class PrefixedQuery extends Query {
  /** Until the first statement is complete, the messages are not those of the second. */
  private isInPrefix = true;

  constructor(
    private readonly prefix: string,
    config: string | QueryConfig,
    values?: unknown[],
  ) {
    super(config, values);
  }

  override submit(connection: Protocol): unknown {
    if (this.requiresPreparation()) return super.submit(connection);
    connection.query(`${this.prefix}; ${this.text}`);
    return null;
  }

  override handleRowDescription(message: unknown): void {
    if (!this.isInPrefix) super.handleRowDescription(message);
  }

  override handleDataRow(message: unknown): void {
    if (!this.isInPrefix) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    if (this.isInPrefix) this.isInPrefix = false;
    else super.handleCommandComplete(message, connection);
  }
}

/**
 * Sets the actor and runs a statement: the setting ends with the statement, or with the transaction around it, so it
 * never reaches the next user of a pooled connection.
 */
class ActorQuery extends PrefixedQuery {
  constructor(
    private readonly acting: Actor,
    config: string | QueryConfig,
    values?: unknown[],
  ) {
    super(actorSql(acting), config, values);
  }

  override prepare(connection: Protocol): void {
    sendActor(connection, this.acting);
    super.prepare(connection);
  }
}

/**
 * Reads and writes no rows. In a transaction that has failed, PostgreSQL would reject the setting and with it the
 * rollback.
 */
const control = /^\s*(?:(?<begin>START|BEGIN)|(?<end>COMMIT|ROLLBACK(?!\s+TO))|ROLLBACK|SAVEPOINT|RELEASE|SET)\b/i;

/** Takes back the actor that was set earlier in the same transaction. */
const nobody: Actor = { id: '', role: '' };

/**
 * A pooled connection that sends each statement with the actor for whom it runs, and each commit with the claim of the
 * idempotent request that it belongs to.
 */
export class ActorClient extends pg.Client {
  /** The open transaction, with the actor that is set in it, if known. */
  private open?: { acting?: Actor } | undefined;

  /** As pg's own: a text or a query, values, and a callback in place of the promise. */
  override query(config: unknown, values?: unknown, callback?: unknown): never {
    const send = (...given: unknown[]): never => super.query(...(given as [never]));
    // Without a text, a query names a statement that was prepared before.
    const { text = '' } = typeof config === 'string' ? { text: config } : (config as Partial<QueryConfig>);
    const isOwnKind = typeof (config as pg.Submittable).submit === 'function';
    const own = isOwnKind ? undefined : this.prefixed(text, config as string | QueryConfig, values);
    if (!own) return send(config, values, callback);
    const done = (typeof values === 'function' ? values : callback) as Done | undefined;
    if (done) return send(Object.assign(own, { callback: done }));
    return new Promise((resolve, reject) => {
      own.callback = (error, result) => (error ? reject(error) : resolve(result));
      send(own);
    }) as never;
  }

  private prefixed(text: string, config: string | QueryConfig, values: unknown): PrefixedQuery | undefined {
    const confirmation = this.open && /^\s*COMMIT\b/i.test(text) ? claimConfirmation() : undefined;
    const acting = this.toBeSet(text);
    if (confirmation) return new PrefixedQuery(confirmation, config);
    return acting && new ActorQuery(acting, config, Array.isArray(values) ? values : undefined);
  }

  /** Returns the actor to set before a statement; undefined if it needs none, or its transaction has set the same. */
  private toBeSet(text: string): Actor | undefined {
    const found = control.exec(text);
    if (found) {
      if (found.groups?.end) this.open = undefined;
      else if (found.groups?.begin) this.open = { acting: nobody };
      // A savepoint that is rolled back takes back what was set after it.
      else if (this.open) this.open = {};
      return undefined;
    }
    const acting = currentlyActing();
    if (!this.open) return acting;
    const [was, wanted] = [this.open.acting, acting ?? nobody];
    if (was?.id === wanted.id && was.role === wanted.role) return undefined;
    this.open.acting = wanted;
    return wanted;
  }
}
