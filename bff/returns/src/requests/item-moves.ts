import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@portal/domain/audit/audit.actions';
import { fullName } from '@portal/domain/account/person-name';
import { message } from '@portal/domain/i18n/message';
import { itemStateAfter, type ItemDeed, type ItemEvent } from '@portal/domain/requests/item-states';
import type {} from '@portal/domain/requests/document-requests.messages';
import type { EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { AuditService } from '@portal/bff-platform/audit/audit.service';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { Seasons } from '@portal/bff-platform/seasons/seasons';
import { TaxReturnEntity } from '../return.entity';
import { ReturnsRepository } from '../returns.repository';
import { ReturnsService } from '../returns.service';
import type { RequestItemEntity } from './request-item.entity';
import { RequestItemsRepository, type ItemChange } from './request-items.repository';

/** An item that is locked together with its client. */
export interface LockedItem {
  item: RequestItemEntity;
  tax_year: number;
  client: ReadableClientId;
}

interface LockOptions {
  /** The version that a decision is based on. */
  version?: number;
  /** Nobody decides, as when a scan finds malware: this happens in a closed season, too. */
  isFact?: boolean;
}

export interface ItemMove {
  event: ItemEvent;
  what: ItemDeed;
  reason?: string | undefined;
  change?: ItemChange;
  /** Absent for moves that another audited action causes, such as an upload. */
  action?: AuditAction;
}

/** Moves items along their edges. All methods run in the caller's transaction. */
@Injectable()
export class ItemMoves {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly status: ReturnsService,
    private readonly items: RequestItemsRepository,
    private readonly audit: AuditService,
    private readonly seasons: Seasons,
  ) {}

  /**
   * Locks the client and then the item, as everything does that moves returns.
   * @throws ProblemError not_found; stale_version with the current version; conflict in a closed season
   */
  async lock(
    transaction: EntityManager,
    client: ReadableClientId,
    id: string,
    { version, isFact = false }: LockOptions = {},
  ): Promise<LockedItem> {
    await this.returns.lockClient(transaction, client);
    const item = await this.items.lock(transaction, client, id);
    if (!item) throw new ProblemError('not_found');
    const { tax_year } = await transaction.findOneByOrFail(TaxReturnEntity, { id: item.return_id });
    if (!isFact) this.seasons.assertOpen(tax_year);
    if (version !== undefined && version !== item.version)
      throw new ProblemError('stale_version', message('documentRequests.staleItem'), { version: item.version });
    return { item, tax_year, client };
  }

  /**
   * Moves an item, and writes its event and audit row. Re-evaluate the return afterwards (`settle`).
   * @param actor undefined for the system
   * @throws ProblemError wrong_state with the state that is there
   */
  async move(
    transaction: EntityManager,
    actor: Actor | undefined,
    { item, client }: LockedItem,
    { event, what, reason, change, action }: ItemMove,
  ): Promise<void> {
    const state = itemStateAfter(item.state, event);
    if (!state) throw new ProblemError('wrong_state', message('documentRequests.wrongState'), { state: item.state });
    const since = state === item.state ? {} : { state_since: () => 'now()' };
    await this.items.update(transaction, item.id, { ...change, ...since, state, touched: true });
    await this.record(transaction, actor, { item, client }, { what, reason, action });
  }

  /** Writes the event and the audit row of something that was done with an item. */
  async record(
    transaction: EntityManager,
    actor: Actor | undefined,
    { item, client }: Pick<LockedItem, 'item' | 'client'>,
    { what, reason, action }: Pick<ItemMove, 'what' | 'reason' | 'action'>,
  ): Promise<void> {
    const by = { actor_id: actor?.id ?? null, actor_name: actor ? fullName(actor) : null };
    await this.items.addEvent(transaction, {
      ...{ item_id: item.id, client_id: client, ...by, what, reason: reason ?? null },
    });
    if (!action || !actor) return;
    const details = { client_id: client, ...(reason ? { reason } : {}) };
    await this.audit.record({ action, actor, object_type: 'request_item', object_id: item.id, details }, transaction);
  }

  /** Lets the return follow its items, as the last step of the transaction. */
  settle(transaction: EntityManager, actor: Actor | undefined, { client, tax_year }: Omit<LockedItem, 'item'>) {
    return this.status.reevaluate(transaction, actor, client, tax_year, 'items');
  }
}
