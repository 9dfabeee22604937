import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentType, ScanState } from '@portal/domain/documents/document-types';

/** Document metadata. The bytes are in the document store under `storage_key`. */
@Entity('documents')
export class DocumentEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') user_id!: string;
  @Column('smallint') tax_year!: number;
  @Column('text') filename!: string;
  @Column('text') document_type!: DocumentType;
  /** Detected from the bytes. */
  @Column('text') content_type!: string;
  /** Bytes. */
  @Column('bigint') size!: number;
  @Column('bytea') sha256!: Buffer;
  @Column('text') storage_key!: string;
  @Column('text') scan_state!: ScanState;
  @Column('timestamptz', { nullable: true }) scanned_at!: Date | null;
  @Column('smallint') scan_attempts!: number;
  /** null if the file may be scanned immediately. */
  @Column('timestamptz', { nullable: true }) scan_after!: Date | null;
  @Column('timestamptz') uploaded_at!: Date;
  @Column('integer') version!: number;
  /** When its owner moved it to the trash; null while it is listed. */
  @Column('timestamptz', { nullable: true }) deleted_at!: Date | null;
  /** Whether the office sent it back for every item that it was sent for; set by a trigger. */
  @Column({ type: 'boolean', insert: false, update: false }) sent_back!: boolean;
  /** The preparer who uploaded it for the client; null if the client did. */
  @Column('uuid', { nullable: true }) uploaded_by!: string | null;
  /** Generated: not deleted, empty, infected or sent back. Every counter and progress rule reads it. */
  @Column({ type: 'boolean', insert: false, update: false }) counts!: boolean;
}

/** The columns known when the bytes are stored. */
export type NewDocument = Omit<
  DocumentEntity,
  'uploaded_at' | 'scanned_at' | 'scan_attempts' | 'scan_after' | 'version' | 'deleted_at' | 'counts' | 'sent_back'
>;
