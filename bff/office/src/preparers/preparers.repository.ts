import { Injectable } from '@nestjs/common';
import type { DirectoryQuery } from '@portal/domain/preparers/preparers.dto';
import { preparerLimits } from '@portal/domain/preparers/preparers.limits';
import { DataSource, type EntityManager } from 'typeorm';
import { isApprovedPreparer, PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { PreparedList, Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { OfficeEntity } from '../offices/office.entity';
import { searchPreparers } from './preparer-search';

const accountColumns = ['id', 'first_name', 'last_name', 'email', 'phone', 'created_at'] as const;
const profileColumns = [
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
] as const;

export type ListedPreparer = Pick<UserEntity, (typeof accountColumns)[number]> &
  Pick<PreparerProfileEntity, (typeof profileColumns)[number]> & { office_name: string | null };

const byName = { entity: UserEntity, alias: 'account', by: ['last_name', 'first_name'], direction: 'ASC' } as const;

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

  /** Finds a preparer whom clients may choose. */
  findByCode(preparer_code: string): Promise<ListedPreparer | undefined> {
    const found = approvedPreparers(this.database.manager);
    return found.where('profile.preparer_code = :preparer_code', { preparer_code }).getOne();
  }

  /** Like `findByCode`, but also accepts the slug of their page. */
  findByAddress(address: string): Promise<ListedPreparer | undefined> {
    const found = approvedPreparers(this.database.manager);
    const [code, slug] = [address.toUpperCase(), address.toLowerCase()];
    return found.where('(profile.preparer_code = :code OR profile.portal_slug = :slug)', { code, slug }).getOne();
  }

  /** Searches the public directory; sorts by best match, and then by last name. */
  search(
    { search, office_id, language, specialty }: DirectoryQuery,
    request: PageRequest,
  ): Promise<Page<ListedPreparer>> {
    if (!search && !office_id && !language && !specialty) return this.list(request);
    const found = approvedPreparers(this.database.manager);
    if (office_id) found.where('profile.office_id = :office_id', { office_id });
    if (language) found.where(':language = ANY(profile.languages)', { language });
    if (specialty) found.where(`lower(:specialty) IN ${lowered('profile.specialties')}`, { specialty });
    return searchPreparers(found, { search, order: byName }, request);
  }

  /** Returns the languages or specialties of approved preparers, most common first, ignoring case. */
  async listOffered(column: 'languages' | 'specialties', most: number): Promise<string[]> {
    const offered = this.database.manager
      .createQueryBuilder()
      .select('min(offer.value)', 'value')
      .from(
        (query) =>
          query
            .select(`unnest(profile.${column})`, 'value')
            .from(PreparerProfileEntity, 'profile')
            .innerJoin(UserEntity, 'account', `account.id = profile.user_id AND ${isApprovedPreparer}`),
        'offer',
      )
      .groupBy('lower(offer.value)')
      .orderBy('count(*)', 'DESC')
      .addOrderBy('lower(offer.value)')
      .limit(most);
    return (await offered.getRawMany<{ value: string }>()).map(({ value }) => value);
  }

  /** Returns the featured preparers in the order of the home page. */
  async listFeatured(): Promise<Page<ListedPreparer>> {
    const found = approvedPreparers(this.database.manager).where('profile.featured_rank IS NOT NULL');
    found.builder.orderBy('profile.featured_rank', 'ASC');
    const items = await found.limit(preparerLimits.featured).getMany();
    return new Page(items, items.length);
  }

  /** Finds a client's assigned preparer. `available`: whether the preparer is still approved. */
  findAssigned(id: string): Promise<(ListedPreparer & { available: boolean }) | undefined> {
    return preparers(this.database.manager)
      .where('account.id = :id', { id })
      .flag('available', isApprovedPreparer)
      .getOne();
  }
}

const preparers = (manager: EntityManager) =>
  PlainQuery.from(manager, UserEntity, 'account', accountColumns)
    .innerJoin(PreparerProfileEntity, 'profile', 'profile.user_id = account.id', profileColumns)
    .leftJoin(OfficeEntity, 'office', 'office.id = profile.office_id', [])
    .column('office_name', 'office.name');

const approvedPreparers = (manager: EntityManager) => preparers(manager).where(isApprovedPreparer);

const lowered = (list: string): string => `(SELECT lower(one) FROM unnest(${list}) AS one)`;
