import { createDataSource } from './data-source';
import { schemaVersion } from './migrations';

/** Key of the advisory lock (mutex): the same in every release, so that replicas wait for each other. */
const migrationLock = 727_274_001;

/** Never lowers the version: an older release that finds nothing to migrate keeps the newer release's value. */
const recordVersion = `
  INSERT INTO deployment_facts AS known (name, value) VALUES ('schema_version', $1)
  ON CONFLICT (name) DO UPDATE SET value = greatest(known.value::int, excluded.value::int)::text, updated_at = now()`;

/**
 * Runs the pending migrations as the owner of the database. Safe to run concurrently.
 * @returns the names of the migrations that ran, if any
 */
export async function migrate(url: string): Promise<string[]> {
  const source = await createDataSource({ url, as: 'owner', poolSize: 2 }).initialize();
  const holder = source.createQueryRunner();
  try {
    // Waits for another process's migrations, however long they take.
    await holder.query('SET lock_timeout = 0');
    await holder.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const ran = await source.runMigrations();
    await holder.query(recordVersion, [String(schemaVersion)]);
    return ran.map((migration) => migration.name);
  } finally {
    await holder.query('SELECT pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    await holder.release();
    await source.destroy();
  }
}
