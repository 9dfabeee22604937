import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startBenchServer } from '../bench-server';
import { describeMachine } from '../machine';

/**
 * Measures how many bytes a client takes in the database, as the difference between two offices of `npm run
 * bench:growth`, and in the document store, as the demo's files against their originals, for `npm run simulate:season`.
 */
const { values } = parseArgs({ options: { clients: { type: 'string', default: '20000' } } });
const [few, many] = [1000, Number(values.clients)];
const file = new URL('data/sizes.json', import.meta.url);

interface Office {
  bytes: number;
  byTable: Record<string, number>;
  documentRows: number;
  documents: { count: number; original: number; stored: number };
}

async function measureOffice(clients: number): Promise<Office> {
  const server = await startBenchServer({ clients });
  const database = new pg.Client({ connectionString: server.database });
  try {
    await database.connect();
    const size = await database.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
    const tables = await database.query<{ name: string; bytes: string }>(`
      SELECT relname AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
      WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`);
    // The documents of the many clients are rows without files.
    const original = await database.query<{ id: string; bytes: string }>('SELECT id, size AS bytes FROM documents');
    const bytesOf = new Map(original.rows.map(({ id, bytes }) => [id, Number(bytes)]));
    const documents = { count: 0, original: 0, stored: 0 };
    for (const entry of readdirSync(server.documents, { recursive: true, withFileTypes: true })) {
      const bytes = bytesOf.get(entry.name.split('.')[0] ?? '');
      if (!entry.isFile() || bytes === undefined) continue;
      documents.count += 1;
      documents.original += bytes;
      documents.stored += statSync(join(entry.parentPath, entry.name)).size;
    }
    return {
      documentRows: original.rows.length,
      bytes: Number(size.rows[0]?.bytes),
      byTable: Object.fromEntries(tables.rows.map(({ name, bytes }) => [name, Number(bytes)])),
      documents,
    };
  } finally {
    await database.end();
    await server.stop();
  }
}

const [small, large] = [await measureOffice(few), await measureOffice(many)];
const perClient = (larger: number, smaller: number) => Math.round((larger - smaller) / (many - few));
const byTable = Object.entries(large.byTable)
  .map(([name, bytes]): [string, number] => [name, perClient(bytes, small.byTable[name] ?? 0)])
  .filter(([, bytes]) => bytes > 0)
  .toSorted(([, one], [, other]) => other - one);
const { count, original, stored } = large.documents;
const sizes = {
  measured: { ...describeMachine(), clients: [few, many] },
  databaseBytesPerClient: perClient(large.bytes, small.bytes),
  byTable: Object.fromEntries(byTable),
  documentsPerClient: Number(((large.documentRows - small.documentRows) / (many - few)).toFixed(2)),
  documents: { count, bytes: original, storedBytesPerDocument: Math.round((stored - original) / count) },
};
console.log(sizes);
writeFileSync(file, `${JSON.stringify(sizes, null, 2)}\n`);
