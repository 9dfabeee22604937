import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Totals of the whole office, maintained by triggers. */
export type TotalName =
  | 'users'
  | 'clients'
  | 'documents'
  | 'listed_documents'
  | 'assigned_clients'
  | 'reassignments'
  | 'intake_forms'
  | 'submitted_intake_forms'
  | 'w2_income'
  | 'self_employment_income'
  | 'unemployment_income'
  | 'retirement_income'
  | 'other_income'
  | 'schedule_c_profit'
  | 'clients_with_income'
  | 'income_above_zero'
  | 'high_income_clients'
  | 'business_clients'
  | 'returns';

/** A partial amount; the total is the sum of all its rows. */
@Entity('running_totals')
export class RunningTotalEntity {
  @PrimaryColumn('bigint') id!: number;
  @Column('text') name!: TotalName;
  /**
   * A tax year for forms and documents, a preparer for `assigned_clients`, `year state preparer` for `returns`, '' for office-wide
   * totals.
   */
  @Column('text') scope!: string;
  @Column('numeric') amount!: number;
}
