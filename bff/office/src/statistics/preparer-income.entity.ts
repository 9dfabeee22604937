import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Income of a preparer's clients, summed from `client_income`; triggers update it with every change of a form or an
 * assignment.
 */
@Entity('preparer_income')
export class PreparerIncomeEntity {
  @PrimaryColumn('uuid') preparer_id!: string;
  @PrimaryColumn('smallint') tax_year!: number;
  /** Number of intake forms, including drafts. */
  @Column('int') forms!: number;
  @Column('int') submitted_forms!: number;
  @Column('numeric') total_income!: number;
  @Column('numeric') submitted_income!: number;
}
