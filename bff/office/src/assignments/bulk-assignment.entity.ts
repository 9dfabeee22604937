import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One bulk assignment; the history rows with its id list its clients. */
@Entity('bulk_assignments')
export class BulkAssignmentEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') preparer_id!: string;
  /** Number of clients whose preparer changed. */
  @Column('int') clients!: number;
  @Column('uuid') assigned_by!: string;
  @Column('timestamptz') assigned_at!: Date;
  @Column('uuid', { nullable: true }) undone_by!: string | null;
  @Column('timestamptz', { nullable: true }) undone_at!: Date | null;
}
