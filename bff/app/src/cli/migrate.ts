import { readSettings } from '@portal/server/settings';
import { databaseUrl, migrationSettings } from '@portal/bff-platform/config/env';
import { migrate } from '@portal/bff-platform/database/migrate';
import { runCommand } from './support/command';

/**
 * Runs the migrations as the database owner: set DATABASE_OWNER_URL where the service itself connects with a less
 * privileged role.
 */
await runCommand(async () => {
  const settings = { ...migrationSettings, DATABASE_URL: databaseUrl.optional() };
  const { DATABASE_OWNER_URL: owner, DATABASE_URL: url } = readSettings(
    'migration',
    settings,
    process.env,
    (found) => ({
      DATABASE_URL: !found.DATABASE_OWNER_URL && !found.DATABASE_URL && 'DATABASE_URL is not set.',
    }),
  );
  const ran = await migrate(owner ?? url ?? '');
  return ran.length === 0
    ? 'The database schema is up to date.'
    : `Applied ${ran.length} ${ran.length === 1 ? 'migration' : 'migrations'}.`;
});
