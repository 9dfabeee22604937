import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { PreparerProfileEntity } from '@portal/bff-access/auth/accounts/preparer-profile.entity';
import { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import { requestedTaxYear } from '@portal/bff-platform/request/request-context';
import { PreparerIncomeEntity } from './preparer-income.entity';
import { OfficeEntity } from '../offices/office.entity';
import { RunningTotalEntity, type TotalName } from './running-total.entity';

export type Totals = Readonly<Partial<Record<TotalName, number>>>;

export interface PreparerShare {
  id: string;
  name: string;
  preparer_code: string;
  office_id: string | null;
  clients: number;
  total_income: number;
}

// Reads data maintained by triggers (docs/database-rules.md): keep_totals_of_income, keep_shares_of_assignments,
// add_to_total, keep_totals_of_new_users, keep_totals_of_people, keep_totals_of_assignments, keep_totals_of_documents.
/**
 * Reads totals that triggers maintain, one row per total and preparer, so that queries do not slow down as the office
 * grows.
 */
@Injectable()
export class StatisticsRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns the totals of the office, for the request's tax year where they depend on it. */
  async totals(): Promise<Totals> {
    const rows = await this.sums()
      .where("total.scope IN ('', :year)", { year: String(requestedTaxYear()) })
      .orWhere("total.name = 'assigned_clients'")
      .getRawMany<{ name: TotalName; amount: number }>();
    return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
  }

  /** Returns every preparer who is not deleted, with their clients' reported income. */
  preparers(): Promise<PreparerShare[]> {
    return this.database.manager
      .createQueryBuilder()
      .select('account.id', 'id')
      .addSelect("account.first_name || ' ' || account.last_name", 'name')
      .addSelect('profile.preparer_code', 'preparer_code')
      .addSelect('profile.office_id', 'office_id')
      .addSelect('COALESCE(assigned.clients, 0)', 'clients')
      .addSelect('COALESCE(income.total_income, 0)', 'total_income')
      .from(PreparerProfileEntity, 'profile')
      .innerJoin(UserEntity, 'account', "account.id = profile.user_id AND account.role = 'preparer'")
      .leftJoin(PreparerIncomeEntity, 'income', 'income.preparer_id = account.id AND income.tax_year = :tax_year')
      .leftJoin(clientsByPreparer, 'assigned', 'assigned.preparer_id = account.id::text')
      .where('account.deleted_at IS NULL')
      .setParameters({ tax_year: requestedTaxYear() })
      .getRawMany<PreparerShare>();
  }

  /** Counts the preparers in the list of preparers. */
  countPreparers(): Promise<number> {
    return this.database.manager.count(UserEntity, { where: { role: 'preparer', deleted_at: IsNull() } });
  }

  offices(): Promise<Pick<OfficeEntity, 'id' | 'name'>[]> {
    return this.database.manager.find(OfficeEntity, { select: { id: true, name: true }, order: { name: 'ASC' } });
  }

  /** Returns active clients per office; `office_id` is null for clients of preparers without an office. */
  assignedByOffice(): Promise<{ office_id: string | null; clients: number }[]> {
    return this.database.manager
      .createQueryBuilder()
      .select('profile.office_id', 'office_id')
      .addSelect('sum(total.amount)', 'clients')
      .from(RunningTotalEntity, 'total')
      .innerJoin(PreparerProfileEntity, 'profile', 'profile.user_id::text = total.scope')
      .where("total.name = 'assigned_clients'")
      .groupBy('profile.office_id')
      .getRawMany<{ office_id: string | null; clients: number }>();
  }

  /** Counts a preparer's active clients. */
  async assignedTo(preparer_id: string): Promise<number> {
    const found = await this.sums()
      .where("total.name = 'assigned_clients' AND total.scope = :preparer_id", { preparer_id })
      .getRawOne<{ amount: number }>();
    return found?.amount ?? 0;
  }

  private sums() {
    return this.database.manager
      .createQueryBuilder()
      .select('total.name', 'name')
      .addSelect('sum(total.amount)', 'amount')
      .from(RunningTotalEntity, 'total')
      .groupBy('total.name');
  }
}

const clientsByPreparer = (query: SelectQueryBuilder<ObjectLiteral>) =>
  query
    .select('total.scope', 'preparer_id')
    .addSelect('sum(total.amount)', 'clients')
    .from(RunningTotalEntity, 'total')
    .where("total.name = 'assigned_clients'")
    .groupBy('total.scope');
