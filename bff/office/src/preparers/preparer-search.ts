import { paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import type { PlainQuery } from '@portal/bff-platform/database/plain-query';

interface Search {
  search?: string | null | undefined;
  /** Order of the list; with `bestFirst`, the order among equally ranked matches. */
  order: Order;
  /** Lists names and addresses with a word that begins with the search first. */
  bestFirst?: boolean;
}

/** SQL of the searched text, with a space before every word. @param account alias of the account */
const words = (account: string): string =>
  `' ' || lower(concat_ws(' ', ${account}.first_name, ${account}.last_name, ${account}.email))`;

/** 0 if a word begins with the search, else 1. */
const rank = {
  name: 'search_rank',
  sql: (account: string) => `(position(' ' || lower(:search) in ${words(account)}) = 0)::int`,
};

/**
 * Searches preparers by first name, last name or email address, for every picker and list.
 * @param preparers query with accounts under the order's alias
 */
export function searchPreparers<Row extends { id: string }>(
  preparers: PlainQuery<Row>,
  { search, order, bestFirst = true }: Search,
  request: PageRequest,
): Promise<Page<Row>> {
  const typed = search?.trim();
  if (!typed) return paginate(preparers, order, request);
  // `position` instead of LIKE, so that wildcards in the search are literal.
  preparers.where(`position(lower(:search) in ${words(order.alias)}) > 0`, { search: typed });
  return paginate(preparers, bestFirst ? { ...order, by: [rank, ...order.by] } : order, request);
}
