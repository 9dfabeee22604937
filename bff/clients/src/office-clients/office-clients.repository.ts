import { Injectable } from '@nestjs/common';
import type { AdminClientSort, AdminClientsQuery, ClientWishes } from '@portal/domain/assignments/admin-clients.dto';
import { noOffice } from '@portal/domain/preparers/admin-preparers.dto';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AssignmentEntity } from '@portal/bff-access/assignment.entity';
import { ClientIncomeEntity } from '@portal/bff-access/client-income.entity';
import type { ReadableClientId, ReadableClients } from '@portal/bff-access/client-access';
import type { ClientFilter } from '@portal/bff-access/client-filter';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { DocumentEntity } from '@portal/bff-documents/document.entity';
import { countUpTo, paginate, type Order, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { mostNamed } from '@portal/bff-platform/database/text-search';
import { OfficeEntity } from '@portal/bff-office/offices/office.entity';
import { IntakeEntity } from '@portal/bff-tax-forms/intakes/intake.entity';
import { ScheduleCEntity } from '@portal/bff-tax-forms/schedule-c/schedule-c.entity';
import { formStateOf } from '../clients/form-state';

export type ListedClient = Awaited<ReturnType<OfficeClientsRepository['list']>>['items'][number];
export type FoundClient = NonNullable<Awaited<ReturnType<OfficeClientsRepository['find']>>>;

const orderBy = (direction: Order['direction'], ...by: (keyof UserEntity)[]): Order => ({
  entity: UserEntity,
  alias: 'client',
  by,
  direction,
});

const orders: Readonly<Record<AdminClientSort, Order>> = {
  name: orderBy('ASC', 'last_name', 'first_name'),
  name_descending: orderBy('DESC', 'last_name', 'first_name'),
  since: orderBy('ASC', 'created_at'),
  since_descending: orderBy('DESC', 'created_at'),
};

const conditions = {
  all: '',
  assigned: 'assignment.client_id IS NOT NULL',
  unassigned: 'client.id IN (SELECT client_id FROM unassigned_clients)',
} as const;

// Reads data maintained by triggers (docs/database-rules.md): keep_income_of_clients, keep_unassigned_of_new_users,
// keep_unassigned_of_users, keep_unassigned_of_assignments.
/** Clients and their preparers, for admins. */
@Injectable()
export class OfficeClientsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Looks up the matches of a narrow filter by id first, because scanning the list in order could read very many other
   * clients.
   * @param known total without the search, if the running totals include it; otherwise it is counted
   */
  async list(
    clients: ReadableClients,
    { sort = 'name', ...request }: AdminClientsQuery & PageRequest,
    { found, known }: { found?: ClientFilter | undefined; known?: number | undefined } = {},
  ) {
    const order = orders[sort];
    const listed = narrow(clients, this.listed(), request);
    const { office_id, preparer_id, status = 'all', from, to } = request;
    const isFew = known === undefined ? Boolean(from || to) : known <= mostNamed;
    const isNarrowed = Boolean(office_id || preparer_id || from || to) || status !== 'all';
    if (isNarrowed && isFew && !found?.isNamed) {
      const named = await listed.getColumn('client.id', mostNamed + 1);
      if (named.length <= mostNamed) {
        const few = listed.where('client.id = ANY(:listed)', { listed: named });
        return paginate(found?.narrow(few) ?? few, order, request, (all) => countUpTo(all));
      }
    }
    if (found) return found.list(listed, order, { ...request, known });
    return paginate(listed, order, request, (all) =>
      known === undefined ? countUpTo(all) : Promise.resolve({ total: known }),
    );
  }

  /** Reads one client, including a closed account. */
  find(id: ReadableClientId) {
    const client = PlainQuery.from(this.database.manager, UserEntity, 'client', [...accountColumns, 'status'])
      .leftJoin(AssignmentEntity, 'assignment', 'assignment.client_id = client.id', ['preparer_id'])
      .leftJoin(UserEntity, 'preparer', 'preparer.id = assignment.preparer_id', [])
      .leftJoin(PreparerProfileEntity, 'profile', 'profile.user_id = assignment.preparer_id', [
        'preparer_code',
        'office_id',
      ])
      .leftJoin(OfficeEntity, 'office', 'office.id = profile.office_id', [])
      .leftJoin(IntakeEntity, 'intake', 'intake.user_id = client.id AND intake.tax_year = :tax_year', [])
      .leftJoin(ScheduleCEntity, 'business', 'business.user_id = client.id AND business.tax_year = :tax_year', [])
      .column('preparer_name', "preparer.first_name || ' ' || preparer.last_name")
      .column('office_name', 'office.name')
      .text('intake_state', formStateOf('intake'))
      .date('intake_submitted_at', 'intake.submitted_at')
      .text('schedule_c_state', formStateOf('business'))
      .date('schedule_c_submitted_at', 'business.submitted_at');
    return client.where('client.id = :id', { id, tax_year: requestedTaxYear() }).getOne();
  }

  /** Lists the clients with these ids. */
  listByIds(clients: ReadableClients, ids: readonly string[]) {
    return clients.restrict(this.listed(), 'client.id').where('client.id = ANY(:ids)', { ids }).getMany();
  }

  /**
   * Returns the newest clients of each office. Raw SQL, because the builder has no lateral join, without which all
   * clients would be scanned.
   */
  newestByOffice(most: number): Promise<{ office_id: string; client_id: string }[]> {
    return this.database.query(
      `SELECT office_id, client_id FROM (
         SELECT profile.office_id, newest.client_id,
                row_number() OVER (PARTITION BY profile.office_id ORDER BY newest.client_id DESC) AS place
         FROM preparer_profiles profile
         CROSS JOIN LATERAL (
           SELECT assignment.client_id FROM assignments assignment JOIN users client ON client.id = assignment.client_id
           WHERE assignment.preparer_id = profile.user_id AND ${isActiveClient}
           ORDER BY assignment.client_id DESC LIMIT $1
         ) newest
         WHERE profile.office_id IS NOT NULL
       ) placed WHERE place <= $1 ORDER BY office_id, place`,
      [most],
    );
  }

  private listed() {
    const listed = clientsWithPreparer(this.database.manager)
      .leftJoin(UserEntity, 'preparer', 'preparer.id = assignment.preparer_id', [])
      .leftJoin(PreparerProfileEntity, 'profile', 'profile.user_id = assignment.preparer_id', ['preparer_code'])
      .leftJoin(IntakeEntity, 'form', 'form.user_id = client.id AND form.tax_year = :tax_year', [])
      .leftJoin(ClientIncomeEntity, 'income', 'income.client_id = client.id AND income.tax_year = :tax_year', [
        'total_income',
      ])
      .column('preparer_name', "preparer.first_name || ' ' || preparer.last_name")
      .flag('has_intake_form', 'form.id IS NOT NULL');
    listed.builder.setParameter('tax_year', requestedTaxYear());
    return listed;
  }

  /** Returns the ids of all clients in a list, across pages. @param most upper bound */
  async findIds(
    transaction: EntityManager,
    clients: ReadableClients,
    request: AdminClientsQuery,
    { found, most }: { found?: ClientFilter | undefined; most: number },
  ): Promise<string[]> {
    const narrowed = narrow(clients, clientsWithPreparer(transaction), request);
    const all = found?.narrow(narrowed) ?? narrowed;
    all.builder.select('client.id', 'id');
    return (await all.limit(most).getMany()).map(({ id }) => id);
  }

  /** Counts documents for the clients of one page. Raw SQL, because the grouped counts are not rows of an entity. */
  async countDocuments(client_ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.query<{ user_id: string; documents: number }[]>(
      'SELECT user_id, count(*) AS documents FROM documents WHERE user_id = ANY($1::uuid[]) AND counts GROUP BY user_id',
      [client_ids],
    );
    return new Map(rows.map(({ user_id, documents }) => [user_id, documents]));
  }

  /** Counts what the list of a client's documents shows: also empty and infected files, which count nowhere else. */
  async countListedDocuments(client_id: string): Promise<number> {
    return this.database.manager.countBy(DocumentEntity, { user_id: client_id, deleted_at: IsNull() });
  }

  /**
   * Returns the latest preferences of each client on a page. Raw SQL, because the builder's DISTINCT ON does not
   * combine with this order.
   */
  async findWishes(client_ids: readonly string[]): Promise<ReadonlyMap<string, ClientWishes>> {
    const rows = await this.database.query<(ClientWishes & { user_id: string })[]>(
      `SELECT DISTINCT ON (user_id) user_id, preferred_preparer, preferred_office, urgent FROM client_preferences
       WHERE user_id = ANY($1::uuid[]) ORDER BY user_id, created_at DESC`,
      [client_ids],
    );
    return new Map(rows.map(({ user_id, ...wishes }) => [user_id, wishes]));
  }
}

