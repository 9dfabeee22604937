import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UserEntity } from '../auth/accounts/user.entity';
import type { PlainQuery } from '../database/plain-query';
import { accountText, mostNamed, textSearch, type TextSearch } from '../database/text-search';
import { AssignmentEntity } from './assignment.entity';

/** Narrows a query that has the aliases `client` (an account) and `assignment` (theirs, or none). */
export interface ClientFilter {
  narrow<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row>;
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
    const isWide = [clients, preparers, assigned].some(({ length }) => length > mostNamed);
    if (!isWide) {
      const named = [...new Set([...clients, ...assigned])];
      return { narrow: (query) => query.where('client.id = ANY(:named)', { named }) };
    }
    const sql = `(${words.sql(accountText('client'))} OR assignment.preparer_id = ANY(:preparers))`;
    return { narrow: (query) => query.where(sql, { ...words.parameters, preparers }) };
  }

  /** Whoever is of one role: by name and e-mail address. */
  async accounts(role: UserEntity['role'] | null, words: TextSearch): Promise<string[]> {
    const found = this.database.manager
      .createQueryBuilder(UserEntity, 'account')
      .select('account.id', 'id')
      .where(words.sql(accountText('account')), words.parameters)
      .limit(mostNamed + 1);
    if (role) found.andWhere('account.role = :role AND account.deleted_at IS NULL', { role });
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
