import { Column, PrimaryColumn } from 'typeorm';

/** Columns of every tax form. Once submitted, the field columns hold the last submitted version. */
export abstract class TaxFormEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('smallint') tax_year!: number;
  /** Encrypted JSON of the form with changes since the last submit. */
  @Column('bytea', { nullable: true }) unsubmitted_changes!: Buffer | null;
  @Column('boolean') submitted!: boolean;
  @Column('timestamptz', { nullable: true }) submitted_at!: Date | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}

/** A submitted version, with time and submitter; append-only. `form` is the encrypted JSON of the whole form. */
export abstract class TaxFormSnapshotEntity {
  @PrimaryColumn('uuid') id!: string;
  /** The form that this is a copy of; the column name differs per table. */
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

/** Form columns that are not filled in by the client. */
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
