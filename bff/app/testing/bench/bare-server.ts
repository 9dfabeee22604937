import { createServer, type ServerResponse } from 'node:http';
import pg from 'pg';
import './processor-reporter.mjs';

/**
 * Baseline for the portal's server: `node:http` and `pg` alone, running the same two statements per request, also as
 * named prepared statements. It checks no tokens, decrypts nothing, and has no rate limits and no log. It is started by
 * a parent process, to which it sends its port.
 */
const { DATABASE_URL, SESSION_ID, CLIENT_ID } = process.env;
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 10,
  // Return encrypted columns as text, because a Buffer would be serialized as a list of numbers.
  types: {
    getTypeParser: (oid): ((value: string) => unknown) =>
      oid === pg.types.builtins.BYTEA ? String : (pg.types.getTypeParser(oid) as (value: string) => unknown),
  },
});

const accountOfSession = `
  SELECT account.id, account.role, account.status, account.must_change_password, account.first_name, account.last_name,
    session.ended_at IS NULL AND session.expires_at > now() AND session.last_seen_at > now() - $2 * interval '1 ms'
      AND account.status <> 'disabled'
      AND (account.password_expires_at IS NULL OR account.password_expires_at > now()) AS open,
    false AS must_set_up_second_factor,
    (account.totp_enabled_at IS NOT NULL OR account.role <> 'client'
      AND EXISTS (SELECT FROM passkeys WHERE passkeys.user_id = account.id)) AS has_second_factor,
    session.authenticated_at > now() - $4 * interval '1 ms' AS recently_authenticated,
    session.last_seen_at > now() - $3 * interval '1 ms' AS seen_lately
  FROM sessions session JOIN users account ON account.id = session.user_id AND account.deleted_at IS NULL
  WHERE session.id = $1`;
const preparers = `
  SELECT account.id, account.first_name, account.last_name, account.email, account.phone, account.created_at,
    profile.preparer_code, profile.portal_slug, profile.office_location, profile.office_id, profile.bio, profile.specialties
  FROM users account JOIN preparer_profiles profile ON profile.user_id = account.id
  WHERE account.role = 'preparer' AND account.status = 'active' AND account.deleted_at IS NULL
  ORDER BY account.last_name, account.first_name, account.id LIMIT 201`;
const { rows: columns } = await pool.query(`SELECT string_agg(quote_ident(column_name), ', ') AS list
  FROM information_schema.columns
  WHERE table_name = 'intake_forms' AND column_name NOT IN ('ssn_index', 'ssn_index_key', 'num_children')`);
const intake = `SELECT ${columns[0].list} FROM intake_forms WHERE user_id = $1 AND tax_year = $2`;

const reads: Record<string, pg.QueryConfig> = {
  '/api/dashboard/preparers': { name: 'preparers', text: preparers },
  '/api/intake': { name: 'intake', text: intake, values: [CLIENT_ID, 2024] },
};

const server = createServer((request, response) => {
  const read = reads[request.url ?? ''];
  if (!read) return void response.writeHead(404).end();
  void answer(read, response);
});

async function answer(read: pg.QueryConfig, response: ServerResponse) {
  await pool.query({ name: 'session', text: accountOfSession, values: [SESSION_ID, 1_800_000, 20_000, 900_000] });
  const { rows } = await pool.query(read);
  const body = JSON.stringify(rows);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
