import type { Role } from '@portal/domain/contract/access-policy';
import type { EntityManager } from 'typeorm';
import { isOpenAccount } from './auth/accounts/account-gate';
import type { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AssignmentEntity } from './assignment.entity';

const threads = 'SELECT thread.other_id FROM message_threads thread WHERE thread.person_id = :actor_id';
const myPreparer = 'SELECT preparer_id FROM assignments WHERE client_id = :actor_id';
const myClients = 'SELECT client_id FROM assignments WHERE preparer_id = :actor_id';

/**
 * SQL conditions for the conversations that each role may read. Clients keep conversations with earlier preparers;
 * preparers lose access when the client is reassigned. Admins are contacts of preparers they have written to.
 */
const readable: Readonly<Record<Role, string>> = {
  client: `account.id IN (${myPreparer} UNION ${threads})`,
  preparer: `account.id IN (${myClients} UNION ${threads}
    AND EXISTS (SELECT FROM users WHERE users.id = thread.other_id AND users.role = 'admin'))`,
  admin: `account.role IN ('client', 'preparer')`,
};

const isThere = isOpenAccount('account');

/**
 * SQL conditions for the contacts each role may write to. A client may not write to an earlier preparer or to one who
 * is no longer approved.
 */
const writable: Readonly<Record<Role, string>> = {
  client: `${isThere} AND (account.role = 'admin' OR account.status = 'active' AND account.id IN (${myPreparer}))`,
  preparer: isThere,
  admin: isThere,
};

/** The people with whom an actor may currently exchange messages. */
export class ReadableContacts {
  private constructor(private readonly actor: Actor) {}

  static of(actor: Actor): ReadableContacts {
    return new ReadableContacts(actor);
  }

  /** @param query selects accounts as `account`, each joined with the actor's thread with it as `thread` */
  restrict<Row extends object>(query: PlainQuery<Row>): PlainQuery<Row & { can_write: boolean }> {
    const { id: actor_id, role } = this.actor;
    // List deleted people only if there are messages to read.
    return query
      .where(`${readable[role]} AND (account.deleted_at IS NULL OR thread.other_id IS NOT NULL)`, { actor_id })
      .flag('can_write', writable[role]);
  }
}

/**
 * Locks the assignment of a client to their preparer until the transaction ends, so that no message is stored after a
 * reassignment. Does nothing if one of the two is an admin.
 * @throws ProblemError not_found if the client is not assigned to the preparer
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
