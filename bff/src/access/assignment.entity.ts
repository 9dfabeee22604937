import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The preparer a client is assigned to at this moment; there is one at most. */
@Entity('assignments')
export class AssignmentEntity {
  @PrimaryColumn('uuid') client_id!: string;
  @Column('uuid') preparer_id!: string;
  @Column('timestamptz') assigned_at!: Date;
  @Column('uuid') assigned_by!: string;
}

/** A client who is not deleted and assigned to nobody; the database adds and removes them with every change of an account or an assignment. */
@Entity('unassigned_clients')
export class UnassignedClientEntity {
  @PrimaryColumn('uuid') client_id!: string;
}
