import type { EntityManager, ObjectLiteral } from 'typeorm';
import { RowBatch, RowCopier } from '../src/database/rows.repository';
import { asSystem } from '../src/request/acting';

/** Rows per statement, so that no statement hits the statement timeout or PostgreSQL's limit of 65,535 parameters. */
const chunk = 1000;
/** Rows per COPY, to bound the memory of both sides. */
const copyChunk = 20_000;

/** Inserts rows of one table. Columns that a row leaves out get the database's default. */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: new () => Row,
  rows: readonly Partial<Row>[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  for (let from = 0; from < rows.length; from += chunk)
    await asSystem(() =>
      manager
        .createQueryBuilder()
        .insert()
        .into(entity, columns)
        .values(rows.slice(from, from + chunk))
        .updateEntity(false)
        .execute(),
    );
}

type Given<Row, Needed> = Partial<Row> & Needed;
type Stored<Row, Needed, Known extends keyof Row> = Needed & Pick<Row, Known>;

/** Inserts rows of one noun and returns what it inserted, without the columns that the database filled in. */
export interface Factory<Row, Needed, Known extends keyof Row> {
  (given: Given<Row, Needed>): Promise<Stored<Row, Needed, Known>>;
  /** Inserts thousands of rows in few statements. */
  all(given: readonly Given<Row, Needed>[]): Promise<Stored<Row, Needed, Known>[]>;
  /** Like `all`. @param given gets the numbers 1 to `count` */
  many(count: number, given: (n: number) => Given<Row, Needed>): Promise<Stored<Row, Needed, Known>[]>;
  /** Like `many` for 10,000 rows and more: uses COPY on a connection of its own, so not inside a transaction. */
  copy(count: number, given: (n: number) => Given<Row, Needed>): Promise<Stored<Row, Needed, Known>[]>;
}

/** @param defaults fills in required columns; the type of its parameter lists the columns every test must give */
export function defineFactory<Row extends ObjectLiteral, Needed extends object, Known extends keyof Row>(
  manager: EntityManager,
  entity: new () => Row,
  defaults: (given: Needed) => Pick<Row, Known>,
): Factory<Row, Needed, Known> {
  const build = (row: Given<Row, Needed>) => ({ ...defaults(row), ...row });
  const buildMany = (count: number, given: (n: number) => Given<Row, Needed>) =>
    Array.from({ length: count }, (_none, at) => build(given(at + 1)));
  const insert = async <Rows extends readonly Partial<Row>[]>(rows: Rows): Promise<Rows> => {
    await insertRows(manager, entity, rows);
    return rows;
  };
  const one = async (given: Given<Row, Needed>) => {
    const row = build(given);
    await insert([row]);
    return row;
  };
  return Object.assign(one, {
    all: (given: readonly Given<Row, Needed>[]) => insert(given.map(build)),
    many: (count: number, given: (n: number) => Given<Row, Needed>) => insert(buildMany(count, given)),
    copy: async (count: number, given: (n: number) => Given<Row, Needed>) => {
      const rows = buildMany(count, given);
      await copyRows(manager, entity, rows);
      return rows;
    },
  });
}

async function copyRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: new () => Row,
  rows: readonly Partial<Row>[],
): Promise<void> {
  const copier = new RowCopier(manager.dataSource);
  await copier.connect();
  try {
    for (let from = 0; from < rows.length; from += copyChunk) {
      const batch = new RowBatch([entity]);
      for (const row of rows.slice(from, from + copyChunk)) batch.add(entity, row);
      await copier.copy(batch);
    }
  } finally {
    await copier.close();
  }
}

/** The columns that every row of this table must be given. */
export type Needs<Row, Columns extends keyof Row> = Pick<Row, Columns>;

/** Placeholder ciphertext. Send texts that a test reads back through the API, which encrypts them. */
export const ciphertext = Buffer.alloc(1);

/** Returns the time this many minutes from now. */
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
export const inDays = (days: number): Date => inMinutes(days * 24 * 60);
