import type { Api } from '../api';

/** Every timestamp of every table that the service may read. */
const timestamps = `
  SELECT relname AS table, attname AS column
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND atttypid = 'timestamptz'::regtype
  AND NOT attisdropped AND has_table_privilege(attrelid, 'SELECT')`;

/**
 * Returns the table and column of each stored time that is about this many minutes from now, once per row, for a test
 * that a server stores no time of its own wrong clock.
 */
export async function timesAround({ query }: Pick<Api, 'query'>, minutes: number): Promise<string[]> {
  const found = (await query<{ table: string; column: string }>(timestamps)).map(async ({ table, column }) => {
    const around = `"${column}" - $1 * interval '1 min' BETWEEN now() - interval '4 min' AND now() + interval '4 min'`;
    const rows = await query<object>(`SELECT FROM "${table}" WHERE ${around}`, [minutes]);
    return rows.map(() => `${table}.${column}`);
  });
  return (await Promise.all(found)).flat().sort();
}
