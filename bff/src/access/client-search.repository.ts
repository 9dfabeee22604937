import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type ObjectLiteral } from 'typeorm';
import { UserEntity } from '../auth/accounts/user.entity';
import { accountText, mostNamed, textSearch, type TextSearch } from '../database/text-search';
import { AssignmentEntity } from './assignment.entity';
import {
  manyClients,
  namedClients,
  startNames,
  startText,
  type ClientFilter,
  type FoundBy,
  type Share,
  type StartName,
} from './client-filter';

/**
 * Clients by what is typed: their name, their e-mail address, the name of their preparer. Each of these has an index, but no index has all:
 * few are found first and then named, so that no list is gone through for a handful of rows; many turn up soon in any list.
 */
@Injectable()
export class ClientSearch {
  constructor(private readonly database: DataSource) {}

  async find(search: string): Promise<ClientFilter> {
    const words = textSearch(search);
    const [{ ids: clients, by, share: ownShare }, preparers] = await Promise.all([
      this.ownTexts(words),
      this.accounts('preparer', words),
    ]);
    const assigned = await this.assignedTo(preparers);
    const found = [...new Set([...clients, ...assigned])];
    const isWide = [clients, preparers, assigned].some(({ length }) => length > mostNamed);
    if (!isWide) return namedClients(found);
    // Fewer assigned clients than are named are too few to be seen in a share of all.
    const share = async () =>
      assigned.length > mostNamed ? this.share(words, preparers) : (ownShare ?? (await this.share(words)));
    return manyClients(words, preparers, { some: found.slice(0, mostNamed), by, share });
  }

  /** How many of all clients these words find, by a look at a few pages of the table, wherever they lie. */
  async share(words: TextSearch, preparers: readonly string[] = []): Promise<Share> {
    const own = words.sql(accountText('account'));
    const isFound = preparers.length > 0 ? `${own} OR ${isOfPreparers('account')}` : own;
    const looked = await this.database.manager
      .createQueryBuilder()
      .select('count(*)::int', 'seen')
      .addSelect(`(count(*) FILTER (WHERE ${isFound}))::int`, 'found')
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
  private async ownTexts(words: TextSearch): Promise<{ ids: string[]; by: FoundBy; share?: Share }> {
    const begun = await Promise.all(startNames.map(async (by) => ({ by, ids: await this.startingWith(by, words) })));
    const many = begun.find(({ ids: some }) => some.length > mostNamed);
    if (many) return many;
    const share = await this.share(words);
    const ids = await this.accounts('client', words, share);
    return { ids, by: ids.length > mostNamed ? 'inside' : undefined, share };
  }

  /** Whoever is of one role, or of any. Of more than `mostNamed` only so many that this is seen. */
  async accounts(role: UserEntity['role'] | null, words: TextSearch, share?: Share): Promise<string[]> {
    const find = (manager: EntityManager) => {
      const query = some(manager, words.sql(accountText('account')), words.parameters);
      return role ? query.andWhere(`account.role = '${role}' AND account.deleted_at IS NULL`) : query;
    };
    const { manager } = this.database;
    // In an order, so that many are met in the index of it, and not by reading the table from its beginning.
    if (role === 'preparer' || (share ?? (await this.share(words))).part > mostByTexts)
      return idsOf(find(manager).orderBy('account.id'));
    return manager.transaction(async (transaction) => {
      // The planner takes a name that one in a hundred has for one that is met soon.
      await transaction.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off');
      return idsOf(find(transaction));
    });
  }

  private startingWith(name: StartName, { starts }: TextSearch): Promise<string[]> {
    const text = startText('account', name);
    const query = some(
      this.database.manager,
      `${text} LIKE :starts AND account.role = 'client' AND account.deleted_at IS NULL`,
      {
        starts,
      },
    );
    return idsOf(query.addSelect(text, 'text').orderBy('text'));
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

const some = (manager: EntityManager, condition: string, parameters: ObjectLiteral) =>
  manager
    .createQueryBuilder(UserEntity, 'account')
    .select('account.id', 'id')
    .where(condition, parameters)
    .limit(mostNamed + 1);

/** Rows that a share is told by. */
const looks = 1500;
/** As the database last counted them. */
const rowsOfUsers = `SELECT greatest(1, reltuples) FROM pg_class WHERE oid = 'users'::regclass`;
const isOfPreparers = (alias: string): string =>
  `EXISTS (SELECT FROM assignments own WHERE own.client_id = ${alias}.id AND own.preparer_id = ANY(:preparers))`;

/** Up to this part of all accounts is found by the index of their texts; more are met sooner one by one. */
const mostByTexts = 0.1;

async function idsOf(query: { getRawMany: <Row>() => Promise<Row[]> }): Promise<string[]> {
  return (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
}
