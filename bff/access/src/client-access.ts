import { IsNull, type EntityManager } from 'typeorm';
import { UserEntity } from './auth/accounts/user.entity';
import type { PlainQuery } from '@portal/bff-platform/database/plain-query';
import { ProblemError } from '@portal/bff-platform/problem.error';
import type { Actor } from '@portal/bff-platform/request/actor';
import { AssignmentEntity } from './assignment.entity';

declare const granted: unique symbol;

/**
 * Id of a client whose rows the actor may read. Only this file creates one, so a read without an access check does not
 * compile.
 */
export type ReadableClientId = string & { readonly [granted]: true };

/** Grants clients access to their own rows. @throws ProblemError forbidden for any other role */
export function ownClientId({ id, role }: Actor): ReadableClientId {
  if (role !== 'client') throw new ProblemError('forbidden');
  return id as ReadableClientId;
}

/**
 * Grants preparers access to their currently assigned clients. @throws ProblemError not_found for any other client,
 * role or id
 */
export async function assignedClientId(
  manager: EntityManager,
  { id: preparer_id, role }: Actor,
  client_id: string,
): Promise<ReadableClientId> {
  const isAssigned = role === 'preparer' && (await manager.existsBy(AssignmentEntity, { client_id, preparer_id }));
  if (!isAssigned) throw new ProblemError('not_found');
  return client_id as ReadableClientId;
}

/**
 * Grants admins access to any client. @throws ProblemError not_found for any other role, and for an id that is not a
 * client's
 */
export async function anyClientId(manager: EntityManager, { role }: Actor, id: string): Promise<ReadableClientId> {
  const client = { id, role: 'client', deleted_at: IsNull() } as const;
  if (role !== 'admin' || !(await manager.existsBy(UserEntity, client))) throw new ProblemError('not_found');
  return id as ReadableClientId;
}

/**
 * All clients whose rows an actor may read: a client's own, a preparer's currently assigned clients, everyone for an
 * admin.
 */
export class ReadableClients {
  private constructor(private readonly actor: Actor) {}

  static of(actor: Actor): ReadableClients {
    return new ReadableClients(actor);
  }

  /**
   * True if the actor may read every client: the list can then take its total from the totals that triggers maintain.
   */
  get areAll(): boolean {
    return this.actor.role === 'admin';
  }

  /** @param column SQL of the column with the client's id, e.g. `document.user_id` */
  restrict<Row extends object>(query: PlainQuery<Row>, column: string): PlainQuery<Row> {
    const parameters = { actor_id: this.actor.id };
    switch (this.actor.role) {
      case 'client':
        return query.where(`${column} = :actor_id`, parameters);
      case 'preparer':
        return query.where(`${column} IN ${assignedIds(query)}`, parameters);
      case 'admin':
        return query;
    }
  }

  /**
   * Like `restrict`, but looks up a preparer's clients first. With a join, the planner would scan all accounts in list
   * order when a search matches few of them.
   */
  restrictFirst<Row extends object>(query: PlainQuery<Row>, column: string): PlainQuery<Row> {
    if (this.actor.role !== 'preparer') return this.restrict(query, column);
    return query.where(`${column} = ANY(ARRAY${assignedIds(query)})`, { actor_id: this.actor.id });
  }
}

const assignedIds = (query: PlainQuery<object>): string =>
  query.builder
    .subQuery()
    .select('assignment.client_id')
    .from(AssignmentEntity, 'assignment')
    .where('assignment.preparer_id = :actor_id')
    .getQuery();
