import { Injectable } from '@nestjs/common';
import type { LeadSort, LeadsQuery } from '@portal/domain/preferences/leads.dto';
import { DataSource, type EntityManager } from 'typeorm';
import { AssignmentEntity } from '@portal/bff-access/assignment.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { paginate, type Order, type Page, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { ClientPreferenceEntity } from './client-preference.entity';

export type LeadRow = NonNullable<Awaited<ReturnType<LeadsRepository['findById']>>>;

const byTime = (direction: Order['direction']): Order => ({
  entity: ClientPreferenceEntity,
  alias: 'lead',
  by: ['created_at'],
  direction,
});

const orders: Readonly<Record<LeadSort, Order>> = { when: byTime('ASC'), when_descending: byTime('DESC') };

/** The client's preparer; for a lead without an account, the preparer who has to contact them. */
const preparerId = 'COALESCE(assignment.preparer_id, lead.preparer_id)';

@Injectable()
export class LeadsRepository {
  constructor(private readonly database: DataSource) {}

  search({ search, status, sort = 'when_descending' }: LeadsQuery, request: PageRequest): Promise<Page<LeadRow>> {
    const found = leads(this.database.manager);
    if (status) found.where(`${preparerId} IS ${status === 'open' ? 'NULL' : 'NOT NULL'}`);
    // `position` instead of LIKE, so that wildcards in the search are literal.
    const columns = `concat_ws(' ', lead.first_name, lead.last_name, lead.email, lead.phone)`;
    if (search) found.where(`position(lower(:search) in lower(${columns})) > 0`, { search });
    return paginate(found, orders[sort], request);
  }

  findById(id: string, manager = this.database.manager) {
    return leads(manager).where('lead.id = :id', { id }).getOne();
  }

  /** Locks the lead against other handovers until the transaction ends. */
  async lock(manager: EntityManager, id: string): Promise<LeadRow | undefined> {
    const locked = manager.createQueryBuilder(ClientPreferenceEntity, 'lead').select('lead.id', 'id');
    await locked.where('lead.id = :id', { id }).setLock('for_no_key_update').getRawOne();
    return this.findById(id, manager);
  }

  async assign(manager: EntityManager, id: string, preparer_id: string): Promise<void> {
    await manager.update(ClientPreferenceEntity, { id }, { preparer_id, assigned_at: () => 'now()' });
  }
}

const leads = (manager: EntityManager) =>
  PlainQuery.from(manager, ClientPreferenceEntity, 'lead', [
    'id',
    'first_name',
    'last_name',
    'email',
    'phone',
    'preferred_preparer',
    'preferred_office',
    'urgent',
    'special_circumstances',
    'questions',
    'created_at',
  ])
    .leftJoin(
      UserEntity,
      'client',
      `client.email = lower(lead.email) AND client.role = 'client' AND client.deleted_at IS NULL`,
      [],
    )
    .leftJoin(AssignmentEntity, 'assignment', 'assignment.client_id = client.id', [])
    .leftJoin(UserEntity, 'preparer', `preparer.id = ${preparerId}`, [])
    .column('client_id', 'client.id')
    .column('preparer_id', 'preparer.id')
    .column('handed_to', 'lead.preparer_id')
    .column('preparer_name', `preparer.first_name || ' ' || preparer.last_name`)
    .where('lead.user_id IS NULL');
