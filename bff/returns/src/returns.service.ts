import { Injectable } from '@nestjs/common';
import { fullName } from '@portal/domain/account/person-name';
import { message } from '@portal/domain/i18n/message';
import { edgeTo, type Mover } from '@portal/domain/returns/return-edges';
import { isResting, type ReturnState } from '@portal/domain/returns/return-states';
import type { MoveCause, ReturnReason } from '@portal/domain/returns/return-words';
import type {} from '@portal/domain/returns/returns.messages';
import type { EntityManager } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import type { TaxReturnEntity } from './return.entity';
import { ReturnMails } from './return-mails';
import { ReturnsRepository, type OpenItems } from './returns.repository';

/** A move along one edge. */
export interface Move {
  to: ReturnState;
  cause: MoveCause;
  reason_kind?: ReturnReason | undefined;
  /** Id of the transition's row, for which its note is encrypted. */
  id?: string;
  note?: Buffer | null;
  message_id?: string | null;
}

/** States in which changed answers change what the office works on. */
const beforeWork: readonly ReturnState[] = ['intake', 'documents_needed', 'ready_to_prepare'];
/** In these states the office has worked in what the client had changed. */
const workedIn: readonly ReturnState[] = ['in_review', 'awaiting_signature'];

// Triggers check every move as well (docs/database-rules.md): check_return_edge, keep_state_of_unmoved_returns.
/**
 * The status of returns: `move` is the only writer of `state`, and the other methods are the facts that cause moves. All
 * run in the caller's transaction, which first locks the client (`lockClient`).
 */
