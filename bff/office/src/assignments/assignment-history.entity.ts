import type { AssignmentWay } from '@portal/domain/assignments/assignment-ways';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Every change of a client's preparer, with the names at the time. Append-only. */
@Entity('assignment_history')
export class AssignmentHistoryEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') client_id!: string;
  @Column('text') client_name!: string;
  @Column('uuid', { nullable: true }) from_preparer_id!: string | null;
  @Column('text', { nullable: true }) from_preparer_name!: string | null;
  /** null if the client has no preparer after the change. */
  @Column('uuid', { nullable: true }) to_preparer_id!: string | null;
  /** '' if the client has no preparer after the change. */
  @Column('text') to_preparer_name!: string;
  @Column('text') via!: AssignmentWay;
  @Column('text', { nullable: true }) reason!: string | null;
  @Column('uuid') reassigned_by!: string;
  @Column('text') reassigned_by_name!: string;
  @Column('timestamptz') reassigned_at!: Date;
  @Column('uuid', { nullable: true }) bulk_id!: string | null;
}
