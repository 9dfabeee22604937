import type { DataSource } from 'typeorm';
import { distribution, personOf } from './distribution';

export interface Obstacle {
  kind: string;
  table: string;
  /** What the schema says. */
  object: string;
}

const others = Object.entries(distribution).flatMap(([table, how]) => (typeof how === 'object' ? [] : [[table, how]]));

/** Tables of the schema with the column that distributes them; null for tables that are not distributed. */
const plan = `
  WITH plan AS (
    SELECT relation.oid, relation.relname AS name, given.by, given.how, attribute.attnum, attribute.atttypid
    FROM jsonb_to_recordset($1) AS given (name text, by text, how text)
    JOIN pg_class relation ON relation.relname = given.name AND relation.relnamespace = 'public'::regnamespace
    LEFT JOIN pg_attribute attribute ON attribute.attrelid = relation.oid AND attribute.attname = given.by
  )`;

const queries: Readonly<Record<string, string>> = {
  'no column to distribute by': `
    SELECT name AS "table", by AS object FROM plan WHERE by IS NOT NULL AND attnum IS NULL`,
  'distributed by a column that is no id of a person': `
    SELECT name AS "table", by || ' ' || format_type(atttypid, NULL) AS object FROM plan
    WHERE attnum IS NOT NULL AND atttypid <> 'uuid'::regtype`,
  'unique without the column': `
    SELECT name AS "table", regexp_replace(pg_get_indexdef(indexrelid), '^.* USING btree ', '') AS object
    FROM plan JOIN pg_index ON indrelid = plan.oid AND indisunique
    WHERE attnum IS NOT NULL AND NOT attnum = ANY(indkey::int2[])`,
  'foreign key between servers': `
    SELECT source.name AS "table",
      regexp_replace(pg_get_constraintdef(constraint_.oid), '^FOREIGN KEY ', '') AS object
    FROM pg_constraint constraint_
    JOIN plan source ON source.oid = conrelid JOIN plan target ON target.oid = confrelid
    WHERE contype = 'f' AND target.by IS NOT NULL AND NOT EXISTS (
      SELECT FROM unnest(conkey, confkey) AS pair (own, referenced)
      WHERE pair.own = source.attnum AND pair.referenced = target.attnum)`,
  'trigger that numbers or chains rows under a lock': trigger(`prosrc LIKE '%pg_advisory_xact_lock%'`),
  'trigger that notifies the bffs': trigger(`prosrc LIKE '%pg_notify%'`),
  'other trigger': trigger(`prosrc NOT LIKE '%pg_notify%' AND prosrc NOT LIKE '%pg_advisory_xact_lock%'`),
  'policy that reads another table': `
    SELECT name AS "table", polname AS object FROM plan JOIN pg_policy ON polrelid = plan.oid
    WHERE by IS NOT NULL AND concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~ 'SELECT'`,
};

function trigger(condition: string): string {
  return `
    SELECT name AS "table", tgname AS object FROM plan
    JOIN pg_trigger ON tgrelid = plan.oid AND NOT tgisinternal JOIN pg_proc function ON function.oid = tgfoid
    WHERE (by IS NOT NULL OR how = 'central') AND ${condition}`;
}

/** Returns what keeps Citus from distributing the schema as planned, from the catalog of the database. */
export async function findObstacles(owner: DataSource): Promise<Obstacle[]> {
  const tables = [
    ...Object.entries(personOf).map(([name, by]) => ({ name, by })),
    ...others.map(([name, how]) => ({ name, how })),
  ];
  const found: Obstacle[] = [];
  for (const [kind, query] of Object.entries(queries)) {
    const rows = await owner.query<Omit<Obstacle, 'kind'>[]>(`${plan} ${query} ORDER BY 1, 2`, [
      JSON.stringify(tables),
    ]);
    found.push(...rows.map((row) => ({ kind, ...row })));
  }
  return found;
}

/** Returns a Markdown table with a row for each kind and table. */
export function obstacleTable(obstacles: readonly Obstacle[]): string {
  const objects = new Map<string, string[]>();
  for (const { kind, table, object } of obstacles) {
    const start = `| ${kind} | \`${table}\` |`;
    objects.set(start, [...(objects.get(start) ?? []), `\`${object.replaceAll('|', '\\|')}\``]);
  }
  const rows = [...objects].map(([start, all]) => `${start} ${all.join(', ')} |`);
  return ['| obstacle | table | |', '|---|---|---|', ...rows].join('\n');
}
