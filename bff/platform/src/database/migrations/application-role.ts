/**
 * The database role of the running service. It owns nothing, so it can neither change the schema nor rewrite
 * append-only tables. The owner of the database only runs migrations.
 */
export const applicationRole = 'portal_app';

type Privilege = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE';

/** Grants the service's role privileges on one table. */
export const grant = (table: string, ...privileges: Privilege[]): string =>
  `GRANT ${privileges.join(', ')} ON ${table} TO ${applicationRole};`;
