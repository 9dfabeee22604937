import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What all servers of one database must agree on, and which none of them may find otherwise at its start. */
@Entity('deployment_facts')
export class DeploymentFactEntity {
  /** `schema_version`, `token_secret`, `pepper:<key id>` */
  @PrimaryColumn('text') name!: string;
  /** A number, or the fingerprint of a secret. */
  @Column('text') value!: string;
  @Column('timestamptz') updated_at!: Date;
}
