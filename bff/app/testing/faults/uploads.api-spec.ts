import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildProgram, ProgramProcess } from '@portal/server/testing/program';
import pg from 'pg';
import { testSettings } from '@portal/bff-access/testing/server';
import { HalfUpload } from '@portal/bff-platform/testing/half-upload';
import { storedFiles } from '@portal/bff-platform/testing/stored-files';
import { OwnPostgres } from './own-postgres';

const size = 3_000_000;
const half = size / 2;

let postgres: OwnPostgres;
let built: ReturnType<typeof buildProgram>;
let dir: string;
let server: ProgramProcess;
let url: string;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'portal-killed-uploads-'));
  built = buildProgram(join(__dirname, '../..'));
  postgres = await OwnPostgres.start();
  await start();
});
afterAll(async () => {
  await kill();
  built.remove();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = new ProgramProcess(built.main, { ...testSettings(postgres.url), DATA_DIR: dir, PORT: '0' });
  url = await server.url();
}

async function kill(): Promise<void> {
  server.signal('SIGKILL');
  await server.exitCode();
}

/** Backdates the stored files by an hour and restarts the server. */
async function startLater(): Promise<void> {
  const then = new Date(Date.now() - 60 * 60_000);
  for (const path of files()) utimesSync(path, then, then);
  await start();
}

const files = (folder = ''): string[] => storedFiles(join(dir, 'documents', folder));

async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error('it did not come to that within a minute');
    await pause(20);
  }
}

async function asOwner<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const owner = new pg.Client(postgres.url);
  await owner.connect();
  try {
    return await work(owner);
  } finally {
    await owner.end();
  }
}

const rows = () =>
  asOwner(async (owner) => {
    const { rows: found } = await owner.query<{ n: number }>('SELECT count(*)::int AS n FROM documents');
    return found[0]?.n;
  });

let clients = 0;
async function newClient(): Promise<string> {
  clients += 1;
  const body = { email: `killed-${clients}@example.com`, password: 'a password of tests', role: 'client' };
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, first_name: 'Half', last_name: 'Upload', phone: null }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Starts an upload and waits until its first half is on disk. */
async function uploadHalf(): Promise<HalfUpload> {
  const upload = new HalfUpload(url, await newClient(), half, size);
  await until(() => files('incoming').length === 1);
  return upload;
}

describe('interrupted upload', () => {
  it('leaves no row and no file when the server is killed with SIGKILL', async () => {
    const upload = await uploadHalf();
    await kill();
    expect(await upload.status).toBe(0);
    expect(files('incoming')).toHaveLength(1);
    await startLater();
    await until(() => files().length === 0);
    expect(await rows()).toBe(0);
  });

  it('leaves no row and no file of twenty uploads, each at another point, when the server is killed with SIGKILL', async () => {
    const points = Array.from({ length: 20 }, (_, at) => Math.round((size * at) / 19));
    const token = await newClient();
    const uploads = points.map((sent) => new HalfUpload(url, token, sent, size));
    await until(() => files('incoming').length >= points.length - 1);
    await kill();
    expect(new Set(await Promise.all(uploads.map(({ status }) => status)))).toEqual(new Set([0]));
    await startLater();
    await until(() => files().length === 0);
    expect(await rows()).toBe(0);
  });

  it('leaves no row and no file when the server is killed after writing the file but before the row', async () => {
    const upload = await uploadHalf();
    await asOwner(async (owner) => {
      // This lock blocks the insert of the row, but not the writing of the file.
      await owner.query('BEGIN');
      await owner.query('LOCK TABLE documents IN EXCLUSIVE MODE');
      void upload.finish();
      await until(() => files('files').length === 1 && files('incoming').length === 0);
      await kill();
    });
    expect([await upload.status, await rows()]).toEqual([0, 0]);
    expect(files('files')).toHaveLength(1);
    await startLater();
    await until(() => files().length === 0);
    expect(await rows()).toBe(0);
  });

  it('returns 503 and leaves no row and no file when PostgreSQL is killed with SIGKILL', async () => {
    const upload = await uploadHalf();
    await postgres.kill();
    expect(await upload.finish()).toBe(503);
    await postgres.startAgain();
    expect(await rows()).toBe(0);
    await kill();
    await startLater();
    await until(() => files().length === 0);
    expect(await rows()).toBe(0);
  });

  it('stores one row and one file if nothing fails', async () => {
    const upload = await uploadHalf();
    expect(await upload.finish()).toBe(201);
    expect([await rows(), files().length]).toEqual([1, 1]);
  });
});

describe('server after 1,000 aborted uploads', () => {
  const descriptors = () => readdirSync(`/proc/${server.pid}/fd`).length;

  it('leaks no file descriptors and no files', async () => {
    const [before, stored] = [descriptors(), files().length];
    for (let round = 0; round < 10; round += 1) {
      const token = await newClient();
      const uploads = Array.from({ length: 100 }, (_, at) => new HalfUpload(url, token, 1 + at * 300, size));
      await pause(20);
      for (const [at, upload] of uploads.entries()) {
        upload.abort();
        if (at % 10 === 0) await pause(1);
      }
    }
    // Allow a few extra descriptors: the database pool opens connections on demand. For a second, because the server may
    // have yet to read an upload that was aborted.
    let since = Date.now();
    await until(() => {
      if (files('incoming').length > 0 || descriptors() > before + 9) since = Date.now();
      return Date.now() - since > 1000;
    });
    expect(files()).toHaveLength(stored);
    expect(await rows()).toBe(stored);
  });
});
