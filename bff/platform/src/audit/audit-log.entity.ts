import type { AuditFact } from '@portal/domain/audit/audit.actions';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type AuditDetails = Readonly<Partial<Record<AuditFact, string | number | boolean | null>>>;

/** An audited action. The table is append-only; the database numbers the rows and chains their hashes. */
@Entity('audit_log')
export class AuditLogEntity {
  @PrimaryColumn('bigint') id!: number;
  @Column('timestamptz') at!: Date;
  @Column('uuid', { nullable: true }) actor_id!: string | null;
  @Column('text', { nullable: true }) actor_role!: string | null;
  @Column('text') action!: string;
  @Column('text') outcome!: 'ok' | 'refused' | 'failed';
  @Column('text', { nullable: true }) object_type!: string | null;
  @Column('text', { nullable: true }) object_id!: string | null;
  @Column('text', { nullable: true }) address!: string | null;
  @Column('text', { nullable: true }) request_id!: string | null;
  @Column('jsonb') details!: AuditDetails;
  @Column('bytea') previous_hash!: Buffer;
  @Column('bytea') hash!: Buffer;
}
