import type { MigrationInterface, QueryRunner } from 'typeorm';
import { applicationRole } from './application-role';

/** Tables whose rows belong to one client, with the condition that finds them; `client` and `address` are variables. */
export const disposed: Readonly<Record<string, string>> = {
  // First: without its key, nothing of the client can be decrypted any more.
  data_keys: 'owner_id = client',
  schedule_c_snapshots: 'user_id = client',
  schedule_c_forms: 'user_id = client',
  intake_snapshots: 'user_id = client',
  intake_forms: 'user_id = client',
  client_income: 'client_id = client',
  // The files follow as orphaned files.
  documents: 'user_id = client',
  client_preferences: 'user_id = client OR email = address',
  messages: 'client IN (sender_id, recipient_id)',
  message_threads: 'client IN (person_id, other_id)',
  group_messages: 'sender_id = client',
  group_read_markers: 'person_id = client',
  events: 'client IN (recipient_id, person_id)',
  preparer_choices: 'client_id = client',
  sessions: 'user_id = client',
  known_devices: 'user_id = client',
  password_resets: 'user_id = client',
  recovery_codes: 'user_id = client',
  idempotency_keys: 'owner = client::text',
  mails: 'recipient = address',
};

/**
 * When the records of a client whose account was closed must be disposed of: three years after the close of the return
 * period, which ends on June 30 (26 U.S.C. 6060(c), 6107(b)). Until then the office must keep them; afterwards it must not
 * (16 CFR 314.4(c)(6)).
 */
const disposalDue = `
  CREATE FUNCTION client_disposal_due_at(closed_at timestamptz) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
    SELECT (date_trunc('year', closed_at AT TIME ZONE 'UTC' + interval '6 months') + interval '3 years 6 months')
      AT TIME ZONE 'UTC'
  $$;`;

/** Locks the account of a former client whose records are due, and reads its address. */
export const lockFormerClient = `
    SELECT email INTO address FROM users
      WHERE id = client AND role = 'client' AND status = 'disabled' AND deleted_at IS NULL
        AND client_disposal_due_at(closed_at) <= now()
      FOR UPDATE SKIP LOCKED;
    IF NOT FOUND THEN RETURN false; END IF;`;

/**
 * Runs as the owner, because the service may delete neither forms nor messages; whether the time has come is decided
 * here. The account stays without its name, because the history of assignments refers to it. Leaves the assignment and
 * the totals first, while the triggers still find the rows that they count.
 * @param lock SQL that sets `address`, or returns false if nothing is due
 */
export const disposeOfClient = (lock: string, tables: Readonly<Record<string, string>>): string => `
  CREATE OR REPLACE FUNCTION dispose_of_client(client uuid) RETURNS boolean
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE address text;
  BEGIN${lock}
    DELETE FROM assignments WHERE client_id = client;
    UPDATE users SET deleted_at = now(), email = client || '@deleted.invalid', first_name = 'Former',
        last_name = 'client', phone = NULL, locale = NULL, password_hash = '', pin_hash = NULL, totp_secret = NULL,
        totp_pending_secret = NULL, closed_reason = NULL, updated_at = now()
      WHERE id = client;
    UPDATE assignment_history SET client_name = 'Former client', reason = NULL WHERE client_id = client;
    ${Object.entries(tables)
      .map(([table, condition]) => `DELETE FROM ${table} WHERE ${condition};`)
      .join('\n    ')}
    RETURN true;
  END $$;`;

const mayBeRunByService = `
  REVOKE ALL ON FUNCTION dispose_of_client(uuid) FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION dispose_of_client(uuid) TO ${applicationRole};`;

/** Disposes of a former client's records once the office need no longer keep them. */
export class DisposeOfFormerClients implements MigrationInterface {
  readonly name = 'DisposeOfFormerClients1763683200052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(disposalDue + disposeOfClient(lockFormerClient, disposed) + mayBeRunByService);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION dispose_of_client(uuid); DROP FUNCTION client_disposal_due_at(timestamptz);');
  }
}
