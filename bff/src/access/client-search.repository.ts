import { Injectable } from '@nestjs/common';
import { listLimits } from '@portal/domain/contract/limits';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { UserEntity } from '../auth/accounts/user.entity';
import {
  countUpTo,
  paginate,
  paginateInTurn,
  type Order,
  type Page,
  type PageRequest,
  type Part,
  type Total,
} from '../database/pagination';
import type { PlainQuery } from '../database/plain-query';
import { accountText, mostNamed, textSearch, type TextSearch } from '../database/text-search';
import { AssignmentEntity } from './assignment.entity';

/** Somebody wants to know how many there are, also where that takes its time. */
interface ExactCount {
  count?: 'exact' | undefined;
}

/** Narrows a query that has the aliases `client` (an account) and `assignment` (theirs, or none). */
export interface ClientFilter {
  /** Few are found: each of them is named. */
  readonly isNamed: boolean;
  narrow<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row>;
  /** One page of those of the query that it finds; of very many it is only said that there are more than so many. */
  list<Row extends { id: string }>(
    query: PlainQuery<Row>,
    order: Order,
    page: PageRequest & ExactCount,
  ): Promise<Page<Row>>;
}

/** As `users_clients_by_last_name` and `users_clients_by_first_name` index it. */
const startText = (alias: string, name: StartName): string => `lower(${alias}.${name}) COLLATE "C"`;
type StartName = 'last_name' | 'first_name';
/** What makes clients many: how their names begin, or what stands anywhere in their name or address. */
type FoundBy = StartName | 'inside' | undefined;

/**
 * Clients by what is typed: their name, their e-mail address, the name of their preparer. Each of these has an index, but no index has all:
 * few are found first and then named, so that no list is gone through for a handful of rows; many turn up soon in any list.
 */
@Injectable()
export class ClientSearch {
  constructor(private readonly database: DataSource) {}

  async find(search: string): Promise<ClientFilter> {
    const words = textSearch(search);
    const [{ ids: clients, by }, preparers] = await Promise.all([
      this.ownTexts(words),
      this.accounts('preparer', words),
    ]);
    const assigned = await this.assignedTo(preparers);
    const found = [...new Set([...clients, ...assigned])];
    const isWide = [clients, preparers, assigned].some(({ length }) => length > mostNamed);
    if (!isWide) return named(found);
    const share = await this.share(words, preparers);
    return wide(words, preparers, { some: found.slice(0, mostNamed), by, share });
  }

  /** How many of all clients these words find, by a look at a few pages of the table, wherever they lie. */
  async share(words: TextSearch, preparers: readonly string[] = []): Promise<Share> {
    const looked = await this.database.manager
      .createQueryBuilder()
      .select('count(*)::int', 'seen')
      .addSelect(
        `(count(*) FILTER (WHERE ${words.sql(accountText('account'))} OR ${isOfPreparers('account')}))::int`,
        'found',
      )
      .addSelect(`(${rowsOfUsers})::float8`, 'all')
      .from(`(SELECT * FROM users TABLESAMPLE SYSTEM (least(100, ${100 * looks} / (${rowsOfUsers}))))`, 'account')
      .where(`account.role = 'client' AND account.deleted_at IS NULL`)
      .setParameters({ ...words.parameters, preparers })
      .getRawOne<{ seen: number; found: number; all: number }>();
    const { seen = 0, found = 0, all = 0 } = looked ?? {};
    return { part: found / Math.max(1, seen), all };
  }

  /** Clients by name and e-mail address. Of more than `mostNamed` only so many that this is seen. */
  async clients(words: TextSearch): Promise<string[]> {
    return (await this.ownTexts(words)).ids;
  }

  /** Where many names begin like this, reading that many of them is enough, and the search inside of all texts is not. */
  private async ownTexts(words: TextSearch): Promise<{ ids: string[]; by: FoundBy }> {
    for (const by of ['last_name', 'first_name'] as const) {
      const ids = await this.startingWith(by, words);
      if (ids.length > mostNamed) return { ids, by };
    }
    const ids = await this.accounts('client', words);
    return { ids, by: ids.length > mostNamed ? 'inside' : undefined };
  }

  /** Whoever is of one role, or of any. Of more than `mostNamed` only so many that this is seen. */
  accounts(role: UserEntity['role'] | null, words: TextSearch): Promise<string[]> {
    const query = this.some(words.sql(accountText('account')), words.parameters);
    if (role) query.andWhere(`account.role = '${role}' AND account.deleted_at IS NULL`);
    // In an order, so that many are met in the index of it, and not by reading the table from its beginning.
    return idsOf(query.orderBy('account.id'));
  }

  private startingWith(name: StartName, { starts }: TextSearch): Promise<string[]> {
    const text = startText('account', name);
    const query = this.some(`${text} LIKE :starts AND account.role = 'client' AND account.deleted_at IS NULL`, {
      starts,
    });
    return idsOf(query.addSelect(text, 'text').orderBy('text'));
  }

