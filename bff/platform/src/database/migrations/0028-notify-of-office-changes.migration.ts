import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kind of data on admin pages, by table (`libs/domain/src/messages/message-kinds.ts`). */
const shown = {
  preparer_profiles: 'preparers',
  offices: 'offices',
  assignments: 'assignments',
  intake_forms: 'intakes',
  schedule_c_forms: 'schedule_c',
  documents: 'documents',
  client_preferences: 'leads',
  site_settings: 'site',
} as const;

/** Account columns shown in lists; signing in changes none of them. */
const facts = (account: string) =>
  ['first_name', 'last_name', 'email', 'phone', 'role', 'status', 'deleted_at']
    .map((column) => `${account}.${column}`)
    .join(', ');

const nounOf = (role: string) => `CASE ${role} WHEN 'preparer' THEN 'preparers' ELSE 'clients' END`;

/**
 * Notifies open admin pages of the kinds of rows that changed, on commit and once per kind, without identifying anyone.
 */
export class NotifyOfOfficeChanges implements MigrationInterface {
  readonly name = 'NotifyOfOfficeChanges1763683200028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION notify_of_office_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('portal_events', 'office ' || TG_ARGV[0]);
        RETURN NULL;
      END $$;
      ${Object.entries(shown)
        .map(
          ([table, noun]) => `CREATE TRIGGER notify_of_office_change AFTER INSERT OR UPDATE OR DELETE ON ${table}
            FOR EACH STATEMENT EXECUTE FUNCTION notify_of_office_change('${noun}');`,
        )
        .join('\n')}
      CREATE FUNCTION notify_of_new_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('portal_events', 'office ' || noun)
        FROM (SELECT DISTINCT ${nounOf('role')} AS noun FROM now_there) made;
        RETURN NULL;
      END $$;
      CREATE TRIGGER notify_of_new_accounts AFTER INSERT ON users
        REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION notify_of_new_accounts();
      CREATE FUNCTION notify_of_changed_account() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('portal_events', 'office ' || ${nounOf('NEW.role')});
        RETURN NULL;
      END $$;
      CREATE TRIGGER notify_of_changed_account AFTER UPDATE ON users FOR EACH ROW
        WHEN ((${facts('OLD')}) IS DISTINCT FROM (${facts('NEW')})) EXECUTE FUNCTION notify_of_changed_account();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER notify_of_changed_account ON users;
      DROP TRIGGER notify_of_new_accounts ON users;
      DROP FUNCTION notify_of_changed_account();
      DROP FUNCTION notify_of_new_accounts();
      ${Object.keys(shown)
        .map((table) => `DROP TRIGGER notify_of_office_change ON ${table};`)
        .join('\n')}
      DROP FUNCTION notify_of_office_change()`);
  }
}
