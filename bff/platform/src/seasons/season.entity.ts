import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A tax year that the office works on. */
@Entity('seasons')
export class SeasonEntity {
  @PrimaryColumn('smallint') tax_year!: number;
  /** `preparing`: not yet open to clients. `closed`: can only be read. */
  @Column('text') state!: 'preparing' | 'open' | 'closed';
  @Column('timestamptz') updated_at!: Date;
}
