import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FilingStatus } from '@portal/tax-engine/input';
import type { AccountType } from '@portal/domain/intake/intake.dto';

/** An intake form as it is stored. What is a Buffer is sealed with the client's data key. */
@Entity('intake_forms')
export class IntakeEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('smallint') tax_year!: number;

  @Column('bytea') ssn!: Buffer | null;
  @Column('bytea') ssn_index!: Buffer | null;
  @Column('text') ssn_index_key!: string | null;
  @Column('bytea') date_of_birth!: Buffer | null;
  @Column('text') address!: string | null;
  @Column('text') city!: string | null;
  @Column('text') state!: string | null;
  @Column('text') zip_code!: string | null;
  @Column('text') filing_status!: FilingStatus | null;
  @Column('text') occupation!: string | null;

  @Column('boolean') has_spouse!: boolean;
  @Column('bytea') spouse_info!: Buffer | null;
  @Column('boolean') has_children!: boolean;
  @Column('bytea') children!: Buffer | null;
  @Column('smallint') num_children!: number;

  @Column('numeric') w2_income!: number;
  @Column('numeric') self_employment_income!: number;
  @Column('numeric') unemployment_income!: number;
  @Column('numeric') retirement_income!: number;
  @Column('numeric') other_income!: number;
  @Column('numeric') mortgage_interest!: number;
  @Column('numeric') charitable_donations!: number;
  @Column('numeric') medical_expenses!: number;
  @Column('numeric') state_local_taxes!: number;
  @Column('numeric') federal_withheld!: number | null;
  @Column('numeric') state_withheld!: number | null;
  @Column('numeric') estimated_payments!: number | null;
  @Column('numeric') previous_year_agi!: number | null;
  @Column('numeric') previous_year_refund!: number | null;

  @Column('bytea') bank_name!: Buffer | null;
  @Column('bytea') routing_number!: Buffer | null;
  @Column('bytea') account_number!: Buffer | null;
  @Column('text') account_type!: AccountType | null;

  @Column('boolean') submitted!: boolean;
  @Column('timestamptz') submitted_at!: Date | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
