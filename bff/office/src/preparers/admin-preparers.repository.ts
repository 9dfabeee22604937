import { Injectable } from '@nestjs/common';
import {
  noOffice,
  type AdminPreparerSort,
  type AdminPreparersQuery,
  type UpdatePreparer,
} from '@portal/domain/preparers/admin-preparers.dto';
import { DataSource, type EntityManager } from 'typeorm';
import { assignedClients, assignedClientsOf } from '@portal/bff-access/assigned-clients';
import { AssignmentEntity } from '@portal/bff-access/assignment.entity';
import { isOpenAccount } from '@portal/bff-access/auth/accounts/account-gate';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import type { Order, Page, PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { OfficeEntity } from '../offices/office.entity';
import { searchPreparers } from './preparer-search';

export type AdminPreparerRow = NonNullable<Awaited<ReturnType<AdminPreparersRepository['findById']>>>;

export type ProfileChange = Partial<
  Pick<PreparerProfileEntity, 'office_location' | 'bio' | 'bio_es' | 'languages' | 'specialties' | 'office_id'>
>;

const orderBy = (direction: Order['direction'], ...by: Order['by']): Order => ({
  entity: UserEntity,
  alias: 'account',
  by,
  direction,
});
const name = ['last_name', 'first_name'];
const clients = { name: 'sorted_clients', sql: assignedClientsOf };

const orders: Readonly<Record<AdminPreparerSort, Order>> = {
  name: orderBy('ASC', ...name),
  name_descending: orderBy('DESC', ...name),
  clients: orderBy('ASC', clients),
  clients_descending: orderBy('DESC', clients),
};
const stamp = { updated_at: () => 'now()', version: () => 'version + 1' };

/** Preparers, for admins. */
@Injectable()
export class AdminPreparersRepository {
  constructor(private readonly database: DataSource) {}

  /** Excludes deleted preparers; a search without a sort lists the best matches first. */
  search(
    { search, status, office_id, sort }: AdminPreparersQuery,
    request: PageRequest,
  ): Promise<Page<AdminPreparerRow>> {
    const found = preparers(this.database.manager);
    if (status) found.where('account.status = :status', { status });
    if (office_id === noOffice) found.where('profile.office_id IS NULL');
    else if (office_id) found.where('profile.office_id = :office_id', { office_id });
    return searchPreparers(found, { search, order: orders[sort ?? 'name'], bestFirst: sort === undefined }, request);
  }

  /** Returns the preparers of these offices, by last name. */
  findOfOffices(office_ids: readonly string[], most: number): Promise<AdminPreparerRow[]> {
    const found = preparers(this.database.manager).where('profile.office_id = ANY(:office_ids)', { office_ids });
    for (const column of [...name, 'id']) found.builder.addOrderBy(`account.${column}`);
    return found.limit(most).getMany();
  }

  findById(id: string, manager = this.database.manager) {
    return preparers(manager).where('account.id = :id', { id }).getOne();
  }

  /**
   * Like `findById`, but locks the preparer against any change or deletion. Always locks the account first, then its
   * profile.
   */
  async lock(manager: EntityManager, id: string): Promise<AdminPreparerRow | undefined> {
    for (const [entity, column] of [
      [UserEntity, 'id'],
      [PreparerProfileEntity, 'user_id'],
    ] as const) {
      const locked = manager.createQueryBuilder().select(`row.${column}`).from(entity, 'row');
      await locked.where(`row.${column} = :id`, { id }).setLock('for_no_key_update').getRawOne();
    }
    return this.findById(id, manager);
  }

  /**
   * Counts only open accounts, like the lists. Reads the rows instead of a total, because the caller has locked the
   * preparer against assignments.
   */
  async hasClients(manager: EntityManager, preparer_id: string): Promise<boolean> {
    const found = await PlainQuery.from(manager, AssignmentEntity, 'assignment', ['client_id'])
      .innerJoin(UserEntity, 'client', `client.id = assignment.client_id AND ${isOpenAccount('client')}`, [])
      .where('assignment.preparer_id = :preparer_id', { preparer_id })
      .limit(1)
      .getMany();
    return found.length > 0;
  }

  async changeProfile(manager: EntityManager, id: string, change: ProfileChange): Promise<void> {
    await manager.update(PreparerProfileEntity, { user_id: id }, { ...change, ...stamp });
  }

  /** Does not increment the version, so that someone who edits the profile at the same time gets no conflict. */
  async changePicture(manager: EntityManager, id: string, picture: Buffer | null): Promise<void> {
    await manager.update(PreparerProfileEntity, { user_id: id }, { picture, updated_at: stamp.updated_at });
  }

  /** @throws a unique violation if another account has the address */
  async changeAccount(
    manager: EntityManager,
    id: string,
    change: Pick<UpdatePreparer, 'first_name' | 'last_name' | 'email' | 'phone'>,
  ): Promise<void> {
    await manager.update(UserEntity, { id }, { ...change, ...stamp });
  }
}

const preparers = (manager: EntityManager) =>
  PlainQuery.from(manager, UserEntity, 'account', [
    'id',
    'first_name',
    'last_name',
    'email',
    'phone',
    'locale',
    'status',
    'must_change_password',
    'created_at',
    'closed_at',
    'closed_reason',
  ])
    .innerJoin(PreparerProfileEntity, 'profile', 'profile.user_id = account.id', [
      'preparer_code',
      'portal_slug',
      'office_location',
      'office_id',
      'title',
      'bio',
      'bio_es',
      'languages',
      'specialties',
      'picture',
      'featured_rank',
      'version',
    ])
    .leftJoin(OfficeEntity, 'office', 'office.id = profile.office_id', [])
    .column('office_name', 'office.name')
    .numberOf('clients_count', (query) => assignedClients(query, 'total.scope = account.id::text'))
    .where(`account.role = 'preparer' AND account.deleted_at IS NULL`);
