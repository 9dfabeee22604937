import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { DataKeyEntity } from '../encryption/data-key.entity';
import { RateLimitEntity } from '../rate-limit/rate-limit.entity';
import { asPerson, asSystem } from '../request/acting';
import { createDataSource, readConnectionsOf } from './data-source';
import { PlainQuery } from './plain-query';
import { PreparedQuery } from './prepared-query';

let database: TestDatabase;
let source: DataSource;
const ada = { id: randomUUID(), role: 'client' as const };

beforeAll(async () => {
  database = await freshDatabase();
  const entities = [RateLimitEntity, DataKeyEntity];
  source = await createDataSource({ url: database.url, as: 'application', entities }).initialize();
  const { manager } = source;
  for (const n of [1, 2, 3, 4, 5])
    await manager.insert(RateLimitEntity, { key: `prepared ${n}`, attempts: n, window_ends_at: new Date() });
  const key = { owner_id: ada.id, kek_id: 'test', wrapped_key: Buffer.alloc(1) };
  await asSystem(() => manager.insert(DataKeyEntity, key));
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

let built: number;
beforeEach(() => (built = 0));

/** Attempts within a range, whose placeholders occur in another order than its parameters are given. */
const attempts = (name: string) =>
  new PreparedQuery<Pick<RateLimitEntity, 'attempts'>, { least: number; most: number; limit?: number }>(
    source,
    name,
    (manager) => {
      built += 1;
      const all = PlainQuery.from(manager, RateLimitEntity, 'limited', ['attempts']);
      const inRange = `limited.key LIKE 'prepared %' AND limited.attempts <= :most AND limited.attempts >= :least`;
      all.where(inRange).builder.orderBy('limited.attempts');
      return all;
    },
  );

const keysOf = (options?: { isProtected: boolean }) =>
  new PreparedQuery<Pick<DataKeyEntity, 'kek_id'>, { owner: string }>(
    source,
    `keys_${String(options?.isProtected)}`,
    (manager) => PlainQuery.from(manager, DataKeyEntity, 'key', ['kek_id']).where('key.owner_id = :owner'),
    options,
  );

describe('a prepared query', () => {
  it('binds each parameter by its name, whatever the order', async () => {
    const query = attempts('by_name');
    expect(await query.getMany({ least: 2, most: 4 })).toEqual([{ attempts: 2 }, { attempts: 3 }, { attempts: 4 }]);
    expect(await query.getMany({ most: 5, least: 5 })).toEqual([{ attempts: 5 }]);
  });

  it('takes a parameter called limit as the LIMIT', async () => {
    const query = attempts('limited');
    expect(await query.getMany({ least: 2, most: 5, limit: 2 })).toEqual([{ attempts: 2 }, { attempts: 3 }]);
    expect(await query.getMany({ limit: 1, least: 3, most: 5 })).toEqual([{ attempts: 3 }]);
  });

  it('returns the first row, or undefined if there is none', async () => {
    const query = attempts('first');
    expect(await query.getOne({ least: 2, most: 4 })).toEqual({ attempts: 2 });
    expect(await query.getOne({ least: 4, most: 2 })).toBeUndefined();
  });

  it('is built once, and prepared under its name on the shared read connections', async () => {
    const query = attempts('built_once');
    const sent = jest.spyOn(readConnectionsOf(source), 'query');
    for (let n = 0; n < 3; n += 1) await query.getMany({ least: 1, most: 1 });
    expect(built).toBe(1);
    expect(sent.mock.calls.map(([{ name }]) => name)).toEqual(['built_once', 'built_once', 'built_once']);
    expect(sent.mock.calls[0]?.[0].text).not.toContain('LIMIT');
    sent.mockRestore();
  });

  it('reads a table with row-level security for the current actor', async () => {
    const read = () => keysOf({ isProtected: true }).getMany({ owner: ada.id });
    expect(await asPerson(ada, read)).toEqual([{ kek_id: 'test' }]);
    expect(await asPerson({ ...ada, id: randomUUID() }, read)).toEqual([]);
    expect(await read()).toEqual([]);
  });

  it('reads for nobody unless it is protected, so that no other table costs the setting', async () => {
    const sent = jest.spyOn(readConnectionsOf(source), 'query');
    expect(await asPerson(ada, () => keysOf().getMany({ owner: ada.id }))).toEqual([]);
    expect(sent.mock.calls[0]?.[2]).toBeUndefined();
    sent.mockRestore();
  });
});
