import type { OfficeHours } from '@portal/domain/offices/office-hours.dto';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('offices')
export class OfficeEntity {
  /** A slug of the name, e.g. `detroit-main`. */
  @PrimaryColumn('text') id!: string;
  @Column('text') name!: string;
  @Column('text') address!: string;
  @Column('text') city!: string;
  @Column('text') state!: string;
  @Column('text') zip_code!: string;
  @Column('text') phone!: string;
  @Column('text') email!: string;
  @Column('jsonb') hours!: OfficeHours;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}
