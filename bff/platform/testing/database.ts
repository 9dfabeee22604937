import { randomBytes } from 'node:crypto';
import { season } from '@portal/domain/testing/season';
import pg from 'pg';

export interface TestDatabase {
  /** Connection URL of the database owner. */
  url: string;
  /** Disconnects all clients. The data is kept until the leak check has searched it. */
  drop(): Promise<void>;
}

/** Copied for each spec, because copying takes a tenth of the time of migrating. */
const template = 'portal_template';
const anyLock = 20_241_231;

/** Creates a database on the server of this run, with the whole schema by default. */
export async function freshDatabase({ migrated = true }: { migrated?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (admin) => {
    // Create databases one at a time: a template cannot be copied while another connection uses it.
    await admin.query('SELECT pg_advisory_lock($1)', [anyLock]);
    if (migrated) await ensureTemplate(admin);
    // FILE_COPY writes no WAL, so files that a test does not change stay byte-identical to the template, and the leak
    // check reads them only once.
    await admin.query(`CREATE DATABASE ${name} ${migrated ? `TEMPLATE ${template} STRATEGY FILE_COPY` : ''}`);
  });
  return { url: urlOf(name), drop: () => disconnectAll(name) };
}

async function ensureTemplate(admin: pg.Client): Promise<void> {
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
  if (rowCount) return;
  const growing = `${template}_${randomBytes(4).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${growing}`);
  await createSchema(urlOf(growing));
  await admin.query(`ALTER DATABASE ${growing} RENAME TO ${template}`);
}

/** Runs all migrations in an empty database, and moves the season to that of this run. */
export async function createSchema(url: string): Promise<void> {
  // Imported here, because benchmarks use this file without a bundler, which collects the migrations.
  const { migrate } = await import('../src/database/migrate');
  await migrate(url);
  await moveSeason(url);
}

/** Moves the season that the migrations open. Nothing may refer to it yet. */
export const moveSeason = (url: string, year = season): Promise<void> =>
  asOwner(url, 'UPDATE seasons SET tax_year = $1', [year]);

const disconnectAll = (name: string): Promise<void> =>
  asAdmin(async (admin) => {
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  });

function serverUrl(): string {
  const url = process.env.API_TESTS_POSTGRES;
  if (!url) throw new Error('There is no PostgreSQL for tests: run them as the jest project "api".');
  return url;
}

function urlOf(database: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin(work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl() });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

/** Runs one statement as the database owner, for changes that the service's role may not make. */
export async function asOwner(url: string, sql: string, parameters: unknown[] = []): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    await owner.query(sql, parameters);
  } finally {
    await owner.end();
  }
}
