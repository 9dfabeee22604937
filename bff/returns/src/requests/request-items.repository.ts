import { Injectable } from '@nestjs/common';
import { requestLimits } from '@portal/domain/requests/requests.limits';
import { DataSource, In, IsNull, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import type { ReadableClientId } from '@portal/bff-access/client-access';
import {
  RequestItemDocumentEntity,
  RequestItemEntity,
  RequestItemEventEntity,
  ReturnSituationsEntity,
} from './request-item.entity';
import type { TaxReturnEntity } from '../return.entity';

export type NewItem = Pick<
  RequestItemEntity,
  | 'id'
  | 'return_id'
  | 'client_id'
  | 'rule_key'
  | 'instance'
  | 'source'
  | 'document_type'
  | 'label'
  | 'required'
  | 'position'
> &
  Partial<Pick<RequestItemEntity, 'note' | 'due_on' | 'touched'>>;

export type ItemChange = QueryDeepPartialEntity<
  Omit<RequestItemEntity, 'id' | 'return_id' | 'client_id' | 'version' | 'turn'>
>;

/** A return, named with its client, by whom rows would be distributed. */
type OfReturn = Pick<TaxReturnEntity, 'id' | 'client_id'>;

/** The items of returns, the answers they follow from, and what happened to them. */
@Injectable()
export class RequestItemsRepository {
  constructor(private readonly database: DataSource) {}

  /** In the order in which they are asked for. */
  listItems({ id: return_id, client_id }: OfReturn, manager = this.database.manager): Promise<RequestItemEntity[]> {
    return manager.find(RequestItemEntity, {
      where: { return_id, client_id },
      order: { position: 'ASC', id: 'ASC' },
      take: requestLimits.items,
    });
  }

  find(client_id: ReadableClientId, id: string): Promise<RequestItemEntity | null> {
    return this.database.manager.findOneBy(RequestItemEntity, { id, client_id });
  }

  /** Locks an item until the transaction ends. Lock the client first (`ReturnsRepository.lockClient`). */
  lock(transaction: EntityManager, client_id: ReadableClientId, id: string): Promise<RequestItemEntity | null> {
    return transaction.findOne(RequestItemEntity, { where: { id, client_id }, lock: { mode: 'for_no_key_update' } });
  }

  async insert(transaction: EntityManager, rows: readonly NewItem[]): Promise<void> {
    if (rows.length > 0) await transaction.insert(RequestItemEntity, [...rows]);
  }

  /** Gives all items of a return to the one that follows it in the same year, which has none yet. */
  async handOn(transaction: EntityManager, from: OfReturn, to: OfReturn): Promise<void> {
    const { id: return_id, client_id } = from;
    await transaction.update(RequestItemEntity, { return_id, client_id }, { return_id: to.id });
  }

  /** Inserts an item unless the return has one of the same rule and name. @returns whether it was inserted */
  async insertNew(transaction: EntityManager, row: NewItem): Promise<boolean> {
    const insert = transaction.createQueryBuilder().insert().into(RequestItemEntity).values(row);
    const inserted = await insert.orIgnore().returning('id').execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  async update(transaction: EntityManager, id: string, change: ItemChange): Promise<void> {
    await transaction.update(RequestItemEntity, { id }, { ...change, version: () => 'version + 1' });
  }

  /** Marks items whose content stays as it is, so that an open page does not become stale. */
  async mark(transaction: EntityManager, ids: readonly string[], unfounded: boolean): Promise<void> {
    if (ids.length > 0) await transaction.update(RequestItemEntity, { id: In([...ids]) }, { unfounded });
  }

  async addEvent(transaction: EntityManager, event: Omit<RequestItemEventEntity, 'id' | 'at'>): Promise<void> {
    await transaction.insert(RequestItemEventEntity, { id: uuidv7(), ...event });
  }

  /** Newest first. */
  listEvents(return_id: string, item_id?: string): Promise<RequestItemEventEntity[]> {
    const query = this.database.manager
      .createQueryBuilder(RequestItemEventEntity, 'event')
      .innerJoin(RequestItemEntity, 'item', 'item.id = event.item_id')
      .where('item.return_id = :return_id', { return_id })
      .orderBy('event.id', 'DESC')
      .limit(requestLimits.items * requestLimits.events);
    if (item_id) query.andWhere('item.id = :item_id', { item_id });
    return query.getMany();
  }

  /** Returns the id of the newest event that sent an item back which still waits for the client. */
  async newestRejection(transaction: EntityManager, return_id: string): Promise<string | undefined> {
    const found = await transaction
      .createQueryBuilder(RequestItemEventEntity, 'event')
      .innerJoin(RequestItemEntity, 'item', 'item.id = event.item_id')
      .select('event.id', 'id')
      .where(`item.return_id = :return_id AND item.state = 'rejected' AND event.what = 'rejected'`, { return_id })
      .orderBy('event.id', 'DESC')
      .limit(1)
      .getRawOne<{ id: string }>();
    return found?.id;
  }

  /** Counts the items that wait for the client: the required ones, or all that were sent back. */
  countForClient(transaction: EntityManager, return_id: string, which: 'open' | 'rejected'): Promise<number> {
    const where = which === 'open' ? { turn: 'client' as const, required: true } : { state: 'rejected' as const };
    return transaction.countBy(RequestItemEntity, { return_id, ...where });
  }

  /** Returns the item with the same rule and name. */
  findSame(
    transaction: EntityManager,
    { return_id, rule_key, instance }: Pick<NewItem, 'return_id' | 'rule_key' | 'instance'>,
  ): Promise<RequestItemEntity> {
    return transaction.findOneByOrFail(RequestItemEntity, { return_id, rule_key: rule_key ?? IsNull(), instance });
  }

  situations(
    { id: return_id, client_id }: OfReturn,
    manager = this.database.manager,
  ): Promise<ReturnSituationsEntity | null> {
    return manager.findOneBy(ReturnSituationsEntity, { return_id, client_id });
  }

  async insertSituations(transaction: EntityManager, row: ReturnSituationsEntity): Promise<void> {
    await transaction.insert(ReturnSituationsEntity, row);
  }

  /** @returns false if the version has changed since it was read; version 0 inserts the first answers */
  async saveSituations(
    transaction: EntityManager,
    { version, ...row }: Pick<ReturnSituationsEntity, 'return_id' | 'client_id' | 'answers' | 'version'>,
  ): Promise<boolean> {
    const { return_id, answers } = row;
    if (version === 0) {
      const insert = transaction.createQueryBuilder().insert().into(ReturnSituationsEntity).values(row);
      const inserted = await insert.orIgnore().returning('return_id').execute();
      return (inserted.raw as unknown[]).length > 0;
    }
    const set = { answers, version: () => 'version + 1', updated_at: () => 'now()' };
    const { affected } = await transaction.update(ReturnSituationsEntity, { return_id, version }, set);
    return affected === 1;
  }

  linksOf(transaction: EntityManager, document_id: string): Promise<RequestItemDocumentEntity[]> {
    return transaction.find(RequestItemDocumentEntity, { where: { document_id }, order: { item_id: 'ASC' } });
  }
}
