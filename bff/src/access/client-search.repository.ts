import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral } from 'typeorm';
import { UserEntity } from '../auth/accounts/user.entity';
import { countUpTo, mostCounted, type Total } from '../database/pagination';
import type { PlainQuery } from '../database/plain-query';
import { accountText, mostNamed, textSearch, type TextSearch } from '../database/text-search';
import { AssignmentEntity } from './assignment.entity';

/** Narrows a query that has the aliases `client` (an account) and `assignment` (theirs, or none). */
export interface ClientFilter {
  narrow<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row>;
  /** The same by the indexes of what is searched: for a query whose own conditions leave few. */
  narrowByIndex<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row>;
  /** How many of the query it finds. @param all the query has no condition of its own */
  count(query: PlainQuery<object>, all: boolean): Promise<Total>;
  /** The same in less time: of very many it is only said that there are more than so many. */
  countSome(query: PlainQuery<object>): Promise<Total>;
}

/**
 * Clients by what is typed: their name, their e-mail address, the name of their preparer. Each of these has an index, but no index has all:
 * few are found first and then named, so that no list is gone through for a handful of rows; many turn up soon in any list.
 */
@Injectable()
export class ClientSearch {
  constructor(private readonly database: DataSource) {}

  async find(search: string): Promise<ClientFilter> {
    const words = textSearch(search);
    const [clients, preparers] = await Promise.all([this.accounts('client', words), this.accounts('preparer', words)]);
    const assigned = await this.assignedTo(preparers);
    const found = [...new Set([...clients, ...assigned])];
    const isWide = [clients, preparers, assigned].some(({ length }) => length > mostNamed);
    return isWide ? wide(words, preparers, found) : named(found);
  }

  /** Whoever is of one role: by name and e-mail address. Of more than `mostNamed` only so many that this is seen. */
  async accounts(role: UserEntity['role'] | null, words: TextSearch): Promise<string[]> {
    // Where many names begin like this, reading that many of them is enough, and the search inside of all texts is not.
    for (const name of role === 'preparer' ? [] : ['last_name', 'first_name']) {
      const many = await this.accountsWhere(role, `lower(account.${name}) LIKE :starts`, { starts: words.starts });
      if (many.length > mostNamed) return many;
    }
    return this.accountsWhere(role, words.sql(accountText('account')), words.parameters);
  }

  private async accountsWhere(role: UserEntity['role'] | null, condition: string, parameters: ObjectLiteral) {
    const found = this.database.manager
      .createQueryBuilder(UserEntity, 'account')
      .select('account.id', 'id')
      .where(condition, parameters)
      .limit(mostNamed + 1);
    if (role) found.andWhere(`account.role = '${role}' AND account.deleted_at IS NULL`);
    return (await found.getRawMany<{ id: string }>()).map(({ id }) => id);
  }

  private async assignedTo(preparers: readonly string[]): Promise<string[]> {
    if (preparers.length === 0) return [];
    const found = await this.database.manager
      .createQueryBuilder(AssignmentEntity, 'assignment')
      .select('assignment.client_id', 'id')
      .where('assignment.preparer_id = ANY(:preparers)', { preparers })
      .limit(mostNamed + 1)
      .getRawMany<{ id: string }>();
    return found.map(({ id }) => id);
  }
}

function named(ids: readonly string[]): ClientFilter {
  const narrow = <Row extends object>(query: PlainQuery<Row>) => query.where('client.id = ANY(:named)', { named: ids });
  const count = (query: PlainQuery<object>) => countUpTo(narrow(query.clone()));
  return { narrow, narrowByIndex: narrow, count, countSome: count };
}

/** @param some of those who are found */
function wide(words: TextSearch, preparers: readonly string[], some: readonly string[]): ClientFilter {
  const text = words.sql(accountText('client'));
  const parameters = { ...words.parameters, preparers };
  // Counted by the indexes of both, which one condition on two tables could not use.
  const either = (limit: string) => `client.id = ANY(ARRAY(
    SELECT found.id FROM users found
    WHERE ${words.sql(accountText('found'))} AND found.role = 'client' AND found.deleted_at IS NULL
    UNION ALL SELECT theirs.client_id FROM assignments theirs WHERE theirs.preparer_id = ANY(:preparers) ${limit}))`;
  return {
    narrow: (query) => query.where(`(${text} OR assignment.preparer_id = ANY(:preparers))`, parameters),
    narrowByIndex: (query) => query.where(either(''), parameters),
    count: (query, all) =>
      countUpTo(query.clone().where(either(all ? `LIMIT ${2 * (mostCounted + 1)}` : ''), parameters)),
    countSome: async (query) => ({
      total: await query.clone().where('client.id = ANY(:some)', { some }).count(),
      more: true,
    }),
  };
}
