import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streamLimits } from '@portal/domain/messages/messages.limits';
import { PlainQuery } from '../../database/plain-query';
import { EventEntity } from './event.entity';

const columns = ['seq', 'recipient_id', 'kind', 'subject_id', 'person_id', 'group_id'] as const;

export type StoredEvent = Pick<EventEntity, (typeof columns)[number]>;

/** Something to tell one person, or everybody who may read a group. */
export type NewEvent = { kind: string } & Partial<
  Pick<EventEntity, 'recipient_id' | 'group_id' | 'person_id' | 'subject_id'>
>;

/** Rows that are deleted at once, and how often in one sweep. */
const [sweepBatch, sweepRounds] = [5000, 40];

@Injectable()
export class EventsRepository {
  constructor(private readonly database: DataSource) {}

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

  /** Everybody's, in their order. */
  listAfter(seq: number, limit: number): Promise<StoredEvent[]> {
    return this.after(seq).limit(limit).getMany();
  }

  /** One person's and those of groups, in their order. */
  listMissed(recipient_id: string, groups: readonly string[], seq: number, limit: number): Promise<StoredEvent[]> {
    const own = 'event.recipient_id = :recipient_id';
    const ofGroups = 'event.recipient_id IS NULL AND event.group_id = ANY(:groups)';
    return this.after(seq).where(`(${own} OR ${ofGroups})`, { recipient_id, groups }).limit(limit).getMany();
  }

  /** Of the events that are kept; 0 when there are none. */
  async findBounds(): Promise<{ first: number; last: number }> {
    const found = await this.database
      .createQueryBuilder(EventEntity, 'event')
      .select('COALESCE(min(event.seq), 0)', 'first')
      .addSelect('COALESCE(max(event.seq), 0)', 'last')
      .getRawOne<{ first: number; last: number }>();
    return found ?? { first: 0, last: 0 };
  }

  /**
   * The newest of those that are too old stays: it shows how far back can be caught up with. Raw, because the builder bounds no
   * deletion.
   */
  async deleteExpired(): Promise<void> {
    for (let round = 0; round < sweepRounds; round += 1) {
      const [, deleted] = await this.database.query<[unknown, number]>(
        `DELETE FROM events WHERE seq IN (
           SELECT seq FROM events WHERE seq < (
             SELECT seq FROM events WHERE created_at < now() - $1 * interval '1 ms' ORDER BY created_at DESC LIMIT 1
           ) ORDER BY seq LIMIT $2)`,
        [streamLimits.kept, sweepBatch],
      );
      if (deleted < sweepBatch) return;
    }
  }

  private after(seq: number): PlainQuery<StoredEvent> {
    const events = PlainQuery.from(this.database.manager, EventEntity, 'event', columns).where('event.seq > :seq', {
      seq,
    });
    events.builder.orderBy('event.seq');
    return events;
  }
}
