import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationRole } from './application-role';

/** `SELECT`, so that the planner reads the settings once per statement. Empty between transactions. */
const me = `(SELECT nullif(current_setting('app.actor_id', true), '')::uuid)`;
/**
 * Servers of the previous release set no actor. Their connections have another name, and act as the system, so that both
 * releases run side by side during a rolling update.
 */
const role = `(SELECT CASE current_setting('application_name') WHEN 'portal-application' THEN 'system'
  ELSE current_setting('app.actor_role', true) END)`;

const bySystem = `${role} = 'system'`;
const own = (column: string): string => `${column} = ${me}`;
/** Rows of the clients who are assigned to the actor at this moment. */
const ofAssigned = (column: string): string =>
  `EXISTS (SELECT FROM assignments held WHERE held.client_id = ${column} AND held.preparer_id = ${me})`;
const anyOf = (...conditions: string[]): string => conditions.join(' OR ');

/** SQL conditions on the rows that an actor may read, insert, update or delete; absent if nobody may. */
interface Rules {
  select: string;
  insert: string;
  update?: string;
  delete?: string;
}

/**
 * Own rows, those of a preparer's clients, and for the office all. CASE, because the planner assumes that it lets half of
 * the rows through: with OR it assumes very few, and reads the whole table for a page of a list.
 */
export const readable = (column: string): string => `CASE ${role}
  WHEN 'client' THEN ${own(column)}
  WHEN 'preparer' THEN ${own(column)} OR ${ofAssigned(column)}
  WHEN 'admin' THEN true WHEN 'system' THEN true ELSE false END`;

/** Staff read what clients enter, and clients alone change it. */
const ofClient = (column: string): Rules => ({
  select: readable(column),
  insert: anyOf(own(column), bySystem),
  update: anyOf(own(column), bySystem),
  // The disposal of a former client.
  delete: bySystem,
});
/** Only the two people themselves, whatever their role. */
const between = (one: string, other: string): string => anyOf(own(one), own(other), bySystem);

const rules: Readonly<Record<string, Rules>> = {
  intake_forms: ofClient('user_id'),
  intake_snapshots: ofClient('user_id'),
  schedule_c_forms: ofClient('user_id'),
  schedule_c_snapshots: ofClient('user_id'),
  documents: ofClient('user_id'),
  messages: {
    select: between('sender_id', 'recipient_id'),
    insert: anyOf(own('sender_id'), bySystem),
    // Reading a message marks it as read.
    update: anyOf(own('recipient_id'), bySystem),
    delete: bySystem,
  },
  // A message changes the threads of both people.
  message_threads: {
    select: between('person_id', 'other_id'),
    insert: between('person_id', 'other_id'),
    update: between('person_id', 'other_id'),
    delete: bySystem,
  },
  data_keys: {
    select: readable('owner_id'),
    // The first message to a client may create the client's key.
    insert: readable('owner_id'),
    update: bySystem,
    delete: bySystem,
  },
};

const clauses = {
  select: (condition: string) => `USING (${condition})`,
  insert: (condition: string) => `WITH CHECK (${condition})`,
  update: (condition: string) => `USING (${condition}) WITH CHECK (${condition})`,
  delete: (condition: string) => `USING (${condition})`,
} as const;
type Command = keyof typeof clauses;

const policiesOf = (table: string, conditions: Rules): string[] =>
  (Object.entries(conditions) as [Command, string][]).map(
    ([command, condition]) =>
      `CREATE POLICY ${command}_by_actor ON ${table} FOR ${command.toUpperCase()} ${clauses[command](condition)};`,
  );

/**
 * Searches file names for an admin. PostgreSQL uses no index for LIKE behind a policy, because LIKE may leak values in
 * errors; as a superuser, or with BYPASSRLS, the owner is not subject to policies. Returns ids only, and none to others.
 */
const documentsNamed = `
  CREATE FUNCTION portal_documents_named(
    patterns text[], ending text, type text, since timestamptz, until timestamptz, most integer
  ) RETURNS SETOF uuid LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path = public, pg_temp SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF coalesce(current_setting('app.actor_role', true), '') NOT IN ('admin', 'system') THEN RETURN; END IF;
    RETURN QUERY SELECT id FROM documents
      WHERE deleted_at IS NULL AND (lower(filename) LIKE ANY (patterns) OR reverse(user_id::text) LIKE ending)
        AND (type IS NULL OR document_type = type)
        AND (since IS NULL OR uploaded_at >= since) AND (until IS NULL OR uploaded_at < until)
      ORDER BY id LIMIT most;
  END $$;
  REVOKE ALL ON FUNCTION portal_documents_named(text[], text, text, timestamptz, timestamptz, integer) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION portal_documents_named(text[], text, text, timestamptz, timestamptz, integer)
    TO ${applicationRole};`;

/**
 * Row-level security as a second wall behind the filters of the repositories: without an actor a table is empty, and
 * with one it holds the rows of `bff/access/src/client-access.ts`. FORCE includes the owner of the tables.
 */
export class ProtectRowsOfClients implements MigrationInterface {
  readonly name = 'ProtectRowsOfClients1763683200055';

  async up(runner: QueryRunner): Promise<void> {
    const tables = Object.entries(rules).map(
      ([table, conditions]) => `
        ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
        ${policiesOf(table, conditions).join('\n')}`,
    );
    await runner.query(tables.join('') + documentsNamed);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = Object.entries(rules).map(
      ([table, conditions]) => `
        ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY, NO FORCE ROW LEVEL SECURITY;
        ${Object.keys(conditions)
          .map((command) => `DROP POLICY ${command}_by_actor ON ${table};`)
          .join('\n')}`,
    );
    await runner.query(
      `${tables.join('')}
       DROP FUNCTION portal_documents_named(text[], text, text, timestamptz, timestamptz, integer);`,
    );
  }
}
