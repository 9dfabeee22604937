import { readSettings } from '@portal/server/settings';
import { databaseSettings, databaseUrl, ownerSettings } from '@portal/bff-platform/config/database';
import { migrate } from '@portal/bff-platform/database/migrate';
import { runCommand } from './support/command';

/**
 * Runs the migrations as the database owner: set DATABASE_OWNER_URL where the service itself connects with a less
 * privileged role.
 */
await runCommand(async () => {
  const { DATABASE_POOLER } = databaseSettings;
  const settings = { ...ownerSettings, DATABASE_URL: databaseUrl.optional(), DATABASE_POOLER };
  const { DATABASE_OWNER_URL: owner, DATABASE_URL: url } = readSettings(
    'migration',
    settings,
    process.env,
    (found) => ({
      DATABASE_URL: !found.DATABASE_OWNER_URL && !found.DATABASE_URL && 'DATABASE_URL is not set.',
      // A pooler in transaction mode would not keep the lock that migrations hold.
      DATABASE_OWNER_URL:
        found.DATABASE_POOLER === 'transaction' && !found.DATABASE_OWNER_URL && 'DATABASE_OWNER_URL is not set.',
    }),
  );
  const ran = await migrate(owner ?? url ?? '');
  return ran.length === 0
    ? 'The database schema is up to date.'
    : `Applied ${ran.length} ${ran.length === 1 ? 'migration' : 'migrations'}.`;
});
