import pg, { type Connection } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { clientSettingsOf } from '../../database/data-source';

type Row = Readonly<Record<string, unknown>>;

/** All rows of one table in one statement. What is there already stays as it is. @param rows have the same columns */
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
 * Copies rows of many tables, all or none of a batch, over a connection of its own without the service's bounds: a batch may take
 * longer than an answer may.
 */
export class RowCopier {
  private readonly client: pg.Client;

  constructor(database: DataSource) {
    this.client = new pg.Client({ ...clientSettingsOf(database), statement_timeout: 0, query_timeout: 0 });
  }

  async connect(): Promise<void> {
    await this.client.connect();
    // A batch that a power cut takes away is made again.
    await this.client.query('SET synchronous_commit = off');
  }

  /** @param batch rows by table, in the order in which they can be there */
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

/** The part of pg's query that its types keep to themselves. */
interface ProtocolQuery extends pg.Submittable {
  callback: (error: Error | null) => void;
}
const Query = pg.Query as unknown as new (text: string) => ProtocolQuery;

/** `COPY … FROM STDIN`, which pg speaks but has no method for. */
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

/** A text, number, switch or bytes as COPY reads it. */
function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[\\\t\n\r]/g, (character) => special[character] ?? character);
}
