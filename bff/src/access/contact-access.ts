import type { Role } from '@portal/domain/contract/access-policy';
import type { EntityManager } from 'typeorm';
import { isOpenAccount } from '../auth/accounts/account-gate';
import type { PlainQuery } from '../database/plain-query';
import { ProblemError } from '../platform/problem.error';
import type { Actor } from '../platform/request/actor';
import { AssignmentEntity } from './assignment.entity';

const threads = 'SELECT thread.other_id FROM message_threads thread WHERE thread.person_id = :actor_id';
const myPreparer = 'SELECT preparer_id FROM assignments WHERE client_id = :actor_id';
const myClients = 'SELECT client_id FROM assignments WHERE preparer_id = :actor_id';

/**
 * Whose conversations a role may read. A client keeps what earlier preparers wrote; a preparer loses the conversation with
 * the client. An admin writes first, and is then a contact for good.
 */
const readable: Readonly<Record<Role, string>> = {
  client: `account.id IN (${myPreparer} UNION ${threads})`,
  preparer: `account.id IN (${myClients} UNION ${threads}
    AND EXISTS (SELECT FROM users WHERE users.id = thread.other_id AND users.role = 'admin'))`,
  admin: `account.role IN ('client', 'preparer')`,
};

const isThere = isOpenAccount('account');

/** Whom of these they may write to: a client not to an earlier preparer, nor to one whom the office no longer approves. */
const writable: Readonly<Record<Role, string>> = {
  client: `${isThere} AND (account.role = 'admin' OR account.status = 'active' AND account.id IN (${myPreparer}))`,
  preparer: isThere,
  admin: isThere,
};

/** Whom an actor may exchange messages with, at this moment. */
export class ReadableContacts {
  private constructor(private readonly actor: Actor) {}

  static of(actor: Actor): ReadableContacts {
    return new ReadableContacts(actor);
  }

  /** @param query of accounts called `account`, joined with the actor's thread with each, called `thread` */
  restrict<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row & { can_write: boolean }> {
    const { id: actor_id, role } = this.actor;
    // Who is gone is named only where there is something to read.
    return query
      .where(`${readable[role]} AND (account.deleted_at IS NULL OR thread.other_id IS NOT NULL)`, { actor_id })
      .flag('can_write', writable[role]);
  }
}

/**
 * Holds a client with their preparer until the transaction ends, so that nothing is written once somebody else has the client.
 * Nothing to hold where one of the two is an admin.
 * @throws ProblemError not_found when it is over
 */
export async function holdContact(
  transaction: EntityManager,
  actor: Pick<Actor, 'id' | 'role'>,
  other: Pick<Actor, 'id' | 'role'>,
): Promise<void> {
  const [client, preparer] = actor.role === 'client' ? [actor, other] : [other, actor];
  if (client.role !== 'client' || preparer.role !== 'preparer') return;
  const held = await transaction.findOne(AssignmentEntity, {
    where: { client_id: client.id, preparer_id: preparer.id },
    lock: { mode: 'pessimistic_read' },
  });
  if (!held) throw new ProblemError('not_found');
}
