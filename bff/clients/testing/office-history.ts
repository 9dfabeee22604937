import fc from 'fast-check';
import { season } from '@portal/domain/testing/season';
import { startApi, type Api } from './api';

/** An event in an office. */
interface Happening {
  event: string;
  /** Index of the affected row, ordered by id. */
  place: number;
  cents: number;
}

export interface TestOffice {
  api: Api;
  /** Token of an admin. */
  token: string;
  happen: (happening: Happening) => Promise<void>;
}

/** Starts a portal with two offices and four preparers, one of them without an office, and no clients. */
export async function startOffice(): Promise<TestOffice> {
  const api = await startApi();
  const { token } = await api.people.admin();
  await api.make.office.all([{ id: 'o0' }, { id: 'o1' }]);
  const office: TestOffice = {
    api,
    token,
    happen: async ({ event, place, cents }) => {
      await api.query(events[event] ?? '', [place, cents]);
    },
  };
  const preparers = await api.make.user.many(4, () => ({ role: 'preparer' }));
  await api.make.preparerProfile.all(
    preparers.map(({ id }, at) => ({
      user_id: id,
      preparer_code: `CODE0${at + 1}`,
      office_id: ['o1', 'o0', null, null][at] ?? null,
    })),
  );
  return office;
}

/** SQL for the id of the row at an index, ordered by id, modulo the number of rows. */
const nth = (table: string, at: string, where = 'TRUE') =>
  `(SELECT id FROM ${table} WHERE ${where} ORDER BY id OFFSET ${at}::int
    % greatest((SELECT count(*) FROM ${table} WHERE ${where}), 1) LIMIT 1)`;
const client = nth('users', '$1', "role = 'client'");

/**
 * SQL of the possible events; each takes an index and an amount in cents. Raw SQL: upserts and whole-table statements are
 * what the triggers must survive.
 */
