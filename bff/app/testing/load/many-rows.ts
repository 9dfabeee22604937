import type { Portal } from '../faults/suite/portal';

/**
 * Copies a client and their form, whatever columns the schema has: the rows of a release cannot be written with the
 * entities of another one.
 */
export async function multiplyClient(portal: Portal, id: string, times: number): Promise<void> {
  const copies = `"id" IN (SELECT id FROM users WHERE email LIKE 'copy-%')`;
  const users = await columnsOf(portal, 'users');
  await portal.ask(
    `INSERT INTO users (${users.join()})
     SELECT ${users.map((name) => ownValue[name] ?? `one.${name}`).join()}
     FROM users one, generate_series(1, $2::int) n WHERE one.id = $1`,
    [id, times],
  );
  const forms = await columnsOf(portal, 'intake_forms');
  await portal.ask(
    `INSERT INTO intake_forms (${forms.join()})
     SELECT ${forms.map((name) => (name === '"user_id"' ? 'copy.id' : (ownValue[name] ?? `one.${name}`))).join()}
     FROM intake_forms one, users copy WHERE one.user_id = $1 AND copy.${copies}`,
    [id],
  );
}

/** Values that differ in each copy. */
const ownValue: Readonly<Record<string, string>> = {
  '"id"': 'gen_random_uuid()',
  '"email"': `'copy-' || n || '@example.com'`,
};

async function columnsOf(portal: Portal, table: string): Promise<string[]> {
  const columns = await portal.ask<{ name: string }>(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  );
  return columns.map(({ name }) => `"${name.replaceAll('"', '')}"`);
}
