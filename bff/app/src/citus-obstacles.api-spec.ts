import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { createDataSource } from '@portal/bff-platform/database/data-source';
import { freshDatabase, type TestDatabase } from '@portal/bff-platform/testing/database';
import { distribution } from '../testing/bench/season/distribution';
import { findObstacles, obstacleTable } from '../testing/bench/season/obstacles';

const file = join(__dirname, '../../../docs/scale.md');
const marker = '<!-- obstacles of the schema -->';

let database: TestDatabase;
let owner: DataSource;
beforeAll(async () => {
  database = await freshDatabase();
  owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
});
afterAll(async () => {
  await owner.destroy();
  await database.drop();
});

it('plans for every table of the schema', async () => {
  const tables = await owner.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  expect(tables.map(({ name }) => name)).toEqual(Object.keys(distribution).toSorted());
});

/** Compares cell by cell, because Prettier pads the table. `UPDATE_DOCS=1` rewrites it; `prettier --write docs` aligns it. */
it('docs/scale.md lists every obstacle of the schema', async () => {
  const expected = obstacleTable(await findObstacles(owner));
  const page = readFileSync(file, 'utf8');
  const [before = '', after = ''] = page.split(`${marker}\n\n`);
  const [listed = ''] = after.split('\n\n');
  if (process.env.UPDATE_DOCS) writeFileSync(file, `${before}${marker}\n\n${expected}${after.slice(listed.length)}`);
  const cells = (table: string) => table.replaceAll(/\s+|-{2,}/g, '');
  expect(cells(process.env.UPDATE_DOCS ? expected : listed)).toBe(cells(expected));
});

it.each([
  ['unique without the column', 'CREATE UNIQUE INDEX ON documents (filename)', '(filename)'],
  [
    'foreign key between servers',
    'ALTER TABLE documents ADD other uuid REFERENCES users',
    '(other) REFERENCES users(id)',
  ],
])('finds a new obstacle: %s', async (kind, change, object) => {
  const runner = owner.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.query(change);
    const found = await findObstacles({ query: runner.query.bind(runner) } as unknown as DataSource);
    expect(found).toContainEqual({ kind, table: 'documents', object });
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});
