/**
 * The database role the running service acts as: it owns nothing, so it can neither change the schema nor
 * rewrite what is append-only. The owner of the database only runs migrations.
 */
export const applicationRole = 'portal_app';

type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

/** `GRANT` for the service's role on one table. */
export const grant = (table: string, ...privileges: Privilege[]): string =>
  `GRANT ${privileges.join(', ')} ON ${table} TO ${applicationRole};`;
