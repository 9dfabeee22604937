import { createDataSource } from './data-source';
import { schemaVersion } from './migrations';

/** Any number, the same in every release: replicas that start together wait here for one another. */
const migrationLock = 727_274_001;

/** Never back: an older release that finds nothing to do leaves what a newer one has made. */
const recordVersion = `
  INSERT INTO deployment_facts AS known (name, value) VALUES ('schema_version', $1)
  ON CONFLICT (name) DO UPDATE SET value = greatest(known.value::int, excluded.value::int)::text, updated_at = now()`;

/**
 * Brings the schema up to date, as the owner of the database. Safe to run from several places at once.
 * @returns names of the migrations that ran, none when there was nothing to do
 */
export async function migrate(url: string): Promise<string[]> {
  const source = await createDataSource({ url, as: 'owner', poolSize: 2 }).initialize();
  const holder = source.createQueryRunner();
  try {
    // The lock's wait is the other's migrations: as long as they take.
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
