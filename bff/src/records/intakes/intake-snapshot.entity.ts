import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was submitted, when and by whom: only ever added. `form` is the sealed JSON of the whole form. */
@Entity('intake_snapshots')
export class IntakeSnapshotEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') intake_id!: string;
  @Column('uuid') user_id!: string;
  @Column('int') version!: number;
  @Column('uuid') submitted_by!: string;
  @Column('text') submitted_by_name!: string;
  @Column('timestamptz') submitted_at!: Date;
  @Column('bytea') form!: Buffer;
}
