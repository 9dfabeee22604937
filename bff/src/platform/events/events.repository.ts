import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventEntity } from './event.entity';

/** Something to tell one person, or everybody who may read a group. */
export type NewEvent = { kind: string } & Partial<
  Pick<EventEntity, 'recipient_id' | 'group_id' | 'person_id' | 'subject_id'>
>;

@Injectable()
export class EventsRepository {
  /**
   * As the last thing a transaction does: all other events wait for its end, so that they are numbered in the order in which they can
   * be seen.
   */
  async insert(transaction: EntityManager, events: readonly NewEvent[]): Promise<void> {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(EventEntity)
      .values([...events])
      .execute();
  }
}
