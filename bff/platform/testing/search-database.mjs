// @ts-check
import pg from 'pg';

/**
 * Searches the text of every row and the raw bytes of every bytea in all tables.
 * @param {string} url any database of the server
 * @param {string} database
 * @param {{ name: string, text: string }[]} needles
 * @returns {Promise<{ name: string, where: string }[]>}
 */
export async function searchDatabase(url, database, needles) {
  const here = new URL(url);
  here.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: here.href });
  await client.connect();
  // Keep the search terms out of the server log, because the log is searched next.
  await client.query("SET log_statement = 'none'");
  try {
    const found = [];
    for (const column of await columnsOf(client))
      found.push(...(await searchColumn(client, column, database, needles)));
    return found;
  } finally {
    await client.end();
  }
}

/** @typedef {{ schema: string, table: string, column: string, type: string }} Column */

/** @param {pg.Client} client @returns {Promise<Column[]>} */
async function columnsOf(client) {
  const { rows } = await client.query(`
    SELECT c.table_schema AS schema, c.table_name AS table, c.column_name AS column, c.data_type AS type
    FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE t.table_type = 'BASE TABLE' AND c.table_schema NOT IN ('pg_catalog', 'information_schema')
      -- Most tables of most tests never held a row.
      AND pg_relation_size(format('%I.%I', c.table_schema, c.table_name)::regclass) > 0
      AND c.data_type NOT IN ('boolean', 'uuid', 'timestamp with time zone')`);
  return rows;
}

/**
 * @param {pg.Client} client @param {Column} at @param {string} database
 * @param {{ name: string, text: string }[]} needles
 */
async function searchColumn(client, at, database, needles) {
  const column = pg.escapeIdentifier(at.column);
  const value = at.type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`;
  const { rows } = await client.query(
    `SELECT DISTINCT needle FROM ${pg.escapeIdentifier(at.schema)}.${pg.escapeIdentifier(at.table)}
     JOIN unnest($1::text[]) AS needle ON position(needle IN ${value}) > 0`,
    [needles.map(({ text }) => text)],
  );
  const where = `${database}, table ${at.table}, column ${at.column}`;
  return needles.filter(({ text }) => rows.some((row) => row.needle === text)).map(({ name }) => ({ name, where }));
}
