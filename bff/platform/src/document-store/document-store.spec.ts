import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3Server } from '../../testing/s3-server';
import { DiskDocumentStore } from './disk.document-store';
import { FileMissingError, type DocumentStore } from './document-store';
import { S3DocumentStore } from './s3.document-store';

interface Driver {
  store: DocumentStore;
  /** Returns the number of unfinished writes. */
  unfinished: () => number;
  stop: () => void;
}

function onDisk(): Driver {
  const folder = mkdtempSync(join(tmpdir(), 'document-store-'));
  return {
    store: new DiskDocumentStore(folder),
    unfinished: () => readdirSync(join(folder, 'incoming')).length,
    stop: () => rmSync(folder, { recursive: true }),
  };
}

async function inBucket(): Promise<Driver> {
  const server = new S3Server();
  const access = {
    region: 'us-east-2',
    bucket: 'office',
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  };
  const store = new S3DocumentStore({ endpoint: await server.start(), ...access });
  return { store, unfinished: () => server.uploads.size, stop: () => server.stop() };
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001);
}
const streamOf = (bytes: Buffer): Readable => Readable.from(pieces(bytes), { objectMode: false });
function* thenFails(bytes: Buffer): Generator<Buffer> {
  yield* pieces(bytes);
  throw new Error('the sender went away');
}
async function keysOf(store: DocumentStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.sort();
}

describe.each([
  ['disk', onDisk],
  ['s3', inBucket],
])('document store on %s', (_name, start) => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await start();
  });
  afterEach(() => driver.stop());

  it.each([0, 1, 1_000_000, 12_000_000])('returns the %d bytes it stored', async (size) => {
    const [key, bytes] = [randomUUID(), randomBytes(size)];
    await driver.store.put(key, streamOf(bytes));
    expect((await buffer(await driver.store.get(key))).equals(bytes)).toBe(true);
    expect(driver.unfinished()).toBe(0);
  });

  it.each([10, 12_000_000])('stores nothing if the stream fails after %d bytes', async (size) => {
    const key = randomUUID();
    const stream = Readable.from(thenFails(randomBytes(size)), { objectMode: false });
    await expect(driver.store.put(key, stream)).rejects.toThrow('the sender went away');
    await expect(driver.store.get(key)).rejects.toThrow(FileMissingError);
    expect(await keysOf(driver.store)).toEqual([]);
    expect(driver.unfinished()).toBe(0);
  });

  it('stores nothing if the stream has already failed', async () => {
    for (let time = 0; time < 20; time += 1) {
      const gone = new Readable({ read: () => undefined });
      gone.on('error', () => undefined);
      gone.destroy(new Error('the sender went away'));
      await expect(driver.store.put(randomUUID(), gone)).rejects.toThrow();
    }
    expect(await keysOf(driver.store)).toEqual([]);
    expect(driver.unfinished()).toBe(0);
  });

  it('lists stored files, but not deleted ones', async () => {
    const keys = [randomUUID(), randomUUID()].sort();
    for (const key of keys) await driver.store.put(key, streamOf(Buffer.from('x')));
    expect(await keysOf(driver.store)).toEqual(keys);
    await driver.store.delete(keys[0] ?? '');
    await driver.store.delete(keys[0] ?? '');
    expect(await keysOf(driver.store)).toEqual(keys.slice(1));
    await expect(driver.store.get(keys[0] ?? '')).rejects.toThrow(FileMissingError);
  });

  it('keeps its id, which is no document', async () => {
    expect(await driver.store.findId()).toBeUndefined();
    await driver.store.setId('an-id');
    expect(await driver.store.findId()).toBe('an-id');
    expect(await keysOf(driver.store)).toEqual([]);
  });

  it.each(['../../etc/passwd', '', 'A'.repeat(36), '0'])('rejects the key %p', async (key) => {
    await expect(driver.store.put(key, streamOf(Buffer.from('x')))).rejects.toThrow(TypeError);
    await expect(driver.store.get(key)).rejects.toThrow(TypeError);
    await expect(driver.store.delete(key)).rejects.toThrow(TypeError);
  });
});

describe('unfinished writes', () => {
  it('are deleted from disk after a while', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'document-store-'));
    const store = new DiskDocumentStore(folder);
    const stuck = new Readable({ read: () => undefined });
    stuck.push(Buffer.from('half a file'));
    const writing = store.put(randomUUID(), stuck);
    while (!exists(join(folder, 'incoming')) || readdirSync(join(folder, 'incoming')).length === 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    await store.sweep(60_000);
    expect(readdirSync(join(folder, 'incoming'))).toHaveLength(1);
    await store.sweep(-1);
    expect(readdirSync(join(folder, 'incoming'))).toHaveLength(0);
    stuck.destroy(new Error('gone'));
    await expect(writing).rejects.toThrow('gone');
    rmSync(folder, { recursive: true });
  });

  it('are aborted in the bucket after a while', async () => {
    const server = new S3Server();
    const access = {
      region: 'us-east-2',
      bucket: 'office',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    };
    const store = new S3DocumentStore({ endpoint: await server.start(), ...access });
    server.uploads.set('old', { key: 'documents/x', initiated: new Date(Date.now() - 120_000), parts: new Map() });
    server.uploads.set('new', { key: 'documents/y', initiated: new Date(), parts: new Map() });
    await store.sweep(60_000);
    expect([...server.uploads.keys()]).toEqual(['new']);
    server.stop();
  });
});

const exists = (path: string): boolean => statSync(path, { throwIfNoEntry: false }) !== undefined;