  private some(condition: string, parameters: ObjectLiteral) {
    return this.database.manager
      .createQueryBuilder(UserEntity, 'account')
      .select('account.id', 'id')
      .where(condition, parameters)
      .limit(mostNamed + 1);
  }

  private async assignedTo(preparers: readonly string[]): Promise<string[]> {
    if (preparers.length === 0) return [];
    const query = this.database.manager
      .createQueryBuilder(AssignmentEntity, 'assignment')
      .select('assignment.client_id', 'id')
      .where('assignment.preparer_id = ANY(:preparers)', { preparers })
      .orderBy('assignment.preparer_id')
      .limit(mostNamed + 1);
    return idsOf(query);
  }
}

/** Part of all clients that is found, and about how many there are in all. */
interface Share {
  part: number;
  all: number;
}

/** Rows that a share is told by. */
const looks = 3000;
/** As the database last counted them. */
const rowsOfUsers = `SELECT greatest(1, reltuples) FROM pg_class WHERE oid = 'users'::regclass`;
const isOfPreparers = (alias: string): string =>
  `EXISTS (SELECT FROM assignments own WHERE own.client_id = ${alias}.id AND own.preparer_id = ANY(:preparers))`;

/** Of clients by name, who all stand at one place of the list, up to this part of all is found first. */
export const mostAtOnePlace = 0.05;

/**
 * Whether finding all of them and then putting them in order reads less than going through a list in its order until a page of them
 * has turned up.
 */
export const isSparse = ({ part, all }: Share, rows: number): boolean => part * part * all < rows;

/** Ids of all clients whom these words find, as an array for `= ANY`: found once, by the indexes of what is typed. */
export const everyClient = (words: TextSearch, ofPreparers = ''): string =>
  `ARRAY(SELECT account.id FROM users account
     WHERE ${words.sql(accountText('account'))} AND account.role = 'client' AND account.deleted_at IS NULL ${ofPreparers})`;

async function idsOf(query: { getRawMany: <Row>() => Promise<Row[]> }): Promise<string[]> {
  return (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
}

function named(ids: readonly string[]): ClientFilter {
  const narrow = <Row extends object>(query: PlainQuery<Row>) => query.where('client.id = ANY(:named)', { named: ids });
  return {
    isNamed: true,
    narrow,
    list: (query, order, page) => paginate(narrow(query), order, page, (all) => countUpTo(all)),
  };
}

/**
 * @param some of those who are found
 * @param by what finds them. In a list by name those of a last name stand side by side, and it would be gone through from its beginning
 *   up to there. Where it is the beginning of the name, they come first instead, and whoever is found by something else comes behind
 *   them; where it is inside of it, all are found first, unless they are so many that they turn up soon.
 * @param share how many of all clients these are
 */
function wide(
  words: TextSearch,
  preparers: readonly string[],
  { some, by, share }: { some: readonly string[]; by: FoundBy; share: Share },
): ClientFilter {
  const text = words.sql(accountText('client'));
  const narrow = <Row extends object>(query: PlainQuery<Row>) =>
    query.where(`(${text} OR assignment.preparer_id = ANY(:preparers))`, { ...words.parameters, preparers });
  const ofPreparers = 'UNION SELECT client_id FROM assignments WHERE preparer_id = ANY(:preparers)';
  const narrowFirst = <Row extends object>(query: PlainQuery<Row>) =>
    query.where(`client.id = ANY(${everyClient(words, ofPreparers)})`, { ...words.parameters, preparers });
  const startsSo = `${startText('client', 'last_name')} LIKE :starts`;
  const { starts } = words;
  const sorted = { name: 'sorted_name', sql: (alias: string) => startText(alias, 'last_name') };
  const atOnePlace = <Row extends object>(query: PlainQuery<Row>, order: Order): [Part<Row>, Part<Row>] => [
    { query: query.clone().where(startsSo, { starts }), order: { ...order, by: [sorted, ...order.by] } },
    { query: narrow(query.clone()).where(`NOT ${startsSo}`, { starts }), order },
  ];
  return {
    isNamed: false,
    narrow,
    list(query, order, page) {
      const all = query.clone();
      const count = async (): Promise<Total> =>
        page.count === 'exact'
          ? countUpTo(narrow(all))
          : { total: await all.where('client.id = ANY(:some)', { some }).count(), more: true };
      const isByName = order.entity === UserEntity && order.by[0] === 'last_name';
      if (isByName && by === 'last_name') return paginateInTurn(atOnePlace(query, order), page, count);
      const isFirst =
        isByName && by === 'inside' ? share.part < mostAtOnePlace : isSparse(share, page.limit ?? listLimits.default);
      return paginate((isFirst ? narrowFirst : narrow)(query.clone()), order, page, count);
    },
  };
}