export const events: Readonly<Record<string, string>> = {
  join: `INSERT INTO users (id, email, first_name, last_name, role, status, password_hash)
    SELECT gen_random_uuid(), gen_random_uuid() || '@example.com', 'A', 'B', 'client', 'active', ''
    FROM generate_series(0, $1::int % 3) WHERE $2::int >= 0`,
  leave: `UPDATE users SET deleted_at = now() WHERE id = ${client} AND $2::int >= 0`,
  comeBack: `UPDATE users SET deleted_at = NULL WHERE id = ${client} AND $2::int >= 0`,
  disable: `UPDATE users SET status = CASE WHEN $2::int % 2 = 0 THEN 'disabled' ELSE 'active' END WHERE id = ${client}`,
  assign: `INSERT INTO assignments (client_id, preparer_id, assigned_by)
    SELECT u.id, ${nth('users', '$2', "role = 'preparer'")}, u.id FROM users u WHERE u.id = ${client}
    ON CONFLICT (client_id) DO UPDATE SET preparer_id = excluded.preparer_id`,
  assignAll: `INSERT INTO assignments (client_id, preparer_id, assigned_by)
    SELECT u.id, ${nth('users', '$2', "role = 'preparer'")}, u.id FROM users u WHERE role = 'client' AND $1::int >= 0
    ORDER BY u.id ON CONFLICT (client_id) DO UPDATE SET preparer_id = excluded.preparer_id`,
  unassign: `DELETE FROM assignments WHERE client_id = ${client} AND $2::int >= 0`,
  report: `INSERT INTO intake_forms (id, user_id, tax_year, w2_income, other_income)
    SELECT gen_random_uuid(), u.id, ${season}, $2::int / 100.0, 0.1 FROM users u WHERE u.id = ${client}
    ON CONFLICT (user_id, tax_year) DO UPDATE SET retirement_income = excluded.w2_income, w2_income = 0.07`,
  submit: `UPDATE intake_forms SET submitted = TRUE, submitted_at = now(), self_employment_income = $2::int / 100.0
    WHERE user_id = ${client}`,
  lastYear: `INSERT INTO intake_forms (id, user_id, tax_year, w2_income)
    SELECT gen_random_uuid(), u.id, ${season - 1}, $2::int / 100.0 FROM users u WHERE u.id = ${client} ON CONFLICT DO NOTHING`,
  trade: `INSERT INTO schedule_c_forms (id, user_id, tax_year, gross_receipts, supplies)
    SELECT gen_random_uuid(), u.id, ${season}, 1000, $2::int / 100.0 FROM users u WHERE u.id = ${client}
    ON CONFLICT (user_id, tax_year) DO UPDATE SET supplies = excluded.supplies`,
  /** Always a profit; for a loss, use `trade` with supplies above 1000. */
  tradeWell: `INSERT INTO schedule_c_forms (id, user_id, tax_year, gross_receipts, meals_entertainment)
    SELECT gen_random_uuid(), u.id, ${season}, $2::int / 100.0, 0.01 FROM users u WHERE u.id = ${client}
    ON CONFLICT (user_id, tax_year) DO UPDATE SET gross_receipts = excluded.gross_receipts`,
  submitTrade: `UPDATE schedule_c_forms SET submitted = TRUE, submitted_at = now(), other_income = $2::int / 100.0
    WHERE user_id = ${client}`,
  /** Changed after the submit, so the office sees the submitted version. */
  amend: `UPDATE intake_forms SET unsubmitted_changes = '\\x00', version = version + $2::int % 2 + 1
    WHERE submitted AND user_id = ${client}`,
  lastYearsTrade: `INSERT INTO schedule_c_forms (id, user_id, tax_year, gross_receipts)
    SELECT gen_random_uuid(), u.id, ${season - 1}, $2::int / 100.0 FROM users u WHERE u.id = ${client} ON CONFLICT DO NOTHING`,
  upload: `INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256, storage_key, scan_state)
    SELECT gen_random_uuid(), u.id, ${season}, 'w2.pdf', 'w2', 'application/pdf', 1, sha256(gen_random_uuid()::text::bytea),
      gen_random_uuid()::text, 'clean' FROM users u WHERE u.id = ${client} AND $2::int >= 0`,
  uploadEmpty: `INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256, storage_key, scan_state)
    SELECT gen_random_uuid(), u.id, ${season}, 'empty.pdf', 'w2', 'application/octet-stream', 0, sha256(gen_random_uuid()::text::bytea),
      gen_random_uuid()::text, 'clean' FROM users u WHERE u.id = ${client} AND $2::int >= 0`,
  uploadLastYear: `INSERT INTO documents (id, user_id, tax_year, filename, document_type, content_type, size, sha256, storage_key, scan_state)
    SELECT gen_random_uuid(), u.id, ${season - 1}, 'w2.pdf', 'w2', 'application/pdf', 1, sha256(gen_random_uuid()::text::bytea),
      gen_random_uuid()::text, 'clean' FROM users u WHERE u.id = ${client} AND $2::int >= 0`,
  scan: `UPDATE documents SET scan_state = (ARRAY['clean', 'infected', 'pending'])[$2::int % 3 + 1] WHERE id = ${nth('documents', '$1')}`,
  trash: `UPDATE documents SET deleted_at = now() WHERE id = ${nth('documents', '$1')} AND $2::int >= 0`,
  restore: `UPDATE documents SET deleted_at = NULL WHERE id = ${nth('documents', '$1')} AND $2::int >= 0`,
  emptyTrash: `DELETE FROM documents WHERE deleted_at IS NOT NULL AND $1::int >= 0 AND $2::int >= 0`,
  tidy: `DELETE FROM documents WHERE id = ${nth('documents', '$1')} AND $2::int >= 0`,
  move: `UPDATE preparer_profiles SET office_id = CASE WHEN $2::int % 3 < 2 THEN 'o' || $2::int % 3 END
    WHERE user_id = ${nth('users', '$1', "role = 'preparer'")}`,
};

export const history = fc.array(
  fc.record({
    event: fc.constantFrom(...Object.keys(events)),
    place: fc.nat(1000),
    cents: fc.nat(30_000_000),
  }),
  { minLength: 10, maxLength: 40 },
);
