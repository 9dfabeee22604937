import type { ClientView } from '@portal/domain/clients/client-views.dto';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The views of their client list that a preparer saved. */
@Entity('client_views')
export class ClientViewEntity {
  @PrimaryColumn('uuid') preparer_id!: string;
  @Column('jsonb') views!: ClientView[];
  @Column('integer') version!: number;
  @Column('timestamptz') updated_at!: Date;
}
