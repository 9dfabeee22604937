import pg from 'pg';
import type { DataSource, ObjectLiteral } from 'typeorm';
import { actorSql } from './actor-settings';
import { clientSettingsOf } from './data-source';
import { copyTo } from './copy.repository';

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
    this.client = new pg.Client({ ...clientSettingsOf(database), query_timeout: 0 });
  }

  async connect(): Promise<void> {
    await this.client.connect();
  }

  async copy(batch: RowBatch): Promise<void> {
    // A batch lost in a power failure is generated again.
    await this.client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL synchronous_commit = off');
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
    const names = columns.map(({ databaseName }) => databaseName);
    await copyTo(this.client, { table: tableName, columns: names.join(', ') }, lines.join(''));
  }
}

const special: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Encodes a string, number, boolean, date or buffer for COPY. */
function copyText(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/[\\\t\n\r]/g, (character) => special[character] ?? character);
}
