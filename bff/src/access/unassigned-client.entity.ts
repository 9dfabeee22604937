import { Entity, PrimaryColumn } from 'typeorm';

/** A client who is not deleted and assigned to nobody; the database adds and removes them with every change of an account or an assignment. */
@Entity('unassigned_clients')
export class UnassignedClientEntity {
  @PrimaryColumn('uuid') client_id!: string;
}
