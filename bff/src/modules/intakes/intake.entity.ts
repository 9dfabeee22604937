import { Column, Entity } from 'typeorm';
import type { FilingStatus } from '@portal/tax-engine/input';
import type { AccountType } from '@portal/domain/intake/intake.dto';
import { TaxFormEntity, TaxFormSnapshotEntity } from '../tax-forms/tax-form.entity';

/** A stored intake form. Buffer columns are encrypted with the client's data key. */
@Entity('intake_forms')
export class IntakeEntity extends TaxFormEntity {
  @Column('bytea', { nullable: true }) ssn!: Buffer | null;
  @Column('bytea', { nullable: true }) ssn_index!: Buffer | null;
  @Column('text', { nullable: true }) ssn_index_key!: string | null;
  @Column('bytea', { nullable: true }) date_of_birth!: Buffer | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) city!: string | null;
  @Column('text', { nullable: true }) state!: string | null;
  @Column('text', { nullable: true }) zip_code!: string | null;
  @Column('text', { nullable: true }) filing_status!: FilingStatus | null;
  @Column('text', { nullable: true }) occupation!: string | null;

  @Column('boolean') has_spouse!: boolean;
  @Column('bytea', { nullable: true }) spouse_info!: Buffer | null;
  @Column('boolean') has_children!: boolean;
  @Column('bytea', { nullable: true }) children!: Buffer | null;
  @Column('smallint') num_children!: number;

  @Column('numeric') w2_income!: number;
  @Column('numeric') self_employment_income!: number;
  @Column('numeric') unemployment_income!: number;
  @Column('numeric') retirement_income!: number;
  @Column('numeric') other_income!: number;
  /** Sum of the five columns above, computed by the database. */
  @Column({ type: 'numeric', nullable: true, insert: false, update: false }) total_income!: number;
  @Column('numeric') mortgage_interest!: number;
  @Column('numeric') charitable_donations!: number;
  @Column('numeric') medical_expenses!: number;
  @Column('numeric') state_local_taxes!: number;
  @Column('numeric', { nullable: true }) federal_withheld!: number | null;
  @Column('numeric', { nullable: true }) state_withheld!: number | null;
  @Column('numeric', { nullable: true }) city_withheld!: number | null;
  @Column('numeric', { nullable: true }) estimated_payments!: number | null;
  @Column('numeric', { nullable: true }) previous_year_agi!: number | null;
  @Column('numeric', { nullable: true }) previous_year_refund!: number | null;

  @Column('bytea', { nullable: true }) bank_name!: Buffer | null;
  @Column('bytea', { nullable: true }) routing_number!: Buffer | null;
  @Column('bytea', { nullable: true }) account_number!: Buffer | null;
  @Column('text', { nullable: true }) account_type!: AccountType | null;
}

@Entity('intake_snapshots')
export class IntakeSnapshotEntity extends TaxFormSnapshotEntity {
  @Column('uuid', { name: 'intake_id' }) form_id!: string;
}
