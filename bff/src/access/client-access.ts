import type { Actor } from '../platform/actor';

/** A condition of a query builder, with its parameters. */
export interface Scope {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Whose things may this actor read: a client their own, a preparer those of the clients assigned to them at this moment,
 * an admin everybody's. The one place that says so.
 * @param column holds a client's id, e.g. `document.user_id`
 */
export function readableClients(actor: Actor, column: string): Scope {
  const parameters = { actor_id: actor.id };
  switch (actor.role) {
    case 'client':
      return { sql: `${column} = :actor_id`, parameters };
    case 'preparer':
      return { sql: `${column} IN (SELECT client_id FROM assignments WHERE preparer_id = :actor_id)`, parameters };
    case 'admin':
      return { sql: 'TRUE', parameters: {} };
  }
}
