import type { AccountingMethod, BusinessType } from '@portal/domain/schedule-c/schedule-c.dto';
import { Column, Entity } from 'typeorm';
import { TaxFormEntity, TaxFormSnapshotEntity } from '../tax-forms/tax-form.entity';

/** Schedule C: the profit or loss of a client's business. Amounts in dollars. */
@Entity('schedule_c_forms')
export class ScheduleCEntity extends TaxFormEntity {
  @Column('text', { nullable: true }) business_name!: string | null;
  @Column('text', { nullable: true }) ein!: string | null;
  @Column('text', { nullable: true }) business_address!: string | null;
  @Column('text', { nullable: true }) business_city!: string | null;
  @Column('text', { nullable: true }) business_state!: string | null;
  @Column('text', { nullable: true }) business_zip!: string | null;
  @Column('text', { nullable: true }) business_type!: BusinessType | null;
  @Column('text', { nullable: true }) accounting_method!: AccountingMethod | null;

  @Column('numeric') gross_receipts!: number;
  @Column('numeric') returns_allowances!: number;
  @Column('numeric') other_income!: number;
  @Column('numeric') advertising!: number;
  @Column('numeric') car_truck_expenses!: number;
  @Column('numeric') commissions_fees!: number;
  @Column('numeric') contract_labor!: number;
  @Column('numeric') depletion!: number;
  @Column('numeric') depreciation!: number;
  @Column('numeric') employee_benefit_programs!: number;
  @Column('numeric') insurance!: number;
  @Column('numeric') interest_mortgage!: number;
  @Column('numeric') interest_other!: number;
  @Column('numeric') legal_professional!: number;
  @Column('numeric') office_expense!: number;
  @Column('numeric') pension_profit_sharing!: number;
  @Column('numeric') rent_lease_vehicles!: number;
  @Column('numeric') rent_lease_other!: number;
  @Column('numeric') repairs_maintenance!: number;
  @Column('numeric') supplies!: number;
  @Column('numeric') taxes_licenses!: number;
  @Column('numeric') travel!: number;
  @Column('numeric') utilities!: number;
  @Column('numeric') wages!: number;
  @Column('numeric') other_expenses!: number;
  /** The full amount spent; the database counts half of it. */
  @Column('numeric') meals_entertainment!: number;

  // Computed by the database, so that no caller can send them and no writer can forget them.
  @Column({ type: 'numeric', nullable: true, insert: false, update: false }) total_income!: number;
  @Column({ type: 'numeric', nullable: true, insert: false, update: false }) total_expenses!: number;
  @Column({ type: 'numeric', nullable: true, insert: false, update: false }) net_profit_loss!: number;
}

@Entity('schedule_c_snapshots')
export class ScheduleCSnapshotEntity extends TaxFormSnapshotEntity {
  @Column('uuid', { name: 'schedule_c_id' }) form_id!: string;
}
