import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Schedule C: the profit or loss of a client's business. Amounts in dollars. */
@Entity('schedule_c_forms')
export class ScheduleCEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('smallint') tax_year!: number;
  @Column('text', { nullable: true }) business_name!: string | null;
  @Column('text', { nullable: true }) ein!: string | null;
  @Column('text', { nullable: true }) business_address!: string | null;
  @Column('text', { nullable: true }) business_city!: string | null;
  @Column('text', { nullable: true }) business_state!: string | null;
  @Column('text', { nullable: true }) business_zip!: string | null;
  @Column('text', { nullable: true }) business_type!: BusinessType | null;
  @Column('text', { nullable: true }) accounting_method!: 'cash' | 'accrual' | null;

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
  /** In full, as spent: the database counts half of it. */
  @Column('numeric') meals_entertainment!: number;

  // Computed by the database: no caller can send them, no writer can forget them.
  @Column({ type: 'numeric', nullable: true, insert: false, update: false }) total_income!: number;
  @Column({ type: 'numeric', nullable: true, insert: false, update: false }) total_expenses!: number;
  @Column({ type: 'numeric', nullable: true, insert: false, update: false }) net_profit_loss!: number;

  /** Encrypted JSON of the form as changed since the last submit. */
  @Column('bytea', { nullable: true }) unsubmitted_changes!: Buffer | null;

  @Column('boolean') submitted!: boolean;
  @Column('timestamptz', { nullable: true }) submitted_at!: Date | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}

type BusinessType =
  | 'consulting'
  | 'retail_sales'
  | 'professional_services'
  | 'construction'
  | 'freelance'
  | 'food_service'
  | 'personal_services'
  | 'other';

/** What was submitted, when and by whom: only ever added. `form` is the encrypted JSON of the whole form. */
@Entity('schedule_c_snapshots')
export class ScheduleCSnapshotEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') schedule_c_id!: string;
  @Column('uuid') user_id!: string;
  @Column('int') version!: number;
  @Column('uuid') submitted_by!: string;
  @Column('text') submitted_by_name!: string;
  @Column('timestamptz') submitted_at!: Date;
  @Column('bytea') form!: Buffer;
}
