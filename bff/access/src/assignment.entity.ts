import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The current preparer of a client; a client has at most one. */
@Entity('assignments')
export class AssignmentEntity {
  @PrimaryColumn('uuid') client_id!: string;
  @Column('uuid') preparer_id!: string;
  @Column('timestamptz') assigned_at!: Date;
  @Column('uuid') assigned_by!: string;
}

/**
 * A client who is not deleted and has no preparer; triggers maintain the rows when an account or an assignment changes.
 */
@Entity('unassigned_clients')
export class UnassignedClientEntity {
  @PrimaryColumn('uuid') client_id!: string;
}