@Injectable()
export class ReturnsService {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly mails: ReturnMails,
    private readonly audit: AuditService,
  ) {}

  /**
   * Moves a locked return, and writes its transition, audit row and email.
   * @throws ProblemError wrong_state with the state that is there
   */
  async move(
    transaction: EntityManager,
    actor: Actor | undefined,
    row: TaxReturnEntity,
    move: Move,
  ): Promise<TaxReturnEntity> {
    const { to, cause, reason_kind, id = uuidv7(), note = null, message_id = null } = move;
    const edge = edgeTo(row, to);
    if (!edge || !moversOf(actor, cause).some((mover) => edge.by.includes(mover))) throw wrongState(row);
    const keepsAnswer = cause === 'items' || isResting(to) || isResting(row.state);
    const isWorkedIn = workedIn.includes(to) || beforeWork.includes(row.state);
    const moved = await this.returns.update(transaction, row, {
      ...{ state: to, state_since: () => 'now()', reason_kind: reason_kind ?? null },
      state_before_hold: isResting(to) ? (row.state_before_hold ?? row.state) : null,
      answered_at: cause === 'answered' ? () => 'now()' : keepsAnswer ? row.answered_at : null,
      ...(to === 'in_review' && !isResting(row.state) ? { review_asked_by: actor?.id ?? null } : {}),
      ...(isWorkedIn && to !== row.state_before_hold ? { client_changed_at: null } : {}),
    });
    if (!moved) throw new ProblemError('stale_version', message('returns.wrongState'), { version: row.version });
    await this.returns.insertTransition(transaction, {
      ...{ id, return_id: row.id, client_id: row.client_id, from_state: row.state, to_state: to, cause },
      ...{
        actor_id: actor?.id ?? null,
        actor_name: actor ? fullName(actor) : null,
        reason_kind: reason_kind ?? null,
        note,
        message_id,
      },
    });
    await this.mails.queue(transaction, { id, return_id: row.id, client_id: row.client_id, from: row.state, to });
    const details = { client_id: row.client_id, from_state: row.state, to_state: to, cause };
    const about = { object_type: 'tax_return', object_id: row.id, details };
    await this.audit.record({ action: 'return.move', ...(actor ? { actor } : {}), ...about }, transaction);
    return moved;
  }

  /**
   * The first draft of the form creates the client's return for the year.
   * @param actor undefined for the system
   */
  async begin(
    transaction: EntityManager,
    actor: Actor | undefined,
    client_id: ReadableClientId,
    tax_year: number,
  ): Promise<void> {
    const id = uuidv7();
    if (!(await this.returns.insert(transaction, { id, client_id, tax_year }))) return;
    await this.returns.insertTransition(transaction, {
      ...{ id: uuidv7(), return_id: id, client_id, from_state: null, to_state: 'intake' as const },
      ...{ cause: 'submitted' as const, actor_id: actor?.id ?? null, actor_name: actor ? fullName(actor) : null },
      ...{ reason_kind: null, note: null, message_id: null },
    });
  }

  /**
   * Begins an amended return after a locked one that was accepted.
   * @param first id and internal note of the transition
   */
  async amend(
    transaction: EntityManager,
    actor: Actor,
    accepted: TaxReturnEntity,
    { id, note }: Required<Pick<Move, 'id' | 'note'>>,
  ): Promise<TaxReturnEntity> {
    const { client_id, tax_year, client_changed_at, items_generated_at } = accepted;
    const row = { client_id, tax_year, sequence: accepted.sequence + 1, client_changed_at, items_generated_at };
    const amended = await this.returns.insertAmended(transaction, { id: uuidv7(), ...row });
    await this.returns.insertTransition(transaction, {
      ...{ id, return_id: amended.id, client_id, from_state: null, to_state: amended.state, cause: 'person' as const },
      ...{ actor_id: actor.id, actor_name: fullName(actor), reason_kind: null, note, message_id: null },
    });
    await this.mails.queueAmended(transaction, { id, client_id });
    const about = { object_type: 'tax_return', object_id: amended.id };
    const details = { client_id, sequence: amended.sequence };
    await this.audit.record({ action: 'return.amend', actor, ...about, details }, transaction);
    return amended;
  }

  /** The client has submitted the form, for the first time or again. */
  async submitted(transaction: EntityManager, actor: Actor, client: ReadableClientId, tax_year: number): Promise<void> {
    await this.returns.lockClient(transaction, client);
    await this.begin(transaction, actor, client, tax_year);
    const row = await this.returns.lock(transaction, client, tax_year);
    if (!row) return;
    if (beforeWork.includes(row.state)) {
      await this.follow(transaction, actor, row, 'submitted');
      return;
    }
    const changed = await this.returns.update(transaction, row, { client_changed_at: () => 'now()' });
    if (changed?.state === 'awaiting_signature')
      await this.move(transaction, actor, changed, { to: 'changes_requested', cause: 'submitted' });
  }

  /**
   * Makes a return follow its papers. Call it in the transaction that has changed them, after `lockClient`.
   * @param actor who changed them; undefined for the system
   */
  async reevaluate(
    transaction: EntityManager,
    actor: Actor | undefined,
    client: ReadableClientId,
    tax_year: number,
    cause: MoveCause = 'items',
  ): Promise<void> {
    await this.returns.lockClient(transaction, client);
    const row = await this.returns.lock(transaction, client, tax_year);
    if (row && row.state !== 'intake') await this.follow(transaction, actor, row, cause);
  }

  /**
   * Makes a return follow a form that was submitted before there were returns, or through a server without them. Call it
   * after `lockClient`.
   */
  async catchUp(transaction: EntityManager, client: ReadableClientId, tax_year: number): Promise<void> {
    const row = await this.returns.lock(transaction, client, tax_year);
    if (row) await this.follow(transaction, undefined, row, row.state === 'intake' ? 'submitted' : 'items');
  }

  /** The client has written: a return that waits for an answer goes on, unless it rests or papers are still missing. */
  async answered(transaction: EntityManager, actor: Actor, client: ReadableClientId): Promise<void> {
    await this.returns.lockClient(transaction, client);
    for (const row of await this.returns.lockWaiting(transaction, client)) {
      const { open_for_client } = await this.returns.openItems(row, transaction);
      if (open_for_client === 0 && !isResting(row.state))
        await this.move(transaction, actor, row, { to: 'preparing', cause: 'answered' });
      else await this.returns.update(transaction, row, { answered_at: () => 'now()' });
    }
  }

  /** A return that is resumed catches up on what the client has submitted, sent and answered while it rested. */
  async resumed(transaction: EntityManager, actor: Actor, row: TaxReturnEntity): Promise<TaxReturnEntity> {
    const isSubmitted = row.state !== 'intake' || row.client_changed_at !== null;
    return isSubmitted ? this.follow(transaction, actor, row, 'items') : row;
  }

  /** Moves a return to the state that its required papers ask for. */
  private async follow(
    transaction: EntityManager,
    actor: Actor | undefined,
    row: TaxReturnEntity,
    cause: MoveCause,
  ): Promise<TaxReturnEntity> {
    const to = await this.stateFor(transaction, row, await this.returns.openItems(row, transaction));
    return to && to !== row.state ? this.move(transaction, actor, row, { to, cause }) : row;
  }

  private async stateFor(transaction: EntityManager, row: TaxReturnEntity, { open_for_client, awaited }: OpenItems) {
    // A return without a document that comes later is not ready, though nobody has to do anything.
    if (beforeWork.includes(row.state)) return open_for_client + awaited > 0 ? 'documents_needed' : 'ready_to_prepare';
    if (row.state !== 'info_needed' || open_for_client > 0) return undefined;
    const isAnswered = row.answered_at !== null || !(await this.returns.wasAsked(transaction, row));
    return isAnswered ? 'preparing' : undefined;
  }
}

/** Returns who makes a move: the system for a fact, and otherwise a person of the office. */
const moversOf = (actor: Actor | undefined, cause: MoveCause): Mover[] =>
  cause === 'person' ? (actor?.role === 'admin' ? ['staff', 'admin'] : ['staff']) : ['system'];

export const wrongState = ({ state }: Pick<TaxReturnEntity, 'state'>): ProblemError =>
  new ProblemError('wrong_state', message('returns.wrongState'), { state });
