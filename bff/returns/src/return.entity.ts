import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ReturnState, Turn } from '@portal/domain/returns/return-states';
import type {
  FilingMethod,
  FilingOutcome,
  MoveCause,
  ReturnKind,
  ReturnReason,
} from '@portal/domain/returns/return-words';

/** A client's tax return for one year, original or amended. Only `ReturnsService.move` changes its state. */
@Entity('tax_returns')
export class TaxReturnEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') client_id!: string;
  @Column('smallint') tax_year!: number;
  @Column('text') kind!: ReturnKind;
  /** 1 for the original, then one more for each amended return. */
  @Column('smallint') sequence!: number;
  /** Lists and totals show one return per client and year. Triggers set it: check_new_return, keep_order_of_returns. */
  @Column('boolean') newest!: boolean;
  @Column('text') state!: ReturnState;
  @Column('timestamptz') state_since!: Date;
  /** Set while the return rests or is not being filed. */
  @Column('text', { nullable: true }) state_before_hold!: ReturnState | null;
  /** Reason of the last move; null if it needed none. */
  @Column('text', { nullable: true }) reason_kind!: ReturnReason | null;
  /** Generated from the state. */
  @Column({ type: 'text', insert: false, update: false }) turn!: Turn;
  @Column('date', { nullable: true }) due_on!: string | null;
  @Column('date', { nullable: true }) extension_filed_on!: string | null;
  /** When the client submitted changed answers that the office has not worked in yet. */
  @Column('timestamptz', { nullable: true }) client_changed_at!: Date | null;
  /** When the client wrote after being asked for something. */
  @Column('timestamptz', { nullable: true }) answered_at!: Date | null;
  /** When its request items last followed from the answers; null if they never have. */
  @Column('timestamptz', { nullable: true }) items_generated_at!: Date | null;
  /** Who last sent it for review. If the office requires reviews, somebody else has to do this one. */
  @Column('uuid', { nullable: true }) review_asked_by!: string | null;
  @Column('numeric', { nullable: true }) fee!: number | null;
  @Column('int') version!: number;
  @Column('timestamptz') created_at!: Date;
  @Column('timestamptz') updated_at!: Date;
}

/** A move of a return; append-only. */
@Entity('return_transitions')
export class ReturnTransitionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') return_id!: string;
  @Column('uuid') client_id!: string;
  /** null for the one that created the return. */
  @Column('text', { nullable: true }) from_state!: ReturnState | null;
  @Column('text') to_state!: ReturnState;
  @Column('text') cause!: MoveCause;
  @Column('uuid', { nullable: true }) actor_id!: string | null;
  @Column('text', { nullable: true }) actor_name!: string | null;
  @Column('text', { nullable: true }) reason_kind!: ReturnReason | null;
  /** Internal note, encrypted with the client's key. */
  @Column('bytea', { nullable: true }) note!: Buffer | null;
  /** The question sent with the move. */
  @Column('uuid', { nullable: true }) message_id!: string | null;
  @Column('timestamptz') at!: Date;
}

/** A note that only staff can read; append-only. */
@Entity('return_notes')
export class ReturnNoteEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') return_id!: string;
  @Column('uuid') client_id!: string;
  @Column('uuid') author_id!: string;
  @Column('text') author_name!: string;
  /** Encrypted with the client's key. */
  @Column('bytea') text!: Buffer;
  @Column('timestamptz') at!: Date;
}

/** What was sent to one authority, and what became of it. */
@Entity('filings')
export class FilingEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') return_id!: string;
  @Column('uuid') client_id!: string;
  @Column('uuid', { nullable: true }) delivery_id!: string | null;
  @Column('text') authority!: string;
  @Column('text') method!: FilingMethod;
  @Column('date') sent_on!: string;
  @Column('text', { nullable: true }) submission_id!: string | null;
  @Column('text') outcome!: FilingOutcome;
  @Column('date', { nullable: true }) outcome_on!: string | null;
  @Column('text', { nullable: true }) code!: string | null;
  /** What the client reads about a rejection, encrypted with the client's key. */
  @Column('bytea', { nullable: true }) words!: Buffer | null;
}

/** A pair of states that the database's trigger allows. */
@Entity('return_edges')
export class ReturnEdgeEntity {
  @PrimaryColumn('text') from_state!: ReturnState;
  @PrimaryColumn('text') to_state!: ReturnState;
}
