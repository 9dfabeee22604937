import { Injectable } from '@nestjs/common';
import type { OfficeSearch } from '@portal/domain/offices/offices.dto';
import type { AdminOfficeSort, AdminOfficesQuery, OfficeBody } from '@portal/domain/offices/admin-offices.dto';
import { openDays } from '@portal/domain/offices/office-hours.dto';
import { DataSource, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { assignedClients } from '@portal/bff-access/assigned-clients';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { OfficeEntity } from './office.entity';

/** Maximum number of ids read with the same prefix; `officeSlug` numbers them. */
const mostAlike = 1000;

const publicColumns = ['id', 'name', 'address', 'city', 'state', 'zip_code', 'phone', 'email', 'hours'] as const;

type ListedOffice = Pick<OfficeEntity, (typeof publicColumns)[number]>;
export type CountedOffice = NonNullable<Awaited<ReturnType<OfficesRepository['findCounted']>>>;

const byName = (direction: Order['direction']): Order => ({
  entity: OfficeEntity,
  alias: 'office',
  by: ['name'],
  direction,
});

const orders: Readonly<Record<AdminOfficeSort, Order>> = { name: byName('ASC'), name_descending: byName('DESC') };

@Injectable()
export class OfficesRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the offices that match a search, or all of them, by name. */
  list({ search }: OfficeSearch, request: PageRequest): Promise<Page<ListedOffice>> {
    const offices = PlainQuery.from(this.database.manager, OfficeEntity, 'office', publicColumns);
    return paginate(matching(offices, search), orders.name, request);
  }

  findById(id: string): Promise<OfficeEntity | null> {
    return this.database.manager.findOneBy(OfficeEntity, { id });
  }

  exists(id: string): Promise<boolean> {
    return this.database.manager.existsBy(OfficeEntity, { id });
  }

  /** Sorted by name by default; includes the numbers of preparers and clients. */
  search({ search, sort = 'name' }: AdminOfficesQuery, request: PageRequest): Promise<Page<CountedOffice>> {
    return paginate(matching(counted(this.database.manager), search), orders[sort], request);
  }

  findCounted(id: string, manager = this.database.manager) {
    return counted(manager).where('office.id = :id', { id }).getOne();
  }

  /** Locks the office until the transaction ends. @returns its version */
  async lockVersion(manager: EntityManager, id: string): Promise<number | undefined> {
    const query = PlainQuery.from(manager, OfficeEntity, 'office', ['version']).where('office.id = :id', { id });
    query.builder.setLock('for_no_key_update');
    return (await query.getOne())?.version;
  }

  /** Returns ids with this prefix. */
  async findIdsLike(manager: EntityManager, slug: string): Promise<string[]> {
    const found = await PlainQuery.from(manager, OfficeEntity, 'office', ['id'])
      .where('office.id LIKE :slug', { slug: `${slug}%` })
      .limit(mostAlike)
      .getMany();
    return found.map(({ id }) => id);
  }

  /** @throws a unique violation if the name or id is taken */
  async insert(manager: EntityManager, office: OfficeBody & { id: string }): Promise<void> {
    await manager.insert(OfficeEntity, { ...office, hours: openDays(office.hours) });
  }

  /** Keeps the hours if they are absent. The office must be locked. @throws a unique violation if the name is taken */
  async update(manager: EntityManager, id: string, { hours, ...office }: OfficeBody): Promise<void> {
    const stamp = { updated_at: () => 'now()', version: () => 'version + 1' };
    await manager.update(
      OfficeEntity,
      { id },
      { ...office, ...(hours === undefined ? {} : { hours: openDays(hours) }), ...stamp },
    );
  }
}

/** Keeps the offices whose name, address or city contains the search. */
function matching<Row extends object>(offices: PlainQuery<Row>, search: string | null | undefined): PlainQuery<Row> {
  const typed = search?.trim();
  if (!typed) return offices;
  const columns = `concat_ws(' ', office.name, office.address, office.city)`;
  // `position` instead of LIKE, so that wildcards in the search are literal.
  return offices.where(`position(lower(:search) in lower(${columns})) > 0`, { search: typed });
}

const isApproved = (alias: string) => `${alias}.status = 'active' AND ${alias}.deleted_at IS NULL`;

const counted = (manager: EntityManager) =>
  PlainQuery.from(manager, OfficeEntity, 'office', [...publicColumns, 'version'])
    .numberOf('preparers_count', (query) =>
      query
        .select('count(*)')
        .from(PreparerProfileEntity, 'profile')
        .innerJoin(UserEntity, 'preparer', `preparer.id = profile.user_id AND ${isApproved('preparer')}`)
        .where('profile.office_id = office.id'),
    )
    .numberOf('clients_count', (query) => assignedClients(query, `total.scope IN ${membersOf(query)}`));

const membersOf = (query: SelectQueryBuilder<ObjectLiteral>): string =>
  query
    .subQuery()
    .select('member.user_id::text')
    .from(PreparerProfileEntity, 'member')
    .where('member.office_id = office.id')
    .getQuery();
