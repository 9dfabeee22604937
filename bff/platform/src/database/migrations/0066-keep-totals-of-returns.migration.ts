import type { MigrationInterface, QueryRunner } from 'typeorm';
import { disposed, disposeOfClient } from './0052-dispose-of-former-clients.migration';
import {
  endAccessOfOldAddress,
  kindsBefore,
  lockFormerOrAbandonedClient,
} from './0057-verify-email-addresses.migration';
import { line } from './columns';

/** What a disposal deletes, before the documents and accounts that the rows refer to. */
const disposedReturns = {
  request_item_events: 'client_id = client',
  request_item_documents: 'client_id = client',
  request_items: 'client_id = client',
  return_situations: 'client_id = client',
  filings: 'client_id = client',
  return_notes: 'client_id = client',
  return_transitions: 'client_id = client',
  tax_returns: 'client_id = client',
};
const disposedBefore = { ...disposed, email_verifications: 'user_id = client' };

export const linksOfOldAddress = '\n    DELETE FROM email_verifications WHERE user_id = NEW.id;';
const mailsOfReturns = [
  'return_started',
  'info_needed',
  'return_ready',
  'return_filed',
  'return_accepted',
  'return_sent_back',
];
const mailsBefore = `${kindsBefore}, 'verify_email'`;
/** Kinds of email that are canceled when the address changes. */
export const mailsOfAddress = [mailsBefore, ...mailsOfReturns.map((kind) => `'${kind}'`)].join(', ');

/** A time-ordered id (RFC 9562, version 7) of a moment, so that moves sort by their ids. */
const idAt = (moment: string): string => `(
  lpad(to_hex((extract(epoch FROM ${moment}) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) ||
  '8' || substr(md5(random()::text), 1, 15))::uuid`;

/** The papers that every return needs, with their positions (libs/domain/src/requests/request-rules.ts). */
const alwaysNeeded = `(VALUES ('id_verification', 100), ('selfie', 200)) rule (type, position)`;
const isSent = (of: string): string => `EXISTS (SELECT FROM documents document WHERE document.user_id = ${of}
  AND document.document_type = rule.type AND document.counts)`;

/**
 * A form that was submitted goes to the office once both papers are there; a draft is still the client's. The other papers
 * follow from encrypted answers: an hourly job of the server asks for them (`ReturnsCatchUpJob`).
 */
const returnsOfForms = `
  WITH made AS (
    INSERT INTO tax_returns (id, client_id, tax_year, state, state_since, created_at)
    SELECT gen_random_uuid(), user_id, tax_year, CASE
             WHEN NOT submitted THEN 'intake'
             WHEN EXISTS (SELECT FROM ${alwaysNeeded} WHERE NOT ${isSent('form.user_id')}) THEN 'documents_needed'
             ELSE 'ready_to_prepare' END,
           coalesce(submitted_at, created_at), created_at
    FROM intake_forms form ON CONFLICT DO NOTHING RETURNING *
  )
  INSERT INTO return_transitions (id, return_id, client_id, from_state, to_state, cause, at)
  SELECT ${idAt('created_at')}, id, client_id, NULL, 'intake', 'migration', created_at FROM made
  UNION ALL
  SELECT ${idAt(`state_since + interval '1 millisecond'`)}, id, client_id, 'intake', state, 'migration', state_since
  FROM made WHERE state <> 'intake';

  INSERT INTO request_items (id, return_id, client_id, rule_key, source, document_type, required, position, state)
  SELECT gen_random_uuid(), made.id, made.client_id, rule.type, 'rule', rule.type, true, rule.position,
         CASE WHEN ${isSent('made.client_id')} THEN 'received' ELSE 'needed' END
  FROM tax_returns made CROSS JOIN ${alwaysNeeded} WHERE made.state <> 'intake';

  INSERT INTO request_item_documents (item_id, document_id, client_id)
  SELECT item.id, document.id, item.client_id FROM request_items item
  JOIN documents document ON document.user_id = item.client_id AND document.document_type = item.document_type
    AND document.counts;`;

/** Row-level security applies to an owner who is no superuser, and would hide every form. */
export const actAs = (role: 'system' | ''): string => `SELECT set_config('app.actor_role', '${role}', true);`;

const scopeOf = (preparer: string): string =>
  `tax_return.tax_year || ' ' || tax_return.state || ' ' || coalesce(${preparer}::text, '')`;
const add = (changes: string): string => `
  PERFORM add_to_total('returns', change.scope, sum(change.amount))
  FROM (${changes}) change (scope, amount) GROUP BY change.scope ORDER BY change.scope;`;

