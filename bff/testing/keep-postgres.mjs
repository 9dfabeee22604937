// @ts-check
import pg from 'pg';
import start from './start-postgres.mjs';

/** For runs after one another in one process, which measure and do not look for leaks: one server, emptied before each. */
export default async function () {
  const url = process.env.API_TESTS_POSTGRES;
  if (!url) return start();
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const { rows } = await admin.query(`SELECT datname FROM pg_database WHERE datname LIKE 'test\\_%'`);
  for (const { datname } of rows) await admin.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  await admin.end();
}
