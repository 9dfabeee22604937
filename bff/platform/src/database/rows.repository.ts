import pg, { type Connection } from 'pg';
import type { DataSource, ObjectLiteral } from 'typeorm';
import { actorSql } from './actor-settings';
import { clientSettingsOf } from './data-source';

/** Rows by table, in insert order. All rows of a table have the same columns. */
export class RowBatch {
  readonly tables = new Map<new () => ObjectLiteral, ObjectLiteral[]>();

  /** @param order tables in an order that satisfies the foreign keys */
  constructor(order: readonly (new () => ObjectLiteral)[]) {
    for (const entity of order) this.tables.set(entity, []);
  }

  add<Row extends ObjectLiteral>(entity: new () => Row, row: Partial<Row>): void {
    const table = this.tables.get(entity);
    if (!table) throw new Error(`${entity.name} has no place in the insert order.`);
    table.push(row);
  }
}

/**
 * Copies batches of rows into several tables, each batch atomically, as the system, over a dedicated connection without
 * the service's timeouts, because a batch may take longer than any request.
 */
export class RowCopier {
  private readonly client: pg.Client;

  constructor(private readonly database: DataSource) {
    this.client = new pg.Client({ ...clientSettingsOf(database), statement_timeout: 0, query_timeout: 0 });
  }

  async connect(): Promise<void> {
    await this.client.connect();
    // A batch lost in a power failure is generated again.
    await this.client.query('SET synchronous_commit = off');
  }

  async copy(batch: RowBatch): Promise<void> {
    await this.client.query('BEGIN');
    await this.client.query(actorSql({ id: '', role: 'system' }));
    for (const [entity, rows] of batch.tables) await this.copyTable(entity, rows);
    await this.client.query('COMMIT');
  }

  close(): Promise<void> {
    return this.client.end();
  }

  private async copyTable(entity: new () => ObjectLiteral, rows: readonly ObjectLiteral[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const { tableName, columns: all } = this.database.getMetadata(entity);
    const columns = all.filter(({ propertyName }) => propertyName in first);
    const lines: string[] = [];
    for (const row of rows) lines.push(columns.map(({ propertyName }) => copyText(row[propertyName])).join('\t'), '\n');
    await this.copyLines(tableName, columns.map(({ databaseName }) => databaseName).join(', '), lines.join(''));
  }

  private async copyLines(table: string, columns: string, lines: string): Promise<void> {
    const { rows } = await this.client.query<{ active: boolean }>('SELECT row_security_active($1) AS active', [table]);
    if (!rows[0]?.active) return this.copyInto(table, columns, lines);
    // PostgreSQL refuses to copy into a table with row-level security.
    await this.client.query(`CREATE TEMP TABLE copied ON COMMIT DROP AS SELECT ${columns} FROM ${table} WITH NO DATA`);
    await this.copyInto('copied', columns, lines);
    await this.client.query(`INSERT INTO ${table} (${columns}) SELECT ${columns} FROM copied`);
    await this.client.query('DROP TABLE copied');
  }

  private copyInto(table: string, columns: string, lines: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | null) => (error ? reject(error) : resolve());
      this.client.query(new CopyQuery(`COPY ${table} (${columns}) FROM STDIN`, Buffer.from(lines), done));
    });
  }
}

/** The part of pg's Query that its types do not expose. */
interface ProtocolQuery extends pg.Submittable {
  callback: (error: Error | null) => void;
}
const Query = pg.Query as unknown as new (text: string) => ProtocolQuery;

/** `COPY … FROM STDIN`, which pg's protocol layer supports but its API does not. */
class CopyQuery extends Query {
  constructor(
    statement: string,
    private readonly data: Buffer,
    done: (error: Error | null) => void,
  ) {
    super(statement);
    this.callback = done;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.data);
    connection.endCopyFrom();
  }
}

type CopyConnection = Connection & { sendCopyFromChunk: (chunk: Buffer) => void; endCopyFrom: () => void };

const special: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Encodes a string, number, boolean, date or buffer for COPY. */
function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[\\\t\n\r]/g, (character) => special[character] ?? character);
}