/** Returns of clients who are not deleted, with their preparers. @param which narrows the returns to some */
export const counted = (rows: string, sign: '1' | '-1', which = 'true'): string => `
  SELECT ${scopeOf('held.preparer_id')}, ${sign} FROM ${rows} tax_return
  JOIN users owner ON owner.id = tax_return.client_id AND owner.deleted_at IS NULL
  LEFT JOIN assignments held ON held.client_id = tax_return.client_id WHERE ${which}`;

const lockClients = (rows: string): string =>
  `PERFORM 1 FROM users WHERE id IN (SELECT client_id FROM ${rows}) ORDER BY id FOR NO KEY UPDATE;`;

/** Locks the clients, so that a concurrent reassignment is either seen or sees the change. */
const totalsOfReturns = (which?: string): string => `
  CREATE OR REPLACE FUNCTION keep_totals_of_returns() RETURNS trigger LANGUAGE plpgsql
  SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${lockClients('now_there')} ${add(counted('now_there', '1', which))}
    ELSIF TG_OP = 'DELETE' THEN ${lockClients('was_there')} ${add(counted('was_there', '-1', which))}
    ELSE ${lockClients('now_there')}
      ${add(`${counted('now_there', '1', which)} UNION ALL ${counted('was_there', '-1', which)}`)}
    END IF;
    RETURN NULL;
  END $$;`;
const keepTotalsOfReturns = `
  ${totalsOfReturns()}
  CREATE TRIGGER keep_totals_of_new_returns AFTER INSERT ON tax_returns
    REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_returns();
  CREATE TRIGGER keep_totals_of_moved_returns AFTER UPDATE ON tax_returns
    REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
    FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_returns();
  CREATE TRIGGER keep_totals_of_ended_returns AFTER DELETE ON tax_returns
    REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_returns();`;

/** Runs as the owner, who sees every return: whoever reassigns or deletes a client may not, and the totals must. */
const ofOwner = 'SECURITY DEFINER SET search_path = public, pg_temp';
const ownerSeesReturns = 'CREATE POLICY count_by_owner ON tax_returns FOR SELECT TO CURRENT_USER USING (true);';

const ofAssigned = (rows: string, preparer: string, sign: '1' | '-1', which = 'true'): string => `
  SELECT ${scopeOf(preparer)}, ${sign} FROM ${rows} held JOIN tax_returns tax_return ON tax_return.client_id = held.client_id
  JOIN users owner ON owner.id = held.client_id AND owner.deleted_at IS NULL WHERE ${which}`;
const nobody = `''`;

/** The clients are locked already: `keep_shares_of_assignments` runs before, by the order of the triggers' names. */
const totalsOfAssignedReturns = (which?: string): string => {
  const preparer = 'held.preparer_id';
  const now = (of: string, sign: '1' | '-1') => ofAssigned('now_there', of, sign, which);
  const was = (of: string, sign: '1' | '-1') => ofAssigned('was_there', of, sign, which);
  return `
  CREATE OR REPLACE FUNCTION keep_totals_of_assigned_returns() RETURNS trigger LANGUAGE plpgsql ${ofOwner}
  SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN ${add(`${now(preparer, '1')} UNION ALL ${now(nobody, '-1')}`)}
    ELSIF TG_OP = 'DELETE' THEN ${add(`${was(nobody, '1')} UNION ALL ${was(preparer, '-1')}`)}
    ELSE ${add(`${now(preparer, '1')} UNION ALL ${was(preparer, '-1')}`)}
    END IF;
    RETURN NULL;
  END $$;`;
};
const keepTotalsOfAssignedReturns = `
  ${totalsOfAssignedReturns()}
  CREATE TRIGGER keep_totals_of_newly_assigned_returns AFTER INSERT ON assignments
    REFERENCING NEW TABLE AS now_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_assigned_returns();
  CREATE TRIGGER keep_totals_of_reassigned_returns AFTER UPDATE ON assignments
    REFERENCING OLD TABLE AS was_there NEW TABLE AS now_there
    FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_assigned_returns();
  CREATE TRIGGER keep_totals_of_unassigned_returns AFTER DELETE ON assignments
    REFERENCING OLD TABLE AS was_there FOR EACH STATEMENT EXECUTE FUNCTION keep_totals_of_assigned_returns();`;