const accountColumns = ['id', 'first_name', 'last_name', 'email', 'phone', 'created_at'] as const;

/** Must match the condition of the running totals. */
const isActiveClient = `client.role = 'client' AND client.status = 'active' AND client.deleted_at IS NULL`;

const clientsWithPreparer = (manager: EntityManager) =>
  PlainQuery.from(manager, UserEntity, 'client', accountColumns)
    .leftJoin(AssignmentEntity, 'assignment', 'assignment.client_id = client.id', ['preparer_id'])
    .where(isActiveClient);

const preparersWhere = (condition: string) => `SELECT user_id FROM preparer_profiles WHERE ${condition}`;
const inOffice = `assignment.preparer_id IN (${preparersWhere('office_id = :office_id')})`;
const outsideOffices = `(assignment.client_id IS NULL OR assignment.preparer_id IN (${preparersWhere('office_id IS NULL')}))`;

function narrow<Row extends object>(
  clients: ReadableClients,
  query: PlainQuery<Row>,
  { status = 'all', preparer_id, office_id, from, to }: AdminClientsQuery,
): PlainQuery<Row> {
  const narrowed = clients.restrict(query, 'client.id');
  if (conditions[status]) narrowed.where(conditions[status]);
  if (preparer_id) narrowed.where('assignment.preparer_id = :preparer_id', { preparer_id });
  if (office_id) narrowed.where(office_id === noOffice ? outsideOffices : inOffice, { office_id });
  if (from) narrowed.where('client.created_at >= :from', { from });
  if (to) narrowed.where('client.created_at < :to', { to });
  return narrowed;
}
