import { listLimits } from '@portal/domain/contract/limits';
import type { DataSource, EntityManager } from 'typeorm';
import type { PlainQuery } from './plain-query';
import { PreparedQuery } from './prepared-query';

/** Which part of a list is asked for: `cursor` is the id of the last row that was got, and was given out for this list (`http/list-cursors.ts`). */
export interface PageRequest {
  limit?: number;
  cursor?: string;
}

/** Part of a list: what is sent, how many there are in all, and how to go on. */
export class Page<Item> {
  constructor(
    readonly items: readonly Item[],
    /** All that match, not only those sent. */
    readonly total: number,
    /** `cursor` of the next page; absent on the last one. */
    readonly next?: string,
  ) {}

  map<Other>(change: (item: Item) => Other): Page<Other> {
    return new Page(this.items.map(change), this.total, this.next);
  }
}

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
 */
export async function paginate<Row extends { id: string }>(
  query: PlainQuery<Row>,
  order: Order,
  { limit = listLimits.default, cursor }: PageRequest,
): Promise<Page<Row>> {
  const all = query.clone();
  const found = await inOrder(query, order, cursor)
    .limit(limit + 1)
    .getMany();
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  // A first page that holds everything has counted it.
  if (cursor === undefined && !last) return new Page(items, items.length);
  return new Page(items, await all.count(), last?.id);
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
