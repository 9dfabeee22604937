import { randomUUID } from 'node:crypto';
import type { Client, Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../testing/database';
import { asPerson, asSystem } from '../request/acting';
import { createDataSource, readConnectionsOf } from './data-source';

let database: TestDatabase;
let source: DataSource;
const person = () => ({ id: randomUUID(), role: 'client' as const });
const [ada, bob] = [person(), person()] as const;

beforeAll(async () => {
  database = await freshDatabase();
  // One connection, so that each statement gets the one that was used before.
  source = await createDataSource({ url: database.url, as: 'application', poolSize: 1 }).initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

const settings = `SELECT coalesce(current_setting('app.actor_id', true), '') AS id,
  coalesce(current_setting('app.actor_role', true), '') AS role`;
const nobody = { id: '', role: '' };
const acting = async (on: Pick<DataSource, 'query'> = source, sql = settings, parameters?: unknown[]) =>
  (await on.query<object[]>(sql, parameters))[0];

describe('a pooled connection', () => {
  it('runs each statement for the current actor, with and without parameters', async () => {
    const withParameter = `${settings} WHERE $1::int = 1`;
    expect(await asPerson(ada, () => acting())).toEqual(ada);
    expect(await asPerson(bob, () => acting(source, withParameter, [1]))).toEqual(bob);
    expect(await asSystem(() => acting())).toEqual({ id: '', role: 'system' });
    expect(await acting()).toEqual(nobody);
  });

  it('returns the rows, the row counts and the errors of the statement alone', async () => {
    const queries = () => [
      source.query('SELECT 1 AS a UNION ALL SELECT 2'),
      source.query('SELECT $1::int AS a', [3]),
      source.query(`DELETE FROM rate_limits WHERE key = 'none'`),
    ];
    expect(await asPerson(ada, () => Promise.all(queries()))).toEqual([[{ a: 1 }, { a: 2 }], [{ a: 3 }], [[], 0]]);
    const fail = () => source.query('SELECT 1 / $1::int', [0]);
    await expect(asPerson(ada, fail)).rejects.toThrow('division by zero');
  });

  it('does not keep the actor for whoever uses it next, whatever happened in between', async () => {
    for (const work of [
      () => source.query('SELECT 1'),
      () => source.query('SELECT 1 / 0'),
      () => source.query('SELECT 1 / $1::int', [0]),
      () => source.transaction((transaction) => transaction.query('SELECT 1')),
      () => source.transaction((transaction) => transaction.query('SELECT 1 / 0')),
    ]) {
      await asPerson(ada, work).catch(() => undefined);
      expect(await acting()).toEqual(nobody);
      expect(await acting(source, `${settings} WHERE $1`, [true])).toEqual(nobody);
    }
  });

  it('follows a change of the actor within a transaction, and a savepoint that is rolled back', async () => {
    await asPerson(ada, () =>
      source.transaction(async (transaction) => {
        expect(await acting(transaction)).toEqual(ada);
        expect(await asSystem(() => acting(transaction))).toEqual({ id: '', role: 'system' });
        const failing = transaction.transaction(async (inner) => asSystem(() => inner.query<object[]>('SELECT 1 / 0')));
        await expect(failing).rejects.toThrow('division by zero');
        expect(await acting(transaction)).toEqual(ada);
        expect(await asPerson(bob, () => acting(transaction))).toEqual(bob);
        expect(await acting(transaction)).toEqual(ada);
      }),
    );
    expect(await acting()).toEqual(nobody);
    await source.transaction(async (transaction) => {
      expect(await asPerson(ada, () => acting(transaction))).toEqual(ada);
      expect(await acting(transaction)).toEqual(nobody);
      const inner = () => transaction.transaction((nested) => acting(nested));
      expect(await asPerson(ada, inner)).toEqual(ada);
      expect(await acting(transaction)).toEqual(nobody);
    });
  });

  it('sends the actor with the statement, without another round trip', async () => {
    const { master } = source.driver as unknown as { master: Pool };
    const client = await master.connect();
    const { connection } = client as unknown as Client & { connection: NodeJS.EventEmitter };
    const answered = jest.fn();
    connection.on('readyForQuery', answered);
    await asPerson(ada, () => client.query('SELECT 1'));
    await asPerson(ada, () => client.query('SELECT $1::int', [1]));
    connection.off('readyForQuery', answered);
    client.release();
    expect(answered).toHaveBeenCalledTimes(2);
  });
});

describe('the shared read connections', () => {
  it('run each of many pipelined reads for its own actor, next to reads for nobody', async () => {
    const reads = readConnectionsOf(source);
    const statement = { name: 'who', text: settings };
    const actors = Array.from({ length: 300 }, (_none, at) =>
      at % 3 === 0 ? undefined : { id: randomUUID(), role: 'preparer' as const },
    );
    const failing = reads.query({ name: '', text: 'SELECT 1 / 0' }, [], ada);
    const found = Promise.all(actors.map((actor) => reads.query(statement, [], actor)));
    await expect(failing).rejects.toThrow('division by zero');
    expect(await found).toEqual(actors.map((actor) => [actor ?? nobody]));
  });
});

describe('the owner of the database', () => {
  it('always acts as the system, because row-level security applies to owners too', async () => {
    const owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    expect(await acting(owner)).toEqual({ id: '', role: 'system' });
    await owner.destroy();
  });
});
