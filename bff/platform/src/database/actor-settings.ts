import pg from 'pg';

/** Settings that the policies of row-level security read (docs/decisions/0039). Absent or empty: nobody, no rows. */
const names = { id: 'app.actor_id', role: 'app.actor_role' } as const;

/** Who acts; both empty for nobody. */
export interface Actor {
  readonly id: string;
  readonly role: string;
}

/** `true`: until the transaction ends. */
const setting = (id: string, role: string): string =>
  `SELECT set_config('${names.id}', ${id}, true), set_config('${names.role}', ${role}, true)`;

/** Prepared under this name on connections that pipeline their reads. */
export const actorStatement = { name: 'set_actor', text: setting('$1', '$2') } as const;

/** Sets the actor as a statement without parameters. */
export const actorSql = ({ id, role }: Actor): string => setting(pg.escapeLiteral(id), pg.escapeLiteral(role));

/** Startup option of a connection that acts as the system as long as it exists, such as a migration's. */
export const systemOption = `-c ${names.role}=system`;

/** The part of pg's connection that its types describe wrongly or not at all. */
export interface Protocol {
  parse(statement: { text: string }): void;
  bind(values: { statement: string; values: readonly string[] }): void;
  execute(): void;
  query(text: string): void;
}

/**
 * Sends the messages that set the actor, without ending the implicit transaction that the next statement joins.
 * @param prepared name of the statement on a connection that has prepared it; otherwise it is parsed each time
 */
export function sendActor(connection: Protocol, { id, role }: Actor, prepared = ''): void {
  if (!prepared) connection.parse({ text: actorStatement.text });
  connection.bind({ statement: prepared, values: [id, role] });
  connection.execute();
}
