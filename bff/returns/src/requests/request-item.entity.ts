import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DocumentType } from '@portal/domain/documents/document-types';
import type {
  ExplanationKind,
  ItemDeed,
  ItemSource,
  ItemState,
  RejectReason,
} from '@portal/domain/requests/item-states';
import type { RuleKey } from '@portal/domain/requests/request-rules';
import type { Turn } from '@portal/domain/returns/return-states';

/** A client's answers to "What happened in {year}?", as encrypted JSON. */
@Entity('return_situations')
export class ReturnSituationsEntity {
  @PrimaryColumn('uuid') return_id!: string;
  @Column('uuid') client_id!: string;
  @Column('bytea') answers!: Buffer;
  @Column('int') version!: number;
  @Column('timestamptz') updated_at!: Date;
}

/** A document that a return needs. Buffer columns are encrypted with the client's data key. */
@Entity('request_items')
export class RequestItemEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') return_id!: string;
  @Column('uuid') client_id!: string;
  /** null for what staff ask for in their own words. */
  @Column('text', { nullable: true }) rule_key!: RuleKey | null;
  /** Which payer or person: empty, `spouse`, or a keyed hash of the name. */
  @Column('text') instance!: string;
  @Column('text') source!: ItemSource;
  @Column('text') document_type!: DocumentType;
  /** Name of the payer or person, or what staff ask for. */
  @Column('bytea', { nullable: true }) label!: Buffer | null;
  @Column('bytea', { nullable: true }) note!: Buffer | null;
  @Column('boolean') required!: boolean;
  @Column('text') state!: ItemState;
  @Column('timestamptz') state_since!: Date;
  /** Whether a person has done anything with it: only untouched items follow the answers. */
  @Column('boolean') touched!: boolean;
  /** Whether the answers no longer ask for an item that a person has touched. */
  @Column('boolean') unfounded!: boolean;
  @Column('text', { nullable: true }) reject_reason!: RejectReason | null;
  @Column('bytea', { nullable: true }) reject_text!: Buffer | null;
  @Column('text', { nullable: true }) explain_kind!: ExplanationKind | null;
  @Column('bytea', { nullable: true }) explain_text!: Buffer | null;
  @Column('date', { nullable: true }) comes_on!: string | null;
  @Column('date', { nullable: true }) due_on!: string | null;
  @Column('smallint') position!: number;
  @Column('uuid', { nullable: true }) decided_by!: string | null;
  @Column('timestamptz', { nullable: true }) decided_at!: Date | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  /** Generated from the state. */
  @Column({ type: 'text', insert: false, update: false }) turn!: Turn;
}

/** A file that was sent for an item; one file may belong to several items. */
@Entity('request_item_documents')
export class RequestItemDocumentEntity {
  @PrimaryColumn('uuid') item_id!: string;
  @PrimaryColumn('uuid') document_id!: string;
  @Column('uuid') client_id!: string;
  /** Whether the office sent it back; a trigger then marks the document (`documents.sent_back`). */
  @Column('boolean') rejected!: boolean;
  @Column('uuid', { nullable: true }) linked_by!: string | null;
  @Column('timestamptz') linked_at!: Date;
}

/** What happened to an item; append-only. */
@Entity('request_item_events')
export class RequestItemEventEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') item_id!: string;
  @Column('uuid') client_id!: string;
  @Column('timestamptz') at!: Date;
  @Column('uuid', { nullable: true }) actor_id!: string | null;
  @Column('text', { nullable: true }) actor_name!: string | null;
  @Column('text') what!: ItemDeed;
  @Column('text', { nullable: true }) reason!: string | null;
}
