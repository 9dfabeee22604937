import { Injectable } from '@nestjs/common';
import type { AdminIntakeSort, AdminIntakesQuery } from '@portal/domain/intake/admin-intakes.dto';
import { deductionFields } from '@portal/domain/intake/intake.fields';
import { DataSource, type EntityManager } from 'typeorm';
import { AssignmentEntity } from '@portal/bff-access/assignment.entity';
import { ReadableClients } from '@portal/bff-access/client-access';
import { ClientIncomeEntity } from '@portal/bff-access/client-income.entity';
import type { ClientFilter } from '@portal/bff-access/client-filter';
import { countForms } from '@portal/bff-access/form-counts';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { countUpTo, paginate, type Order, type PageRequest } from '@portal/bff-platform/database/pagination';
import { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { mostNamed } from '@portal/bff-platform/database/text-search';
import { OfficeEntity } from '@portal/bff-office/offices/office.entity';
import { IntakeEntity } from './intake.entity';

/** Without encrypted columns. */
const formColumns = [
  'user_id',
  'filing_status',
  'submitted',
  'has_spouse',
  'has_children',
  'num_children',
  'created_at',
  'updated_at',
] as const;

export type AdminIntake = Awaited<ReturnType<AdminIntakesRepository['list']>>['items'][number];

const byUpdate = (direction: Order['direction']): Order => ({
  entity: IntakeEntity,
  alias: 'form',
  by: ['updated_at'],
  direction,
});

const byIncome = (direction: Order['direction']): Order => ({
  entity: ClientIncomeEntity,
  alias: 'income',
  by: ['total_income'],
  direction,
});

const byClient = (direction: Order['direction']): Order => ({
  entity: UserEntity,
  alias: 'client',
  by: ['last_name', 'first_name'],
  direction,
});

const orders: Readonly<Record<AdminIntakeSort, Order>> = {
  updated: byUpdate('ASC'),
  updated_descending: byUpdate('DESC'),
  income: byIncome('ASC'),
  income_descending: byIncome('DESC'),
  client: byClient('ASC'),
  client_descending: byClient('DESC'),
};

const conditions = {
  all: '',
  submitted: 'form.submitted',
  draft: 'NOT form.submitted',
  assigned: 'assignment.client_id IS NOT NULL',
  unassigned: 'client.id IN (SELECT client_id FROM unassigned_clients)',
} as const;

// Reads data maintained by triggers (docs/database-rules.md): keep_income_of_clients, keep_unassigned_of_new_users,
// keep_unassigned_of_users, keep_unassigned_of_assignments.
/** All clients' intake forms, for admins. */
@Injectable()
export class AdminIntakesRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Looks up the matches of a narrow filter by id first, because scanning the list in order could read very many other
   * forms.
   */
  async list(
    clients: ReadableClients,
    { status = 'all', office_id, from, to, sort = 'updated_descending', ...page }: AdminIntakesQuery & PageRequest,
    found?: ClientFilter,
  ) {
    const { manager } = this.database;
    const order = orders[sort];
    const forms = clients.restrict(listed(manager, order), 'form.user_id');
    if (conditions[status]) forms.where(conditions[status]);
    if (office_id) forms.where(inOffice, { office_id });
    if (from || to) forms.where('form.submitted');
    if (from) forms.where('form.submitted_at >= :from', { from });
    if (to) forms.where('form.submitted_at < :to', { to });
    const isNarrowed = status !== 'all' || Boolean(office_id || from || to);
    // The running totals do not cover periods.
    const known =
      from || to ? undefined : await countForms(manager, { tax_year: requestedTaxYear(), status, office_id });
    if (isNarrowed && (known ?? 0) <= mostNamed && !found?.isNamed) {
      const named = await forms.getColumn('form.id', mostNamed + 1);
      if (named.length <= mostNamed) {
        const few = forms.where('form.id = ANY(:listed)', { listed: named });
        return paginate(found?.narrow(few) ?? few, order, page, (all) => countUpTo(all));
      }
    }
    if (found) return found.list(forms, order, { ...page, known });
    return paginate(forms, order, page, (all) =>
      known === undefined ? countUpTo(all) : Promise.resolve({ total: known }),
    );
  }
}

const inOffice = `assignment.preparer_id IN (SELECT user_id FROM preparer_profiles WHERE office_id = :office_id)`;

type Listed = PlainQuery<
  Pick<IntakeEntity, 'id' | (typeof formColumns)[number]> &
    Record<ListedName, string | null> & { total_income: number | null }
>;
type ListedName = 'form_id' | 'client_name' | 'client_email' | 'client_phone';

/** Selects the id of the entity that determines the order, because the cursor is that id. */
function listed(manager: EntityManager, { entity }: Order) {
  const byId = { [UserEntity.name]: ofClients, [ClientIncomeEntity.name]: ofIncome }[entity.name] ?? ofForms;
  const found: Listed = withClient(byId(manager));
  return (
    found
      .leftJoin(AssignmentEntity, 'assignment', 'assignment.client_id = client.id', ['preparer_id'])
      .leftJoin(UserEntity, 'preparer', 'preparer.id = assignment.preparer_id', [])
      .leftJoin(PreparerProfileEntity, 'profile', 'profile.user_id = assignment.preparer_id', [])
      .leftJoin(OfficeEntity, 'office', 'office.id = profile.office_id', [])
      .column('preparer_name', "preparer.first_name || ' ' || preparer.last_name")
      .column('office_name', 'office.name')
      // Ignores the columns that are null.
      .flag('has_deductions', `greatest(${deductionFields.map((name) => `form.${name}`).join(', ')}) > 0`)
      .where(`client.role = 'client' AND client.deleted_at IS NULL AND form.tax_year = :tax_year`, {
        tax_year: requestedTaxYear(),
      })
  );
}

const ofForms = (manager: EntityManager) =>
  PlainQuery.from(manager, IntakeEntity, 'form', ['id', ...formColumns])
    .innerJoin(UserEntity, 'client', 'client.id = form.user_id', [])
    .leftJoin(ClientIncomeEntity, 'income', incomeOfForm, ['total_income']);

const ofClients = (manager: EntityManager) =>
  PlainQuery.from(manager, UserEntity, 'client', ['id'])
    .innerJoin(IntakeEntity, 'form', 'form.user_id = client.id', formColumns)
    .leftJoin(ClientIncomeEntity, 'income', incomeOfForm, ['total_income']);

/** Filter by tax year, so that the index can be used for sorting. */
const ofIncome = (manager: EntityManager) =>
  PlainQuery.from(manager, ClientIncomeEntity, 'income', ['id', 'total_income'])
    .innerJoin(IntakeEntity, 'form', incomeOfForm, formColumns)
    .innerJoin(UserEntity, 'client', 'client.id = form.user_id', [])
    .where('income.tax_year = :tax_year', { tax_year: requestedTaxYear() });

const incomeOfForm = 'income.client_id = form.user_id AND income.tax_year = form.tax_year';

const withClient = <Row extends object>(query: PlainQuery<Row>) =>
  query
    .column('form_id', 'form.id')
    .column('client_name', "client.first_name || ' ' || client.last_name")
    .column('client_email', 'client.email')
    .column('client_phone', 'client.phone');
