import pg, { type Connection, type CustomTypesConfig, type FieldDef } from 'pg';
import type { Acting } from '../request/acting';
import { actorStatement, sendActor, type Protocol } from './actor-settings';

/** The part of pg's query that its types do not expose: the messages it sends, and the handler of each response. */
interface ProtocolQuery {
  name: string;
  values: unknown[];
  _result: { _types: CustomTypesConfig };
  callback: (error: Error | null, result?: unknown) => void;
  prepare(connection: Connection): void;
  submit(connection: Connection): void;
}
const Query = pg.Query as unknown as new (text: string) => ProtocolQuery;

export interface ReadStatement {
  /** Unique in the program; empty for a statement that is parsed and described each time. */
  name: string;
  text: string;
}

interface Column {
  name: string;
  parse: (text: string) => unknown;
}

interface Described {
  /** Columns of each prepared statement on the connection, by statement name. */
  columns: Map<string, readonly Column[]>;
  /** The connection, extended to skip the describe step. */
  undescribed: Connection;
}

const described = new WeakMap<Connection, Described>();

function describedOn(connection: Connection): Described {
  const known = described.get(connection);
  if (known) return known;
  const undescribed = Object.create(connection, { describe: { value: () => undefined } }) as Connection;
  const fresh: Described = { columns: new Map(), undescribed };
  described.set(connection, fresh);
  return fresh;
}

/**
 * A prepared statement that is described once per connection. pg describes it each time and rebuilds its parsers, which
 * costs more than reading a wide row. Caching is safe, because PostgreSQL rejects a prepared statement whose columns
 * have changed.
 */
export class PreparedRead<Row extends object> extends Query {
  // Not called `rows`, which pg uses as the fetch size.
  private readonly found: Row[] = [];
  private described!: Described['columns'];
  private columns?: readonly Column[];
  private unreadable?: Error;
  /** Until the actor is set, the messages are not those of the read. */
  private isSetting: boolean;

  /** @param acting for whom it reads: set in the same packet and implicit transaction, which the read ends */
  constructor(
    { name, text }: ReadStatement,
    values: unknown[],
    done: (error: Error | null, rows: Row[]) => void,
    private readonly acting?: Acting,
  ) {
    // Pass only the text, because pg is slow at copying a config object.
    super(text);
    this.name = name;
    this.values = values;
    this.callback = (error) => done(error, this.found);
    this.isSetting = acting !== undefined;
  }

  override prepare(connection: Connection): void {
    const { columns, undescribed } = describedOn(connection);
    this.described = columns;
    this.columns = columns.get(this.name);
    if (this.acting) sendActor(connection as unknown as Protocol, this.acting, this.name && actorStatement.name);
    super.prepare(this.columns ? undescribed : connection);
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    const { _types: types } = this._result;
    this.columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: types.getTypeParser(dataTypeID, 'text') as Column['parse'],
    }));
    if (this.name) this.described.set(this.name, this.columns);
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.isSetting) return;
    try {
      const row: Record<string, unknown> = {};
      this.columns?.forEach(({ name, parse }, at) => {
        const text = fields[at] ?? null;
        row[name] = text === null ? null : parse(text);
      });
      this.found.push(row as Row);
    } catch (error) {
      this.unreadable = error as Error;
    }
  }

  handleCommandComplete(): void {
    this.isSetting = false;
  }

  handleReadyForQuery(): void {
    this.callback(this.unreadable ?? null);
  }
}
