import { listLimits } from '@portal/domain/contract/limits';
import type { DataSource, EntityManager } from 'typeorm';
import type { PlainQuery } from './plain-query';
import { PreparedQuery } from './prepared-query';

/** The requested page; `cursor` is the id of the last row received, issued for this list (`http/list-cursors.ts`). */
export interface PageRequest {
  limit?: number;
  cursor?: string;
  /** Skips the total count, when reading the later pages of a complete list. */
  uncounted?: boolean;
}

/** A page of a list, with the total and a cursor. */
export class Page<Item> {
  constructor(
    readonly items: readonly Item[],
    /** All matching rows, not only those on this page. */
    readonly total: number,
    /** `cursor` of the next page; absent on the last one. */
    readonly next?: string,
    /** True if there are more than `total` rows; counting stopped there. */
    readonly more = false,
  ) {}

  map<Other>(change: (item: Item) => Other): Page<Other> {
    return new Page(this.items.map(change), this.total, this.next, this.more);
  }
}

/** Number of matching rows; with `more` it is a lower bound. */
export interface Total {
  total: number;
  more?: boolean;
}

/**
 * Upper bound for counting a list that grows with the office: counting further would take longer than reading a page.
 */
export const mostCounted = 10_000;

/** @param most counts up to this number and reports if there are more */
export async function countUpTo(query: PlainQuery<object>, most = mostCounted): Promise<Total> {
  const total = await query
    .clone()
    .limit(most + 1)
    .countLimited();
  return totalUpTo(total, most);
}

/** @param counted at most `most` + 1 */
export const totalUpTo = (counted: number, most = mostCounted): Total =>
  counted > most ? { total: most, more: true } : { total: counted };

export interface Order {
  /** The entity whose columns determine the order, and its alias in the query. */
  entity: new () => object;
  alias: string;
  /** Columns or computed values to sort by; the table's id breaks ties. */
  by: readonly (string | Computed)[];
  direction: 'ASC' | 'DESC';
}

/** A value computed per row, as a column of the result. */
export interface Computed {
  name: string;
  /** @param alias alias of the row in the query */
  sql: (alias: string) => string;
}

/**
 * Reads one page by keyset instead of offset: rows inserted in the meantime cause no gaps or duplicates, and late pages
 * cost no more than early ones.
 * @param query with all conditions and the selected columns, including `id`
 * @param count counts all matching rows
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

/** Reads all pages, for responses that contain the whole list. */
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
 * Like `paginate`, for queries that find all matches before sorting: selects only the ids of the matches, and full rows
 * only for the page.
 * @param listed selects the columns of the list; includes all matching rows
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

/**
 * Returns the ids of the rows before and after a position in a list; null at either end.
 * @param id any row of the order's entity
 */
export async function findNeighbors<Row extends object>(
  query: PlainQuery<Row>,
  order: Order,
  id: string,
): Promise<{ previous: string | null; next: string | null }> {
  const beside = async (direction: Order['direction']) =>
    (
      await inOrder(query.onlyIds(order.alias), { ...order, direction }, id)
        .limit(1)
        .getOne()
    )?.id ?? null;
  const backwards = order.direction === 'ASC' ? 'DESC' : 'ASC';
  const [previous, next] = await Promise.all([beside(backwards), beside(order.direction)]);
  return { previous, next };
}

/** One part of a list, with its own order; parts do not overlap. */
export interface Part<Row extends object> {
  query: PlainQuery<Row>;
  order: Order;
}

/** Reads one page of two concatenated lists. @param count counts both */
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

/** @param found up to one row more than fits on the page, which shows that there is a next page */
async function pageOf<Row extends { id: string }>(
  found: readonly Row[],
  { limit, cursor, uncounted }: { limit: number; cursor: string | undefined; uncounted: boolean },
  count: () => Promise<Total>,
): Promise<Page<Row>> {
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  // A first page that contains all rows needs no count.
  if (cursor === undefined && !last) return new Page(items, items.length);
  const { total, more = false } = uncounted ? { total: 0 } : await count();
  return new Page(items, total, last?.id, more);
}

/** A frequently read list that is the same for every user; its first page is a prepared query. */
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
  // Selects all columns in one call; otherwise the builder would move computed values after plain columns.
  const last = builder.subQuery().select(of('last').join(', ')).from(entity, 'last').where('last.id = :cursor');
  const after = direction === 'ASC' ? '>' : '<';
  return query.where(`(${of(alias).join(', ')}) ${after} ${last.getQuery()}`, { cursor });
}
