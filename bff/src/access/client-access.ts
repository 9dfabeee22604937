import { IsNull, type EntityManager } from 'typeorm';
import { UserEntity } from '../auth/accounts/user.entity';
import type { PlainQuery } from '../database/plain-query';
import { ProblemError } from '../platform/problem.error';
import type { Actor } from '../platform/request/actor';
import { AssignmentEntity } from './assignment.entity';

declare const granted: unique symbol;

/** A client whose rows the actor may read. Only this file makes one, so a read that has not asked does not compile. */
export type ReadableClientId = string & { readonly [granted]: true };

/** The actor's own rows. @throws ProblemError forbidden for whoever is no client */
export function ownClientId({ id, role }: Actor): ReadableClientId {
  if (role !== 'client') throw new ProblemError('forbidden');
  return id as ReadableClientId;
}

/** A client assigned to the preparer at this moment. @throws ProblemError not_found for any other client, and for one that is none */
export async function assignedClientId(
  manager: EntityManager,
  { id: preparer_id, role }: Actor,
  client_id: string,
): Promise<ReadableClientId> {
  const isAssigned = role === 'preparer' && (await manager.existsBy(AssignmentEntity, { client_id, preparer_id }));
  if (!isAssigned) throw new ProblemError('not_found');
  return client_id as ReadableClientId;
}

/** Any client, for an admin. @throws ProblemError not_found for whoever is no admin, and for an id that is no client's */
export async function anyClientId(manager: EntityManager, { role }: Actor, id: string): Promise<ReadableClientId> {
  const client = { id, role: 'client', deleted_at: IsNull() } as const;
  if (role !== 'admin' || !(await manager.existsBy(UserEntity, client))) throw new ProblemError('not_found');
  return id as ReadableClientId;
}

/**
 * All clients whose rows an actor may read: a client their own, a preparer those of the clients assigned to them at this moment,
 * an admin everybody's.
 */
export class ReadableClients {
  private constructor(private readonly actor: Actor) {}

  static of(actor: Actor): ReadableClients {
    return new ReadableClients(actor);
  }

  /** Everybody's: what the database counts of all of them is the length of such a list. */
  get areAll(): boolean {
    return this.actor.role === 'admin';
  }

  /** @param column holds a client's id, e.g. `document.user_id` */
  restrict<Row extends object>(query: PlainQuery<Row>, column: string): PlainQuery<Row> {
    const parameters = { actor_id: this.actor.id };
    switch (this.actor.role) {
      case 'client':
        return query.where(`${column} = :actor_id`, parameters);
      case 'preparer': {
        const assigned = query.builder
          .subQuery()
          .select('assignment.client_id')
          .from(AssignmentEntity, 'assignment')
          .where('assignment.preparer_id = :actor_id');
        return query.where(`${column} IN ${assigned.getQuery()}`, parameters);
      }
      case 'admin':
        return query;
    }
  }
}