const totalsOfReturnsOfUsers = (which = 'true'): string => `
  CREATE OR REPLACE FUNCTION keep_totals_of_returns_of_users() RETURNS trigger LANGUAGE plpgsql ${ofOwner} AS $$
  BEGIN
    ${add(`SELECT ${scopeOf('held.preparer_id')}, (NEW.deleted_at IS NULL)::int - (OLD.deleted_at IS NULL)::int
      FROM tax_returns tax_return LEFT JOIN assignments held ON held.client_id = tax_return.client_id
      WHERE tax_return.client_id = NEW.id AND ${which}`)}
    RETURN NULL;
  END $$;`;
const keepTotalsOfReturnsOfUsers = `
  ${totalsOfReturnsOfUsers()}
  CREATE TRIGGER keep_totals_of_returns_of_users AFTER UPDATE OF deleted_at ON users FOR EACH ROW
    WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION keep_totals_of_returns_of_users();`;

/** Redefines which returns the totals count. @param which a condition on `tax_return`; absent: every return */
export const countReturns = (which?: string): string =>
  [totalsOfReturns(which), totalsOfAssignedReturns(which), totalsOfReturnsOfUsers(which)].join('');

/** Notifies the open pages of the client, of the client's preparer and of admins. */
const notify = `
  CREATE FUNCTION notify_of_returns() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
  BEGIN
    PERFORM pg_notify('portal_events', 'return ' || ids) FROM (
      SELECT string_agg(id::text, ' ') AS ids FROM (
        SELECT id, row_number() OVER () / 150 AS part FROM (
          SELECT client_id AS id FROM changed
          UNION SELECT preparer_id FROM assignments WHERE client_id IN (SELECT client_id FROM changed)
        ) people
      ) numbered GROUP BY part
    ) parts;
    RETURN NULL;
  END $$;
  CREATE TRIGGER notify_of_new_returns AFTER INSERT ON tax_returns
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_returns();
  CREATE TRIGGER notify_of_moved_returns AFTER UPDATE ON tax_returns
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_of_returns();
  CREATE TRIGGER notify_of_office_change AFTER INSERT OR UPDATE OR DELETE ON tax_returns
    FOR EACH STATEMENT EXECUTE FUNCTION notify_of_office_change('returns');`;

/**
 * Gives every existing form its return, counts returns by state and preparer, notifies open pages, and lets the disposal
 * of former clients include them.
 */
export class KeepTotalsOfReturns implements MigrationInterface {
  readonly name = 'KeepTotalsOfReturns1764374400066';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE site_settings ADD COLUMN ${line('time_zone', 64, `NOT NULL DEFAULT 'America/Detroit'`)};
      CREATE INDEX tax_returns_by_age ON tax_returns (tax_year, state_since, id);
      ${actAs('system')}
      ${returnsOfForms}
      INSERT INTO running_totals (name, scope, amount)
      SELECT 'returns', scope, sum(amount) FROM (${counted('tax_returns', '1')}) every (scope, amount) GROUP BY scope;
      ${actAs('')}
      ${ownerSeesReturns}
      ${keepTotalsOfReturns}
      ${keepTotalsOfAssignedReturns}
      ${keepTotalsOfReturnsOfUsers}
      ${notify}
      ${endAccessOfOldAddress(mailsOfAddress, linksOfOldAddress)}
      ${disposeOfClient(lockFormerOrAbandonedClient, { ...disposedReturns, ...disposedBefore })}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${disposeOfClient(lockFormerOrAbandonedClient, disposedBefore)}
      ${endAccessOfOldAddress(mailsBefore, linksOfOldAddress)}
      DROP TRIGGER notify_of_office_change ON tax_returns;
      DROP TRIGGER notify_of_moved_returns ON tax_returns;
      DROP TRIGGER notify_of_new_returns ON tax_returns;
      DROP FUNCTION notify_of_returns();
      DROP TRIGGER keep_totals_of_returns_of_users ON users;
      DROP FUNCTION keep_totals_of_returns_of_users();
      DROP TRIGGER keep_totals_of_unassigned_returns ON assignments;
      DROP TRIGGER keep_totals_of_reassigned_returns ON assignments;
      DROP TRIGGER keep_totals_of_newly_assigned_returns ON assignments;
      DROP FUNCTION keep_totals_of_assigned_returns();
      DROP TRIGGER keep_totals_of_ended_returns ON tax_returns;
      DROP TRIGGER keep_totals_of_moved_returns ON tax_returns;
      DROP TRIGGER keep_totals_of_new_returns ON tax_returns;
      DROP FUNCTION keep_totals_of_returns();
      DROP POLICY count_by_owner ON tax_returns;
      DELETE FROM running_totals WHERE name = 'returns';
      DROP INDEX tax_returns_by_age;
      ALTER TABLE site_settings DROP COLUMN time_zone`);
  }
}
