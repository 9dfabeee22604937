import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streamLimits } from '@portal/domain/messages/messages.limits';
import { PlainQuery } from '../database/plain-query';
import { EventEntity } from './event.entity';

const columns = ['seq', 'recipient_id', 'kind', 'subject_id', 'person_id', 'group_id'] as const;

export type StoredEvent = Pick<EventEntity, (typeof columns)[number]>;

/** An event for one person, or for everyone who may read a group. */
export type NewEvent = { kind: string } & Partial<
  Pick<EventEntity, 'recipient_id' | 'group_id' | 'person_id' | 'subject_id'>
>;

/** Rows per delete, and deletes per sweep. */
const [sweepBatch, sweepRounds] = [5000, 40];

// Reads data maintained by triggers (docs/database-rules.md): number_by_commit.
@Injectable()
export class EventsRepository {
  constructor(private readonly database: DataSource) {}

  /**
   * Call this last in a transaction: events are numbered in the order in which they become visible, so other inserts
   * wait until this transaction ends.
   */
  async insert(transaction: EntityManager, events: readonly NewEvent[]): Promise<void> {
    await transaction
      .createQueryBuilder()
      .insert()
      .into(EventEntity)
      .values([...events])
      .execute();
  }

  /** Returns everyone's events, in order. */
  listAfter(seq: number, limit: number): Promise<StoredEvent[]> {
    return this.after(seq).limit(limit).getMany();
  }

  /** Returns the events of one person and of these groups, in order. */
  listMissed(recipient_id: string, groups: readonly string[], seq: number, limit: number): Promise<StoredEvent[]> {
    const own = 'event.recipient_id = :recipient_id';
    const ofGroups = 'event.recipient_id IS NULL AND event.group_id = ANY(:groups)';
    return this.after(seq).where(`(${own} OR ${ofGroups})`, { recipient_id, groups }).limit(limit).getMany();
  }

  /** Returns the first and last number of the stored events; 0 if there are none. */
  async findBounds(): Promise<{ first: number; last: number }> {
    const found = await this.database
      .createQueryBuilder(EventEntity, 'event')
      .select('COALESCE(min(event.seq), 0)', 'first')
      .addSelect('COALESCE(max(event.seq), 0)', 'last')
      .getRawOne<{ first: number; last: number }>();
    return found ?? { first: 0, last: 0 };
  }

  /**
   * Keeps the newest expired event: clients can catch up from there. Uses raw SQL, because the query builder has no
   * limit for deletes.
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
