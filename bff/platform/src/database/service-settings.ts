import { SettingsError } from '@portal/server/settings';
import type { DataSource } from 'typeorm';
import { applicationRole } from './migrations/application-role';

/**
 * Session settings of the service, as PostgreSQL shows them. A direct connection starts with them. Behind a pooler, which
 * shares connections of its own, they are settings of the login (docs/decisions/0055).
 *
 * Timeouts: PostgreSQL may be unresponsive or waiting for a lock; callers then get a 503 within about three seconds.
 */
const serviceSettings = {
  role: applicationRole,
  lock_timeout: '2500ms',
  statement_timeout: '2800ms',
  idle_in_transaction_session_timeout: '10s',
  // Parallel workers read far more than the requested page, and occupy cores that other requests need.
  max_parallel_workers_per_gather: '0',
  // For data in memory or on SSD. PostgreSQL's default of 4 assumes a spinning disk and would choose a sequential scan
  // for a thousand rows.
  random_page_cost: '1.1',
} as const;

/** Options with which a direct connection starts. */
export const serviceOptions = Object.entries(serviceSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Returns the statements that give a login the settings. @param login as a SQL identifier */
export const loginSettings = (login: string): string[] =>
  Object.entries(serviceSettings).map(([name, value]) => `ALTER ROLE ${login} SET ${name} = '${value}';`);

/**
 * @throws SettingsError with the statements to run, if the login of a pooler lacks a setting: the service would act with
 * other privileges, or wait without a limit
 */
export async function assertLoginSettings(database: DataSource): Promise<void> {
  const names = Object.keys(serviceSettings);
  const selected = names.map((name) => `current_setting('${name}') AS ${name}`).join(', ');
  type Found = Record<string, string> & { login: string };
  const [found] = await database.query<Found[]>(`SELECT quote_ident(session_user) AS login, ${selected}`);
  if (!found || Object.entries(serviceSettings).every(([name, value]) => found[name] === value)) return;
  throw new SettingsError('bff', [
    'DATABASE_URL: the login lacks settings of the service. Run these statements, and have the pooler reconnect:',
    ...loginSettings(found.login),
  ]);
}
