import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A client's income of one tax year as `incomeByKind` computes it; triggers maintain it when a form changes. */
@Entity('client_income')
export class ClientIncomeEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') client_id!: string;
  @Column('smallint') tax_year!: number;
  @Column('boolean') has_intake!: boolean;
  @Column('boolean') intake_submitted!: boolean;
  @Column('boolean') has_schedule_c!: boolean;
  @Column('numeric') w2_income!: number;
  @Column('numeric') self_employment_income!: number;
  @Column('numeric') schedule_c_profit!: number;
  @Column('numeric') unemployment_income!: number;
  @Column('numeric') retirement_income!: number;
  @Column('numeric') other_income!: number;
  /** Sum of the kinds above, a generated column. */
  @Column({ type: 'numeric', nullable: true, insert: false, update: false }) total_income!: number;
}
