import type { EntityManager, ObjectLiteral } from 'typeorm';

/** Rows per statement, so that no statement hits the statement timeout or PostgreSQL's limit of 65,535 parameters. */
const chunk = 1000;

/** Inserts rows of one table. Columns that a row leaves out get the database's default. */
export async function insertRows<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: new () => Row,
  rows: readonly Partial<Row>[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  for (let from = 0; from < rows.length; from += chunk)
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity, columns)
      .values(rows.slice(from, from + chunk))
      .updateEntity(false)
      .execute();
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
}

/** @param defaults fills in required columns; the type of its parameter lists the columns every test must give */
export function defineFactory<Row extends ObjectLiteral, Needed extends object, Known extends keyof Row>(
  manager: EntityManager,
  entity: new () => Row,
  defaults: (given: Needed) => Pick<Row, Known>,
): Factory<Row, Needed, Known> {
  const all = async (given: readonly Given<Row, Needed>[]) => {
    const rows = given.map((row) => ({ ...defaults(row), ...row }));
    await insertRows(manager, entity, rows);
    return rows;
  };
  const one = async (given: Given<Row, Needed>) => {
    const row = { ...defaults(given), ...given };
    await insertRows(manager, entity, [row]);
    return row;
  };
  const many = (count: number, given: (n: number) => Given<Row, Needed>) =>
    all(Array.from({ length: count }, (_none, at) => given(at + 1)));
  return Object.assign(one, { all, many });
}
