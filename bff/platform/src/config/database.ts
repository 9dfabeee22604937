import { oneOf, setting, url, wholeNumber, type Rules, type Values } from '@portal/server/settings';

export const databaseUrl = url('postgres:', 'postgresql:');

export const databaseSettings = {
  DATABASE_URL: setting(
    databaseUrl,
    'login of a member of `portal_app` or of the database owner; the service runs as `portal_app` either way',
  ),
  DATABASE_POOL: setting(
    wholeNumber({ min: 4, max: 200 }).default(10),
    'connection pool size of one bff, including two for short reads and one for `LISTEN`',
  ),
  DATABASE_POOLER: setting(
    oneOf('none', 'transaction').default('none'),
    '`transaction` if `DATABASE_URL` leads to a [connection pooler](#connection-pooler) in transaction mode',
  ),
  DATABASE_EVENTS_URL: setting(
    databaseUrl.optional(),
    'login for `LISTEN`, which needs a direct connection. Required with a pooler',
    '`DATABASE_URL`',
  ),
  DATABASE_READ_URL: setting(
    databaseUrl.optional(),
    "login on a [read replica](#read-replica), which answers admins' dashboards, lists and exports; a direct connection",
    '`DATABASE_URL`',
  ),
};

export const ownerSettings = {
  DATABASE_OWNER_URL: setting(
    databaseUrl.optional(),
    'login of the database owner, used only by `migrate.js`; a direct connection',
    '`DATABASE_URL`',
  ),
};

type DatabaseValues = Partial<Values<typeof databaseSettings>>;

/** Behind a pooler in transaction mode, no notification would arrive. */
export const wrongDatabase = (values: DatabaseValues): Rules<typeof databaseSettings> => ({
  DATABASE_EVENTS_URL:
    values.DATABASE_POOLER === 'transaction' &&
    values.DATABASE_EVENTS_URL === undefined &&
    'DATABASE_EVENTS_URL is not set.',
});
