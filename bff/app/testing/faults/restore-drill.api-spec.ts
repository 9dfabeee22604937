import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountEndpoints } from '@portal/domain/account/account.endpoints';
import { intakeEndpoints } from '@portal/domain/intake/intake.endpoints';
import { ClientDisposalJob } from '@portal/bff-access/auth/management/client-disposal.job';
import { canaries } from '@portal/bff-platform/testing/canaries';
import type { Person } from '@portal/bff-access/testing/people';
import { completeIntake } from '@portal/bff-tax-forms/testing/intake-bodies';
import { DocumentCalls, pdf } from '@portal/bff-documents/testing/documents';
import { EncryptionKeys } from '@portal/bff-platform/encryption/encryption-keys';
import { PepperKeys } from '@portal/bff-platform/hashing/pepper-keys';
import { DataSource } from 'typeorm';
import { sizeOf } from '../../src/seed/many-clients/office-rows';
import { seedManyClients } from '../../src/seed/many-clients/seed-many-clients';
import { startApi, type Api } from '../api';
import { ArchivedPostgres } from './archived-postgres';

/** Clients besides those of the test; docs/operations.md has the result with 100,000. */
const clients = Number(process.env.RESTORE_CLIENTS ?? 0);
/** Time to restore, ms; the office's limit for 100,000 clients is 15 minutes. */
const longest = clients > 0 ? 15 * 60_000 : 60_000;
if (clients > 0) jest.setTimeout(longest * 2);

let postgres: ArchivedPostgres;
let api: Api;
const files = mkdtempSync(join(tmpdir(), 'portal-restore-files-'));
beforeAll(async () => {
  postgres = await ArchivedPostgres.start();
  api = await startApi({ DATA_DIR: join(files, 'live') }, postgres.url);
  if (clients === 0) return;
  const [keys, peppers] = [api.get(EncryptionKeys), api.get(PepperKeys)];
  await seedManyClients(api.get(DataSource), { keys, peppers, size: sizeOf(clients, 200) });
});
afterAll(async () => {
  await api.stop();
  await postgres.stop();
  rmSync(files, { recursive: true });
});

/** Creates a client with a submitted form and a document. */
async function clientWithRecords(documents: DocumentCalls, mark: string): Promise<Person & { document: string }> {
  const client = await api.people.client();
  const body = { ...completeIntake(), submitted: true };
  expect((await api.call(intakeEndpoints.create, { body, token: client.token })).status).toBe(201);
  const { status, body: row } = await documents.upload(client, { bytes: pdf(mark) });
  expect(status).toBe(201);
  return { ...client, document: row.id };
}

/** Returns the number of rows and a checksum of every table, except unlogged ones such as the rate limits. */
async function checksums(): Promise<Record<string, string>> {
  const tables = await postgres.sql<{ name: string }>(
    `SELECT relname AS name FROM pg_class
     WHERE relkind = 'r' AND relpersistence = 'p' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await postgres.sql<{ sum: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(one::text, '|' ORDER BY one::text)), '') AS sum FROM "${name}" one`,
    );
    sums[name] = row?.sum ?? '';
  }
  return sums;
}

/** @returns ms */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function size(): Promise<string> {
  const [found] = await postgres.sql<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  return `${Math.round(Number(found?.bytes) / 1024 ** 2)} MB`;
}

describe('restore drill', () => {
  it('restores base backup, archived log, documents and keys to a point in time', async () => {
    const live = await DocumentCalls.of(api);
    const before = await clientWithRecords(live, 'before the base backup');
    const former = await clientWithRecords(live, 'to be disposed of');
    await api.query(`UPDATE users SET status = 'disabled', closed_at = now() - interval '5 years' WHERE id = $1`, [
      former.id,
    ]);
    await postgres.takeBaseBackup();
    const after = await clientWithRecords(live, 'after the base backup');
    await api.stop();
    const expected = await checksums();
    const [target] = await postgres.sql<{ time: string }>('SELECT clock_timestamp()::text AS time');
    // The mistake that the restore must undo.
    await postgres.sql('TRUNCATE users CASCADE');
    const archived = await timeOf(() => postgres.archiveAll());
    cpSync(join(files, 'live'), join(files, 'restored'), { recursive: true });
    rmSync(join(files, 'live'), { recursive: true });

    const restored = await timeOf(() => postgres.restoreTo(target?.time ?? ''));
    expect(Object.keys(expected).length).toBeGreaterThan(30);
    expect(await checksums()).toEqual(expected);
    const started = await timeOf(async () => {
      api = await startApi({ DATA_DIR: join(files, 'restored') }, postgres.url);
    });
    process.stdout.write(
      `${await size()} with ${clients} clients: restored in ${seconds(restored)}, server started in ${seconds(started)}; the log was archived ${seconds(archived)} after the last write\n`,
    );
    expect(restored + started).toBeLessThan(longest);

    const documents = await DocumentCalls.of(api);
    for (const [{ email, ...client }, mark] of [
      [before, 'before the base backup'],
      [after, 'after the base backup'],
    ] as const) {
      const { body: session } = await api.call(accountEndpoints.login, {
        body: { email, password: canaries.password },
      });
      const { body: form } = await api.call(intakeEndpoints.mine, { token: session.access_token });
      expect(form?.ssn?.replaceAll('-', '')).toBe(canaries.ssn.replaceAll('-', ''));
      const { bytes } = await documents.get(
        { ...client, email, token: session.access_token },
        client.document,
        'download',
      );
      expect(bytes.equals(pdf(mark))).toBe(true);
    }
    expect(await postgres.sql('SELECT * FROM audit_log_breaks()')).toEqual([]);
    // A client who was due before the restore is disposed of again: neither key nor form is left.
    await api.get(ClientDisposalJob).run();
    for (const [table, owner] of [
      ['data_keys', 'owner_id'],
      ['intake_forms', 'user_id'],
      ['documents', 'user_id'],
    ])
      expect(await api.query(`SELECT FROM ${table} WHERE ${owner} = $1`, [former.id])).toEqual([]);
  });
});
