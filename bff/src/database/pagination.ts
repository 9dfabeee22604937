import { listLimits } from '@portal/domain/contract/limits';
import type { DataSource, EntityManager } from 'typeorm';
import type { PlainQuery } from './plain-query';
import { PreparedQuery } from './prepared-query';

/** Which part of a list is asked for: `cursor` is the id of the last row that was got, and was given out for this list (`http/list-cursors.ts`). */
export interface PageRequest {
  limit?: number;
  cursor?: string;
  /** Nobody asks how many there are in all: a later part of a list that is read to its end. */
  uncounted?: boolean;
}

/** Part of a list: what is sent, how many there are in all, and how to go on. */
export class Page<Item> {
  constructor(
    readonly items: readonly Item[],
    /** All that match, not only those sent. */
    readonly total: number,
    /** `cursor` of the next page; absent on the last one. */
    readonly next?: string,
    /** There are more than `total`: counting stopped there. */
    readonly more = false,
  ) {}

  map<Other>(change: (item: Item) => Other): Page<Other> {
    return new Page(this.items.map(change), this.total, this.next, this.more);
  }
}

/** How many there are in all; `more`: so many were counted, and there are more. */
export interface Total {
  total: number;
  more?: boolean;
}

/** A list that grows with the office is counted up to here: counting more would take longer than showing a page of it. */
export const mostCounted = 10_000;

/** @param most counted at most; a query that finds more says so */
export async function countUpTo(query: PlainQuery<object>, most = mostCounted): Promise<Total> {
  const total = await query
    .clone()
    .limit(most + 1)
    .countLimited();
  return totalUpTo(total, most);
}

/** @param counted up to one more than `most` */
export const totalUpTo = (counted: number, most = mostCounted): Total =>
  counted > most ? { total: most, more: true } : { total: counted };

export interface Order {
  /** What holds the columns of the order, and its alias in the query. */
  entity: new () => object;
  alias: string;
  /** Columns that order the list, or what is computed of a row; the table's id makes the order total. */
  by: readonly (string | Computed)[];
  direction: 'ASC' | 'DESC';
}

/** What is computed of each row; a column of the result. */
export interface Computed {
  name: string;
  /** @param alias of the row in the query */
  sql: (alias: string) => string;
}

/**
 * One page of a list, by the place of a row in the order instead of an offset: nothing is skipped or shown twice when rows come
 * in meanwhile, and late pages cost no more than early ones.
 * @param query all conditions, and what is selected, `id` among it
 * @param count of all that match
 */
export async function paginate<Row extends { id: string }>(
  query: PlainQuery<Row>,
  order: Order,
  { limit = listLimits.default, cursor, uncounted = false }: PageRequest,
  count: (all: PlainQuery<Row>) => Promise<Total> = async (all) => ({ total: await all.count() }),
): Promise<Page<Row>> {
  const all = query.clone();
  const found = await inOrder(query, order, cursor)
    .limit(limit + 1)
    .getMany();
  return pageOf(found, { limit, cursor, uncounted }, () => count(all));
}

/** Reads a list to its end, for answers that are no list and hold all of it. */
export async function readAllPages<Item>(read: (request: PageRequest) => Promise<Page<Item>>): Promise<Item[]> {
  let page = await read({ limit: listLimits.most, uncounted: true });
  const items = [...page.items];
  while (page.next !== undefined) {
    page = await read({ limit: listLimits.most, cursor: page.next, uncounted: true });
    items.push(...page.items);
  }
  return items;
}

/**
 * As `paginate`, where all that match are found before they are put in order: of these only the ids are read, and of the page alone
 * what is listed.
 * @param listed the same rows and others
 */
export async function paginateIds<Row extends { id: string }>(
  matching: PlainQuery<{ id: string }>,
  listed: PlainQuery<Row>,
  order: Order,
  { limit = listLimits.default, cursor, uncounted = false }: PageRequest,
  count: () => Promise<Total>,
): Promise<Page<Row>> {
  const ids = await inOrder(matching.onlyIds(order.alias), order, cursor)
    .limit(limit + 1)
    .getMany();
  const named = listed.where(`${order.alias}.id = ANY(:page)`, { page: ids.map(({ id }) => id) });
  return pageOf(await inOrder(named, order).getMany(), { limit, cursor, uncounted }, count);
}

/** A list whose rows stand in its order, of which none is in another part. */
export interface Part<Row extends object> {
  query: PlainQuery<Row>;
  order: Order;
}

/** One page of two lists, one after the other. @param count of both */
export async function paginateInTurn<Row extends { id: string }>(
  [first, second]: readonly [Part<Row>, Part<Row>],
  { limit = listLimits.default, cursor, uncounted = false }: PageRequest,
  count: () => Promise<Total>,
): Promise<Page<Row>> {
  const { alias } = first.order;
  const isInFirst =
    cursor === undefined ||
    (await first.query.clone().where(`${alias}.id = :cursor`, { cursor }).getOne()) !== undefined;
  const next = ({ query, order }: Part<Row>, most: number, after?: string) =>
    inOrder(query.clone(), order, after).limit(most).getMany();
  const found = isInFirst ? await next(first, limit + 1, cursor) : [];
  const missing = limit + 1 - found.length;
  if (missing > 0) found.push(...(await next(second, missing, isInFirst ? undefined : cursor)));
  return pageOf(found, { limit, cursor, uncounted }, count);
}

/** @param found one more than are sent, where there is another page */
async function pageOf<Row extends { id: string }>(
  found: readonly Row[],
  { limit, cursor, uncounted }: { limit: number; cursor: string | undefined; uncounted: boolean },
  count: () => Promise<Total>,
): Promise<Page<Row>> {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  // A first page that holds everything has counted it.
  if (cursor === undefined && !last) return new Page(items, items.length);
  const { total, more = false } = uncounted ? { total: 0 } : await count();
  return new Page(items, total, last?.id, more);
}

/** A list that is the same for everybody and read often: its first page is a prepared query. */
export class PreparedList<Row extends { id: string }> {
  private readonly firstPage: PreparedQuery<Row, { limit: number }>;

  constructor(
    private readonly database: DataSource,
    name: string,
    private readonly build: (manager: EntityManager) => PlainQuery<Row>,
    private readonly order: Order,
  ) {
    this.firstPage = new PreparedQuery(database, name, (manager) => inOrder(build(manager), order));
  }

  async getPage(request: PageRequest): Promise<Page<Row>> {
    const { limit = listLimits.default, cursor } = request;
    if (cursor === undefined) {
      const items = await this.firstPage.getMany({ limit: limit + 1 });
      if (items.length <= limit) return new Page(items, items.length);
    }
    return paginate(this.build(this.database.manager), this.order, request);
  }
}

function inOrder<Row extends object>(query: PlainQuery<Row>, { entity, alias, by, direction }: Order, cursor?: string) {
  const { builder } = query;
  const columns = [...by, 'id'];
  for (const column of columns) {
    if (typeof column === 'string') builder.addOrderBy(`${alias}.${column}`, direction);
    else builder.addSelect(column.sql(alias), column.name).addOrderBy(column.name, direction);
  }
  if (cursor === undefined) return query;
  const of = (row: string) =>
    columns.map((column) => (typeof column === 'string' ? `${row}.${column}` : column.sql(row)));
  // As one text: given one by one, the builder puts what is computed behind the columns.
  const last = builder.subQuery().select(of('last').join(', ')).from(entity, 'last').where('last.id = :cursor');
  const after = direction === 'ASC' ? '>' : '<';
  return query.where(`(${of(alias).join(', ')}) ${after} ${last.getQuery()}`, { cursor });
}
