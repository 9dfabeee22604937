import { paginate, type Order, type Page, type PageRequest } from '../../database/pagination';
import type { PlainQuery } from '../../database/plain-query';

interface Search {
  search?: string | null | undefined;
  /** Order of the list; of those that match equally well, where `bestFirst` is set. */
  order: Order;
  /** Names and addresses in which a word begins with the search come first. */
  bestFirst?: boolean;
}

/** What is searched; every word of it begins after a blank. @param account alias of the account */
const words = (account: string): string =>
  `' ' || lower(concat_ws(' ', ${account}.first_name, ${account}.last_name, ${account}.email))`;

/** 0 where a word begins with the search, else 1. */
const rank = {
  name: 'search_rank',
  sql: (account: string) => `(position(' ' || lower(:search) in ${words(account)}) = 0)::int`,
};

/**
 * Finds preparers by first name, last name or e-mail, for every picker and list that searches them.
 * @param preparers query whose accounts have the order's alias
 */
export function searchPreparers<Row extends { id: string }>(
  preparers: PlainQuery<Row>,
  { search, order, bestFirst = true }: Search,
  request: PageRequest,
): Promise<Page<Row>> {
  const typed = search?.trim();
  if (!typed) return paginate(preparers, order, request);
  // `position` and not LIKE: what is typed has no wildcards.
  preparers.where(`position(lower(:search) in ${words(order.alias)}) > 0`, { search: typed });
  return paginate(preparers, bestFirst ? { ...order, by: [rank, ...order.by] } : order, request);
}
