import { SettingsError } from '@portal/server/settings';
import type { DataSource } from 'typeorm';
import { codeOf } from './error-code';
import { migrations, schemaVersion } from './migrations';

interface Schema {
  /** Names of the migrations that ran. */
  ran: ReadonlySet<string>;
  version: number;
}

/**
 * Rejects a schema that is older than this release, or newer by more than one version.
 * @throws SettingsError with instructions
 */
export async function assertSchema(source: DataSource): Promise<void> {
  const { ran, version } = await schemaOf(source);
  const missing = migrations.filter((migration) => !ran.has(new migration().name)).length;
  if (missing > 0) throw wrong(`are older than this release: ${missing} migrations have not run`, 'Run');
  if (version <= schemaVersion + 1) return;
  const found = `have version ${version}, but this release only supports ${schemaVersion} and ${schemaVersion + 1}`;
  throw wrong(found, 'Start a newer release; it updates the tables with');
}

const wrong = (found: string, advice: string): SettingsError =>
  new SettingsError('bff', [`DATABASE_URL: the tables ${found}. ${advice}: node dist/cli/migrate.js`]);

/** Databases without tables, or from before versions were recorded, have version 0. */
async function schemaOf(source: DataSource): Promise<Schema> {
  try {
    const rows = await source.query<{ name: string }[]>('SELECT name FROM schema_migrations');
    const [fact] = await source.query<{ value: string }[]>(
      `SELECT value FROM deployment_facts WHERE name = 'schema_version'`,
    );
    return { ran: new Set(rows.map(({ name }) => name)), version: Number(fact?.value ?? 0) };
  } catch (error) {
    const isAbsent = ['42P01', '42501'].includes(codeOf(error));
    if (isAbsent) return { ran: new Set(), version: 0 };
    throw error;
  }
}
