import { Injectable } from '@nestjs/common';
import { message } from '@portal/domain/i18n/message';
import { itemStateAfter } from '@portal/domain/requests/item-states';
import type {} from '@portal/domain/requests/document-requests.messages';
import type { EntityManager } from 'typeorm';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { ReturnsRepository } from '../returns.repository';
import { ItemFilesRepository } from './item-files.repository';
import { ItemMoves, type LockedItem } from './item-moves';
import { RequestItemsRepository } from './request-items.repository';

/** A file that is sent for an item. */
export interface SentFor {
  client: ReadableClientId;
  item_id: string;
  document_id: string;
}

/** What a file no longer being usable, or being usable again, does to the items that it was sent for. */
const deeds = { deleted: 'file_deleted', infected: 'file_infected', restored: 'sent' } as const;

/** Connects files with items, in the transaction of the caller, such as an upload. */
@Injectable()
export class ItemFilesService {
  constructor(
    private readonly returns: ReturnsRepository,
    private readonly items: RequestItemsRepository,
    private readonly files: ItemFilesRepository,
    private readonly moves: ItemMoves,
  ) {}

  /**
   * Links a file to an item, which is then received. @returns false, without a change, if it is linked already
   * @throws ProblemError not_found for an item or a file that is not this client's; wrong_state for a decided item
   */
  async send(transaction: EntityManager, actor: Actor, { client, item_id, document_id }: SentFor): Promise<boolean> {
    const locked = await this.moves.lock(transaction, client, item_id);
    const file = await this.files.find(transaction, client, locked.tax_year, document_id);
    if (!file) throw new ProblemError('not_found');
    if (file.scan_state === 'infected') throw new ProblemError('conflict', message('documentRequests.unusableFile'));
    const linked_by = actor.id;
    const isNew = await this.files.link(transaction, { item_id, document_id, client_id: client, linked_by });
    if (!isNew) return false;
    const change = { reject_reason: null, reject_text: null, explain_kind: null, explain_text: null, comes_on: null };
    await this.moves.move(transaction, actor, locked, {
      ...{ event: 'send', what: 'sent', change },
      ...(actor.role === 'client' ? {} : { action: 'request.file' as const }),
    });
    await this.moves.settle(transaction, actor, locked);
    return true;
  }

  /** Takes a file away from an item, which is needed again without another one. @throws ProblemError not_found */
  async takeAway(transaction: EntityManager, actor: Actor, { client, item_id, document_id }: SentFor): Promise<void> {
    const locked = await this.moves.lock(transaction, client, item_id);
    if (!(await this.files.unlink(transaction, item_id, document_id))) throw new ProblemError('not_found');
    const done = { what: 'unlinked', action: 'request.unlink' } as const;
    await this.follow(transaction, actor, locked, done);
    await this.moves.settle(transaction, actor, locked);
  }

  /** Locks the client, as everything does that changes items; call it before locking a document. */
  async lockClient(transaction: EntityManager, client: ReadableClientId): Promise<void> {
    await this.returns.lockClient(transaction, client);
  }

  /** @throws ProblemError conflict for a file that the office has accepted */
  async assertRemovable(transaction: EntityManager, client: ReadableClientId, document_id: string): Promise<void> {
    for (const { item_id, rejected } of await this.items.linksOf(transaction, document_id)) {
      const item = await this.items.lock(transaction, client, item_id);
      if (item?.state === 'accepted' && !rejected)
        throw new ProblemError('conflict', message('documentRequests.acceptedFile'));
    }
  }

  /**
   * Lets items follow a file that was deleted, restored or found infected. @param actor undefined for the system
   */
  async fileChanged(
    transaction: EntityManager,
    actor: Actor | undefined,
    { client, document_id }: Omit<SentFor, 'item_id'>,
    happened: keyof typeof deeds,
  ): Promise<void> {
    const links = await this.items.linksOf(transaction, document_id);
    if (links.length === 0) return;
    await this.lockClient(transaction, client);
    for (const { item_id } of links) {
      const locked = await this.moves.lock(transaction, client, item_id, { isFact: actor === undefined });
      await this.follow(transaction, actor, locked, { what: deeds[happened] });
      await this.moves.settle(transaction, actor, locked);
    }
  }

  /** Moves an item that has lost its last usable file, or has one again; otherwise only records what happened. */
  private async follow(
    transaction: EntityManager,
    actor: Actor | undefined,
    locked: LockedItem,
    done: Pick<Parameters<ItemMoves['move']>[3], 'what' | 'action'>,
  ): Promise<void> {
    const { state } = locked.item;
    const isUsable = (await this.files.countUsable(transaction, locked.item)) > 0;
    const event = isUsable ? 'send' : 'lose';
    const isMoved = itemStateAfter(state, event) !== undefined && (!isUsable || state === 'needed');
    if (isMoved) await this.moves.move(transaction, actor, locked, { event, ...done });
    else await this.moves.record(transaction, actor, locked, done);
  }
}
