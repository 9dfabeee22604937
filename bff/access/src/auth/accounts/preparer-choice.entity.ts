import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The preparer whose page a client came from, stored until the client submits the intake form. */
@Entity('preparer_choices')
export class PreparerChoiceEntity {
  @PrimaryColumn('uuid') client_id!: string;
  @Column('uuid') preparer_id!: string;
  @Column('timestamptz') chosen_at!: Date;
}
