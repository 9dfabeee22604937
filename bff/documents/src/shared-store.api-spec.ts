import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { healthEndpoints } from '@portal/domain/health/health.endpoints';
import { Env } from '@portal/bff-platform/config/env';
import { freshDatabase } from '@portal/bff-platform/testing/database';
import { S3Server } from '@portal/bff-platform/testing/s3-server';
import { startApi, type Api } from '../testing/api';
import { OrphanedFilesJob } from './orphaned-files.job';

let first: Api;
const started: Api[] = [];

const newFolder = (): string => join(process.env.API_TESTS_DIR ?? '', `store-${randomUUID()}`);
async function start(settings: Readonly<Record<string, string>>, url?: string): Promise<Api> {
  const api = await startApi(settings, url);
  started.push(api);
  return api;
}
const statusOf = async (api: Api): Promise<number> => (await api.call(healthEndpoints.ready)).status;
const storeIdOf = async (api: Api): Promise<string> => {
  const [row] = await api.query<{ value: string }>(`SELECT value FROM deployment_facts WHERE name = 'document_store'`);
  return row?.value ?? '';
};
const reasons = (api: Api): unknown[] =>
  api.log().flatMap(({ level, reason }) => (level === 50 && reason ? [reason] : []));

/** Creates a file that no document refers to. @returns its path */
function addOrphan(api: Api): string {
  const key = randomUUID();
  const folder = join(api.get(Env).DATA_DIR, 'documents', 'files', key.slice(-2), key.slice(-4, -2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, key), 'x');
  return join(folder, key);
}

beforeAll(async () => {
  first = await start({ DATA_DIR: newFolder() });
});
afterAll(async () => {
  for (const api of started) await api.stop();
});

describe('a server whose document store is not the one of its database', () => {
  it('says so at startup, is alive, and is not ready', async () => {
    const other = await start({ DATA_DIR: newFolder() }, first.url);
    expect(reasons(other)).toEqual([expect.stringContaining(`store-id must contain ${await storeIdOf(first)}`)]);
    const answer = await other.call(healthEndpoints.ready);
    expect(answer).toMatchObject({ status: 503, problem: { code: 'unavailable' } });
    expect((await other.call(healthEndpoints.live)).status).toBe(200);
    expect(reasons(other)).toHaveLength(1);
  });

  it('is ready once the store has the id, for example after a move', async () => {
    const moved = await start({ DATA_DIR: newFolder() }, first.url);
    expect(await statusOf(moved)).toBe(503);
    const folder = join(moved.get(Env).DATA_DIR, 'documents');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'store-id'), `${await storeIdOf(first)}\n`);
    expect(await statusOf(moved)).toBe(200);
  });

  it('is not ready in the store of another database, and deletes no file there', async () => {
    const foreign = await start({ DATA_DIR: first.get(Env).DATA_DIR });
    expect(await statusOf(foreign)).toBe(503);
    expect(reasons(foreign)).toEqual([expect.stringContaining('belongs to another database')]);
    const orphan = addOrphan(foreign);
    await foreign.get(OrphanedFilesJob).sweep(-1);
    expect(existsSync(orphan)).toBe(true);
    await first.get(OrphanedFilesJob).sweep(-1);
    expect(existsSync(orphan)).toBe(false);
  });
});

describe('servers that share a document store', () => {
  it('are ready, also when they start together on a new database', async () => {
    expect(await statusOf(await start({ DATA_DIR: first.get(Env).DATA_DIR }, first.url))).toBe(200);
    const [DATA_DIR, { url }] = [newFolder(), await freshDatabase()];
    const together = await Promise.all([start({ DATA_DIR }, url), start({ DATA_DIR }, url)]);
    expect(await Promise.all(together.map(statusOf))).toEqual([200, 200]);
  });
});

describe('a server that cannot reach its bucket', () => {
  const settings = { S3_BUCKET: 'office', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  it('is not ready until it has found its documents there once, and stays ready in a later outage', async () => {
    const bucket = new S3Server();
    const S3_ENDPOINT = await bucket.start();
    bucket.stop();
    const api = await start({ ...settings, S3_ENDPOINT, DATA_DIR: newFolder() });
    expect(await statusOf(api)).toBe(503);
    expect(api.log()).toContainEqual(expect.objectContaining({ level: 50, context: 'SharedStoreCheck' }));
    await bucket.start();
    expect(await statusOf(api)).toBe(200);
    bucket.stop();
    expect(await statusOf(api)).toBe(200);
  });
});
