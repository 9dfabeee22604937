import { Column, PrimaryColumn } from 'typeorm';

/** The columns that every form of a client carries. Once submitted, the columns of its fields say what was submitted last. */
export abstract class TaxFormEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('smallint') tax_year!: number;
  /** Encrypted JSON of the form as changed since the last submit. */
  @Column('bytea', { nullable: true }) unsubmitted_changes!: Buffer | null;
  @Column('boolean') submitted!: boolean;
  @Column('timestamptz', { nullable: true }) submitted_at!: Date | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}

/** What was submitted, when and by whom: only ever added. `form` is the encrypted JSON of the whole form. */
export abstract class TaxFormSnapshotEntity {
  @PrimaryColumn('uuid') id!: string;
  /** The form it is a copy of; each table has its own name for this column. */
  abstract form_id: string;
  @Column('uuid') user_id!: string;
  @Column('int') version!: number;
  @Column('uuid') submitted_by!: string;
  @Column('text') submitted_by_name!: string;
  @Column('timestamptz') submitted_at!: Date;
  @Column('bytea') form!: Buffer;
}

export const snapshotColumns = [
  'id',
  'form_id',
  'user_id',
  'version',
  'submitted_by',
  'submitted_by_name',
  'submitted_at',
  'form',
] as const satisfies (keyof TaxFormSnapshotEntity)[];

/** The stamps of a form: what its client does not fill in. */
export const stampColumns = [
  'id',
  'user_id',
  'tax_year',
  'submitted',
  'submitted_at',
  'unsubmitted_changes',
  'version',
  'created_at',
  'updated_at',
] as const satisfies (keyof TaxFormEntity)[];
export type StampColumn = (typeof stampColumns)[number];
