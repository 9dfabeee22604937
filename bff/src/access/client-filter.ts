import { listLimits } from '@portal/domain/contract/limits';
import { UserEntity } from '../auth/accounts/user.entity';
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
} from '../database/pagination';
import type { PlainQuery } from '../database/plain-query';
import { accountText, type TextSearch } from '../database/text-search';

interface Asked {
  /** Somebody wants to know how many there are, also where that takes its time. */
  count?: 'exact' | undefined;
  /** How many the list has without the search, where that is kept. */
  known?: number | undefined;
}

/** Narrows a query that has the aliases `client` (an account) and `assignment` (theirs, or none). */
export interface ClientFilter {
  /** Few are found: each of them is named. */
  readonly isNamed: boolean;
  narrow<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row>;
  /** One page of those of the query that it finds; of very many it is only said that there are more than so many. */
  list<Row extends { id: string }>(query: PlainQuery<Row>, order: Order, page: PageRequest & Asked): Promise<Page<Row>>;
}

/** As `users_clients_by_last_name` and `users_clients_by_first_name` index it. */
export const startText = (alias: string, name: StartName): string => `lower(${alias}.${name}) COLLATE "C"`;
export const startNames = ['last_name', 'first_name'] as const;
export type StartName = (typeof startNames)[number];
/** What makes clients many: how their names begin, or what stands anywhere in their name or address. */
export type FoundBy = StartName | 'inside' | undefined;

/** Part of all clients that is found, and about how many there are in all. */
export interface Share {
  part: number;
  all: number;
}

/** Of clients by name, who all stand at one place of the list, up to this part of all is found first. */
export const mostAtOnePlace = 0.05;
/**
 * Whether finding all of them and then putting them in order reads less than going through a list in its order until a page of them
 * has turned up.
 * @param known how many the list has without the search
 */
export const isSparse = ({ part, all }: Share, rows: number, known = all): boolean => part * part * known < rows;

/** Ids of all clients whom these words find, as an array for `= ANY`: found once, by the indexes of what is typed. */
export const everyClient = (words: TextSearch, ofPreparers = ''): string =>
  `ARRAY(SELECT account.id FROM users account
     WHERE ${words.sql(accountText('account'))} AND account.role = 'client' AND account.deleted_at IS NULL ${ofPreparers})`;

/** Few are found: each of them is named. */
export function namedClients(ids: readonly string[]): ClientFilter {
  const narrow = <Row extends object>(query: PlainQuery<Row>) => query.where('client.id = ANY(:named)', { named: ids });
  return {
    isNamed: true,
    narrow,
    list: (query, order, page) => paginate(narrow(query), order, page, (all) => countUpTo(all)),
  };
}

/**
 * Those whom words find, who are too many to be named.
 * @param some of those who are found
 * @param by what finds them. In a list by name those of a last name stand side by side, and it would be gone through from its beginning
 *   up to there. Where it is the beginning of a name, they come first instead, in the order of it, and whoever is found by something
 *   else comes behind them; where it is inside of it, all are found first, unless they are so many that they turn up soon.
 * @param share how many of all clients these are
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
  /** Both by indexes of the same table, so that it is read once. */
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
  return {
    isNamed: false,
    narrow,
    async list(query, order, { known, ...page }) {
      const all = query.clone();
      const total = async (): Promise<Total> =>
        page.count === 'exact'
          ? countUpTo(narrow(all))
          : { total: await all.where('client.id = ANY(:some)', { some }).count(), more: true };
      // Of so many there is more than a page: they are counted while it is read.
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

/** The same order, in which the planner does not go through a list: it cannot know that all who are found stand at one place of it. */
const withoutIndex = (order: Order): Order => ({
  ...order,
  by: order.by.map((column) =>
    typeof column === 'string' ? { name: `sorted_${column}`, sql: (alias) => `${alias}.${column} || ''` } : column,
  ),
});
