import { Injectable } from '@nestjs/common';
import { messageLimits } from '@portal/domain/messages/messages.limits';
import type { EntityManager } from 'typeorm';
import { AccountGate } from '@portal/bff-access/auth/accounts/account-gate';
import type { UserEntity } from '@portal/bff-access/auth/accounts/user.entity';
import type { MessageThreadEntity } from './message.entity';

type WaitingThread = Pick<MessageThreadEntity, 'person_id' | 'other_id' | 'unread_since'>;

/** An unread conversation, and the person to email. */
export type Waiting = WaitingThread & Pick<UserEntity, 'email' | 'first_name' | 'locale'>;

const batch = 100;

/** Deduplication key of the email: one per unread period of a conversation. */
export const causeOf = ({ person_id, other_id, unread_since }: WaitingThread): string =>
  [person_id, other_id, unread_since?.toISOString()].join(' ');

/**
 * Claims conversations that have been unread for too long, each once across all servers. Claims those of closed
 * accounts, and of preparers who have lost the client, without an email. Leaves those of unverified addresses for later. Raw SQL, because the builder has no UPDATE
 * with a locking subquery.
 */
const takeWaiting = (mayReceive: string): string => `
  WITH taken AS (
    UPDATE message_threads SET reminded_at = now() WHERE (person_id, other_id) IN (
      SELECT person_id, other_id FROM message_threads
      WHERE unread_since < now() - $1 * interval '1 ms' AND reminded_at IS NULL
        AND NOT EXISTS (SELECT FROM users WHERE id = person_id AND email_verified_at IS NULL)
      ORDER BY unread_since LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING person_id, other_id, unread_since
  )
  SELECT person_id, other_id, unread_since, person.email, person.first_name, person.locale,
    ${mayReceive} AND (person.role <> 'preparer' OR other.role <> 'client'
      OR EXISTS (SELECT FROM assignments WHERE client_id = other_id AND preparer_id = person_id)) AS to_be_told
  FROM taken JOIN users person ON person.id = person_id JOIN users other ON other.id = other_id`;

// Reads data maintained by triggers (docs/database-rules.md): keep_message_threads.
@Injectable()
export class WaitingThreadsRepository {
  private readonly takeWaiting;

  constructor(gate: AccountGate) {
    this.takeWaiting = takeWaiting(gate.isOpenSql('person'));
  }

  /** @returns undefined if no conversations are left */
  async take(transaction: EntityManager): Promise<Waiting[] | undefined> {
    const taken = await transaction.query<(Waiting & { to_be_told: boolean })[]>(this.takeWaiting, [
      messageLimits.mailAfter,
    ]);
    return taken.length === 0 ? undefined : taken.filter(({ to_be_told }) => to_be_told);
  }
}
