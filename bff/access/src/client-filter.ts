import { listLimits } from '@portal/domain/contract/limits';
import { UserEntity } from './auth/accounts/user.entity';
import {
  countUpTo,
  paginate,
  paginateIds,
  paginateInTurn,
  type Order,
  type Page,
  type PageRequest,
  type Part,
  type Total,
} from '@portal/bff-platform/database/pagination';
import type { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { accountText, type TextSearch } from '@portal/bff-platform/database/text-search';

interface Asked {
  /** Requests the exact total, even if counting is slow. */
  count?: 'exact' | undefined;
  /** Number of rows without the search, if triggers maintain that total. */
  known?: number | undefined;
}

/** Filters a query with the aliases `client` (an account) and `assignment` (the client's, if any). */
export interface ClientFilter {
  /** True if there are few enough matches to filter by their ids. */
  readonly isNamed: boolean;
  narrow<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row>;
  /** Counts the matching rows of a query. If there are very many, the total is capped and marked with `more`. */
  count(query: PlainQuery<object>): Promise<Total>;
  /**
   * Returns one page of the matching rows. If there are very many matches, the total is capped and marked with `more`.
   */
  list<Row extends { id: string }>(query: PlainQuery<Row>, order: Order, page: PageRequest & Asked): Promise<Page<Row>>;
}

/** The expression that `users_clients_by_last_name` and `users_clients_by_first_name` index. */
export const startText = (alias: string, name: StartName): string => `lower(${alias}.${name}) COLLATE "C"`;
export const startNames = ['last_name', 'first_name'] as const;
export type StartName = (typeof startNames)[number];
/** How a search with many matches found them: by a name prefix, or by text within the name or address. */
export type FoundBy = StartName | 'inside' | undefined;

/** Share of all clients that match, and the approximate number of clients. */
export interface Share {
  part: number;
  all: number;
}

/**
 * For lists sorted by name: below this share of all clients, find all matches before sorting, because they may all be
 * adjacent in the list.
 */
export const mostAtOnePlace = 0.05;
/**
 * Returns whether finding and sorting all matches reads less than scanning the list in order until a page is full.
 * @param known number of rows without the search
 */
export const isSparse = ({ part, all }: Share, rows: number, known = all): boolean => part * part * known < rows;

/** SQL for the ids of all clients that match, as an array for `= ANY`, so that the text indexes are searched once. */
export const everyClient = (words: TextSearch, ofPreparers = ''): string =>
  `ARRAY(SELECT account.id FROM users account
     WHERE ${words.sql(accountText('account'))} AND account.role = 'client' AND account.deleted_at IS NULL ${ofPreparers})`;

/** Filters by a short list of client ids. */
export function namedClients(ids: readonly string[]): ClientFilter {
  const narrow = <Row extends object>(query: PlainQuery<Row>) => query.where('client.id = ANY(:named)', { named: ids });
  return {
    isNamed: true,
    narrow,
    count: (query) => countUpTo(narrow(query.clone())),
    list: (query, order, page) => paginate(narrow(query), order, page, (all) => countUpTo(all)),
  };
}

/**
 * Filters by the search text itself, for searches with more matches than an id list can hold.
 *
 * In a list sorted by name, matching names are adjacent, but a scan would start at the beginning of the list:
 * - A name prefix: its matches come first, in index order, followed by all other matches.
 * - Text within a name: all matches are found before sorting, unless so many clients match that scanning the sorted list
 *   fills a page sooner.
 * @param some ids of a few matches, for a lower bound on the total
 * @param by the part of the client that matched
 * @param share estimates the share of all clients that match
 */
export function manyClients(
  words: TextSearch,
  preparers: readonly string[],
  { some, by, share }: { some: readonly string[]; by: FoundBy; share: () => Promise<Share> },
): ClientFilter {
  const text = words.sql(accountText('client'));
  const narrow = <Row extends object>(query: PlainQuery<Row>) =>
    query.where(`client.deleted_at IS NULL AND (${text} OR assignment.preparer_id = ANY(:preparers))`, {
      ...words.parameters,
      preparers,
    });
  const ofPreparers = 'UNION SELECT client_id FROM assignments WHERE preparer_id = ANY(:preparers)';
  const narrowFirst = <Row extends object>(query: PlainQuery<Row>) =>
    query.where(`client.id = ANY(${everyClient(words, ofPreparers)})`, { ...words.parameters, preparers });
  const ofTheirs = 'ARRAY(SELECT client_id FROM assignments WHERE preparer_id = ANY(:preparers))';
  /** Both conditions use indexes of one table, so it is read only once. */
  const narrowByIndexes = <Row extends object>(query: PlainQuery<Row>) =>
    query.where(`client.deleted_at IS NULL AND (${text} OR client.id = ANY(${ofTheirs}))`, {
      ...words.parameters,
      preparers,
    });
  const { starts } = words;
  const atOnePlace = <Row extends object>(
    query: PlainQuery<Row>,
    order: Order,
    name: StartName,
  ): [Part<Row>, Part<Row>] => {
    const startsSo = `${startText('client', name)} LIKE :starts`;
    const sorted = { name: 'sorted_name', sql: (alias: string) => startText(alias, name) };
    return [
      { query: query.clone().where(startsSo, { starts }), order: { ...order, by: [sorted, ...order.by] } },
      { query: narrow(query.clone()).where(`NOT ${startsSo}`, { starts }), order },
    ];
  };
  const countSome = async (query: PlainQuery<object>): Promise<Total> => ({
    total: await query.clone().where('client.id = ANY(:some)', { some }).count(),
    more: true,
  });
  return {
    isNamed: false,
    narrow,
    count: countSome,
    async list(query, order, { known, ...page }) {
      const all = query.clone();
      const total = (): Promise<Total> => (page.count === 'exact' ? countUpTo(narrow(all)) : countSome(all));
      // There are more rows than fit on this page, so start counting in parallel.
      const begun = page.uncounted ? undefined : total();
      begun?.catch(() => undefined);
      const count = () => begun ?? total();
      const isByName = order.entity === UserEntity && order.by[0] === 'last_name';
      if (isByName && (by === 'last_name' || by === 'first_name'))
        return paginateInTurn(atOnePlace(query, order, by), page, count);
      const found = await share();
      if (isByName && by === 'inside' && found.part < mostAtOnePlace)
        return paginateIds(narrowByIndexes(query.clone()), query, withoutIndex(order), page, count);
      if (isSparse(found, page.limit ?? listLimits.default, known))
        return paginateIds(narrowFirst(query.clone()), query, order, page, count);
      return paginate(narrow(query.clone()), order, page, count);
    },
  };
}

/**
 * Returns the same order as an expression that no index covers. Otherwise the planner would scan the index, although
 * all matches may be at its far end.
 */
const withoutIndex = (order: Order): Order => ({
  ...order,
  by: order.by.map((column) =>
    typeof column === 'string' ? { name: `sorted_${column}`, sql: (alias) => `${alias}.${column} || ''` } : column,
  ),
});
