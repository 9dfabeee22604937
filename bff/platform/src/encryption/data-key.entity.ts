import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An owner's data key, itself encrypted ("wrapped") with a key-encryption key. */
@Entity('data_keys')
export class DataKeyEntity {
  @PrimaryColumn('uuid') owner_id!: string;
  /** Id of the key-encryption key. */
  @Column('text') kek_id!: string;
  @Column('bytea') wrapped_key!: Buffer;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') wrapped_at!: Date;
}

/** Detects a blind-index key that was replaced under the same id. */
@Entity('index_key_proofs')
export class IndexKeyProofEntity {
  @PrimaryColumn('text') key_id!: string;
  @Column('bytea') proof!: Buffer;
}
