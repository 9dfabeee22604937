import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type ObjectLiteral } from 'typeorm';
import { UserEntity } from './auth/accounts/user.entity';
import { accountText, mostNamed, textSearch, type TextSearch } from '@portal/bff-platform/database/text-search';
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
 * Searches clients by name, email address and their preparer's name. No single index covers all three. A few matches
 * are resolved to ids first, so that no list is scanned for a handful of rows; with many matches, any scan soon finds
 * some.
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
    // With at most `mostNamed` matching preparers, their clients barely change the share.
    const share = async () =>
      assigned.length > mostNamed ? this.share(words, preparers) : (ownShare ?? (await this.share(words)));
    return manyClients(words, preparers, { some: found.slice(0, mostNamed), by, share });
  }

  /** Estimates the share of all clients that match by sampling random pages of the table. */
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

  /** Returns the ids of clients that match by name or email address, at most `mostNamed` + 1. */
  async clients(words: TextSearch): Promise<string[]> {
    return (await this.ownTexts(words)).ids;
  }

  /** Skips the substring search if many names match the prefix. */
  private async ownTexts(words: TextSearch): Promise<{ ids: string[]; by: FoundBy; share?: Share }> {
    const begun = await Promise.all(startNames.map(async (by) => ({ by, ids: await this.startingWith(by, words) })));
    const many = begun.find(({ ids: some }) => some.length > mostNamed);
    if (many) return many;
    const share = await this.share(words);
    const ids = await this.accounts('client', words, share);
    return { ids, by: ids.length > mostNamed ? 'inside' : undefined, share };
  }

  /**
   * Returns the ids of matching accounts, at most `mostNamed` + 1. @param role null for any role, including deleted
   * accounts
   */
  async accounts(role: UserEntity['role'] | null, words: TextSearch, share?: Share): Promise<string[]> {
    const find = (manager: EntityManager) => {
      const query = some(manager, words.sql(accountText('account')), words.parameters);
      return role ? query.andWhere(`account.role = '${role}' AND account.deleted_at IS NULL`) : query;
    };
    const { manager } = this.database;
    // The ORDER BY makes the planner walk the index and stop early, instead of scanning the table from its beginning.
    if (role === 'preparer' || (share ?? (await this.share(words))).part > mostByTexts)
      return idsOf(find(manager).orderBy('account.id'));
    return manager.transaction(async (transaction) => {
      // The planner expects a scan to find a name shared by 1% of the accounts soon, so allow only bitmap scans.
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

/** Sample size for estimating the match rate. */
const looks = 1500;
/** Row estimate from PostgreSQL's last VACUUM or ANALYZE. */
const rowsOfUsers = `SELECT greatest(1, reltuples) FROM pg_class WHERE oid = 'users'::regclass`;
const isOfPreparers = (alias: string): string =>
  `EXISTS (SELECT FROM assignments own WHERE own.client_id = ${alias}.id AND own.preparer_id = ANY(:preparers))`;

/** Up to this share of all accounts, the text index is used; above it, scanning rows is faster. */
const mostByTexts = 0.1;

async function idsOf(query: { getRawMany: <Row>() => Promise<Row[]> }): Promise<string[]> {
  return (await query.getRawMany<{ id: string }>()).map(({ id }) => id);
}
