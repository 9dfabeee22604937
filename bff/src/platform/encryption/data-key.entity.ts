import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The key one owner's values are encrypted with, itself encrypted ("wrapped") with a key-encryption key. */
@Entity('data_keys')
export class DataKeyEntity {
  @PrimaryColumn('uuid') owner_id!: string;
  /** Of the key-encryption key. */
  @Column('text') kek_id!: string;
  @Column('bytea') wrapped_key!: Buffer;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') wrapped_at!: Date;
}

/** Proves that a blind-index key of this id is still the same key. */
@Entity('index_key_proofs')
export class IndexKeyProofEntity {
  @PrimaryColumn('text') key_id!: string;
  @Column('bytea') proof!: Buffer;
}
