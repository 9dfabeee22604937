import { listLimits } from '@portal/domain/contract/limits';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { ProblemError } from '../platform/problem.error';

/** Which part of a list is asked for: `cursor` is the id of the last row that was got. */
export interface Part {
  limit?: number;
  cursor?: string;
}

export interface KeysetPage<T> {
  items: T[];
  /** All that match, whatever the part. */
  total: number;
  /** `cursor` of the part after this one; absent on the last. */
  next?: string;
}

export interface Order {
  /** Table that holds the columns of the order, and its alias in the query. */
  table: string;
  alias: string;
  /** Columns that order the list; the table's id makes the order total. */
  by: readonly string[];
  direction: 'ASC' | 'DESC';
}

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * One part of a list, by the place of a row in the order instead of an offset: nothing is skipped or shown twice when rows come
 * in meanwhile, and late parts cost no more than early ones.
 * @param query all conditions, and what is selected, `id` among it
 * @throws ProblemError invalid_input for a cursor that cannot be one
 */
export async function keysetPage<Row extends { id: string }>(
  query: SelectQueryBuilder<ObjectLiteral>,
  order: Order,
  { limit = listLimits.default, cursor }: Part,
): Promise<KeysetPage<Row>> {
  if (cursor !== undefined && !isUuid.test(cursor)) throw new ProblemError('invalid_input');
  const [found, count] = await Promise.all([
    partOf(query.clone(), order, limit + 1, cursor).getRawMany<Row>(),
    query.clone().select('count(*)', 'total').getRawOne<{ total: number }>(),
  ]);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, total: count?.total ?? 0, ...(last ? { next: last.id } : {}) };
}

function partOf(query: SelectQueryBuilder<ObjectLiteral>, order: Order, most: number, cursor?: string) {
  const columns = [...order.by, 'id'];
  const own = columns.map((column) => `${order.alias}.${column}`);
  for (const column of own) query.addOrderBy(column, order.direction);
  if (cursor !== undefined) {
    const place = `(SELECT ${columns.join(', ')} FROM ${order.table} WHERE id = :cursor)`;
    query.andWhere(`(${own.join(', ')}) ${order.direction === 'ASC' ? '>' : '<'} ${place}`, { cursor });
  }
  return query.limit(most);
}

/** Selects plain columns under their own names, so that a raw row reads like the entity. */
export function selectPlain<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  alias: string,
  columns: readonly string[],
): SelectQueryBuilder<T> {
  for (const column of columns) query.addSelect(`${alias}.${column}`, column);
  return query;
}
