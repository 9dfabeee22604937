import { readFileSync, renameSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { ArchivedPostgres } from './archived-postgres';

const check = readFileSync(`${__dirname}/../../../../deploy/backup/archiver.sql`, 'utf8');

let postgres: ArchivedPostgres;
beforeAll(async () => {
  postgres = await ArchivedPostgres.start();
});
afterAll(() => postgres.stop());

/** Waits until the health check of the backup service reports the archiver as working, or as failing. */
async function archiverBecomes(working: boolean): Promise<void> {
  for (;;) {
    const [row] = await postgres.sql<{ coalesce: boolean }>(check);
    if (row?.coalesce === working) return;
    await pause(100);
  }
}

describe('archive of the write-ahead log', () => {
  it('is reported as failing while its folder is not mounted, and loses no file', async () => {
    await postgres.archiveAll();
    await archiverBecomes(true);
    renameSync(postgres.archive, `${postgres.archive}-unmounted`);
    await postgres.sql('CREATE TABLE written_meanwhile ()');
    const [missed] = await postgres.sql<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name');
    await archiverBecomes(false);

    renameSync(`${postgres.archive}-unmounted`, postgres.archive);
    // After three failures PostgreSQL waits for a minute, or for the next file.
    await postgres.sql('CREATE TABLE written_later ()');
    await postgres.archiveAll();
    await archiverBecomes(true);
    expect(await readdir(postgres.archive)).toContain(`${missed?.name}.gz`);
  });
});
