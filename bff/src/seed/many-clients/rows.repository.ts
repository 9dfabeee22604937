import pg, { type Connection } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { clientSettingsOf } from '../../database/data-source';

type Row = Readonly<Record<string, unknown>>;

/** Inserts all rows of one table in one statement and keeps existing rows. @param rows have the same columns */
export async function insertRows(transaction: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await transaction.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/**
 * Copies batches of rows into several tables, each batch atomically, over a dedicated connection without the service's
 * timeouts, because a batch may take longer than any request.
 */
export class RowCopier {
  private readonly client: pg.Client;

  constructor(database: DataSource) {
    this.client = new pg.Client({ ...clientSettingsOf(database), statement_timeout: 0, query_timeout: 0 });
  }

  async connect(): Promise<void> {
    await this.client.connect();
    // A batch lost in a power failure is generated again.
    await this.client.query('SET synchronous_commit = off');
  }

  /** @param batch rows by table, in an order that satisfies foreign keys */
  async copy(batch: Readonly<Record<string, readonly Row[]>>): Promise<void> {
    await this.client.query('BEGIN');
    for (const [table, rows] of Object.entries(batch)) await this.copyTable(table, rows);
    await this.client.query('COMMIT');
  }

  close(): Promise<void> {
    return this.client.end();
  }

  private async copyTable(table: string, rows: readonly Row[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    const lines: string[] = [];
    for (const row of rows) lines.push(columns.map((column) => copyText(row[column])).join('\t'), '\n');
    await new Promise<void>((resolve, reject) => {
      const statement = `COPY ${table} (${columns.join(', ')}) FROM STDIN`;
      this.client.query(
        new CopyQuery(statement, Buffer.from(lines.join('')), (error) => (error ? reject(error) : resolve())),
      );
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

/** Encodes a string, number, boolean or buffer for COPY. */
function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[\\\t\n\r]/g, (character) => special[character] ?? character);
}
