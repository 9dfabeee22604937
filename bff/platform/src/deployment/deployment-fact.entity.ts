import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fact that all servers of a database must agree on, checked at startup. */
@Entity('deployment_facts')
export class DeploymentFactEntity {
  /** `schema_version`, `token_secret`, `pepper:<key id>`, `document_store` */
  @PrimaryColumn('text') name!: string;
  /** A number, the fingerprint of a secret, or an id. */
  @Column('text') value!: string;
  @Column('timestamptz') updated_at!: Date;
}
