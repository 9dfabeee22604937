import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PreparerProfileEntity } from '../../auth/accounts/preparer-profile.entity';
import { UserEntity } from '../../auth/accounts/user.entity';
import { PreparedList, type Page, type PageRequest } from '../../database/pagination';
import { PlainQuery } from '../../database/plain-query';

const accountColumns = ['id', 'first_name', 'last_name', 'email', 'phone', 'created_at'] as const;
const profileColumns = ['preparer_code', 'portal_slug', 'office_location', 'office_id', 'bio', 'specialties'] as const;

export type ListedPreparer = Pick<UserEntity, (typeof accountColumns)[number]> &
  Pick<PreparerProfileEntity, (typeof profileColumns)[number]>;

const byName = { entity: UserEntity, alias: 'account', by: ['last_name', 'first_name'], direction: 'ASC' } as const;

/** Approved and not gone: whoever is not, is in no list and reachable by no code. */
const isPublic = `account.role = 'preparer' AND account.status = 'active' AND account.deleted_at IS NULL`;

@Injectable()
export class PreparersRepository {
  private readonly approved;

  constructor(private readonly database: DataSource) {
    this.approved = new PreparedList(database, 'approved_preparers', approvedPreparers, byName);
  }

  /** Approved preparers by last name. */
  list(request: PageRequest): Promise<Page<ListedPreparer>> {
    return this.approved.getPage(request);
  }

  /** A preparer whom clients may choose. */
  findByCode(preparer_code: string): Promise<ListedPreparer | undefined> {
    const found = approvedPreparers(this.database.manager);
    return found.where('profile.preparer_code = :preparer_code', { preparer_code }).getOne();
  }

  /** By their code or by the name in their portal address. */
  findByAddress(address: string): Promise<ListedPreparer | undefined> {
    const where = 'profile.preparer_code = :code OR profile.portal_slug = :slug';
    const names = { code: address.toUpperCase(), slug: address.toLowerCase() };
    return approvedPreparers(this.database.manager).where(`(${where})`, names).getOne();
  }

  /** Whom a client is assigned to; `available`: still approved. */
  findAssigned(id: string): Promise<(ListedPreparer & { available: boolean }) | undefined> {
    return preparers(this.database.manager).where('account.id = :id', { id }).flag('available', isPublic).getOne();
  }
}

const preparers = (manager: EntityManager) =>
  PlainQuery.from(manager, UserEntity, 'account', accountColumns).innerJoin(
    PreparerProfileEntity,
    'profile',
    'profile.user_id = account.id',
    profileColumns,
  );

const approvedPreparers = (manager: EntityManager) => preparers(manager).where(isPublic);
