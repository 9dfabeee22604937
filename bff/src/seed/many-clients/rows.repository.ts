import type { EntityManager } from 'typeorm';

type Row = Readonly<Record<string, unknown>>;

/** Bytes as PostgreSQL reads them in JSON. */
const sent = (_name: string, value: unknown): unknown =>
  isBytes(value) ? `\\x${Buffer.from(value.data).toString('hex')}` : value;

/** What `Buffer` makes of itself in JSON. */
const isBytes = (value: unknown): value is { type: 'Buffer'; data: number[] } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';

/** All rows of one table in one statement. What is there already stays as it is. @param rows have the same columns */
export async function insertRows(transaction: EntityManager, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await transaction.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows, sent)],
  );
}
