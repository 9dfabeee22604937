import { randomUUID } from 'node:crypto';
import pg, { type Client, type ClientBase, type Pool, type PoolClient, type QueryConfig, type QueryResult } from 'pg';
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

/** Takes the connection from the pool, and returns it also after a failure, which would block all later tests. */
async function withClient(work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await (source.driver as unknown as { master: Pool }).master.connect();
  try {
    await work(client);
  } finally {
    client.release();
  }
}

/** Counts a message of PostgreSQL while something runs. */
async function countMessages(client: PoolClient, message: string, work: () => Promise<void>): Promise<number> {
  const { connection } = client as unknown as Client & { connection: NodeJS.EventEmitter };
  const received = jest.fn();
  connection.on(message, received);
  await work().finally(() => connection.off(message, received));
  return received.mock.calls.length;
}

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

  it('sets the actor again after a savepoint that took it back, also for nobody and for another role', async () => {
    await source.transaction(async (transaction) => {
      const failed = () =>
        expect(transaction.transaction((inner) => asPerson(bob, () => inner.query('SELECT 1 / 0')))).rejects.toThrow(
          'division by zero',
        );
      await asPerson(ada, () => acting(transaction));
      await asPerson(ada, failed);
      expect(await asPerson(bob, () => acting(transaction))).toEqual(bob);
      const preparer = { ...bob, role: 'preparer' as const };
      expect(await asPerson(preparer, () => acting(transaction))).toEqual(preparer);
      await failed();
      expect(await acting(transaction)).toEqual(nobody);
    });
  });

  it('sets the actor once in a transaction', () =>
    withClient(async (client) => {
      const ran = await countMessages(client, 'commandComplete', () =>
        asPerson(ada, async () => {
          for (const sql of ['BEGIN', 'SELECT 1', 'SELECT 2', 'COMMIT']) await client.query(sql);
        }),
      );
      expect(ran).toBe(5);
    }));

  it.each([
    ['begin', 'rollback to a', 'rollback'],
    ['  START TRANSACTION', 'ROLLBACK TO SAVEPOINT a', 'ROLLBACK'],
  ])('leaves a failed transaction by %s, %s and %s, whoever acts', (begin, back, end) =>
    withClient(async (client) => {
      const run = (who: typeof ada, sql: string) => asPerson(who, () => client.query(sql));
      await run(ada, begin);
      await run(ada, 'SAVEPOINT a');
      await expect(run(ada, 'SELECT 1 / 0')).rejects.toThrow('division by zero');
      await run(bob, back);
      expect((await run(bob, settings)).rows).toEqual([bob]);
      await expect(run(ada, 'SELECT 1 / 0')).rejects.toThrow('division by zero');
      await run(bob, end);
      expect((await client.query(settings)).rows).toEqual([nobody]);
    }),
  );

  it.each(['COMMIT', 'ROLLBACK', 'SET search_path = public'])('sets the actor with each statement after %s', (end) =>
    withClient(async (client) => {
      const run = (sql: string) => asPerson(ada, () => client.query<object>(sql));
      if (!end.startsWith('SET')) await run('BEGIN');
      await run(end);
      for (let n = 0; n < 3; n += 1) expect((await run(settings)).rows).toEqual([ada]);
    }),
  );

  it('recognizes a transaction that begins with a query object', () =>
    withClient(async (client) => {
      const ran = await countMessages(client, 'commandComplete', () =>
        asPerson(ada, async () => {
          for (const text of ['BEGIN', 'SELECT 1', 'SELECT 2', 'COMMIT']) await client.query({ text });
        }),
      );
      expect(ran).toBe(5);
    }));

  it('sets nobody only in a transaction in which someone has acted', () =>
    withClient(async (client) => {
      const ran = await countMessages(client, 'commandComplete', async () => {
        for (const sql of ['BEGIN', 'SELECT 1', 'COMMIT']) await client.query(sql);
      });
      expect(ran).toBe(3);
    }));

  it('sets the actor for a prepared statement that is run by its name alone', () =>
    withClient(async (client) => {
      await client.query({ name: 'by-name', text: `${settings} WHERE $1`, values: [true] });
      const named = { name: 'by-name', values: [true] } as unknown as QueryConfig;
      const { rows } = await asPerson(ada, () => client.query<object>(named));
      expect(rows).toEqual([ada]);
    }));

  it('sends the actor with the statement, without another round trip', () =>
    withClient(async (client) => {
      const answered = await countMessages(client, 'readyForQuery', async () => {
        await asPerson(ada, () => client.query('SELECT 1'));
        await asPerson(ada, () => client.query('SELECT $1::int', [1]));
      });
      expect(answered).toBe(2);
    }));
});

/** Counts how often any connection sends a kind of message. */
async function countSent(kind: 'parse' | 'describe', work: () => Promise<unknown>): Promise<number> {
  const { prototype } = (pg as unknown as { Connection: { prototype: Record<typeof kind, () => void> } }).Connection;
  const sent = jest.spyOn(prototype, kind);
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
}

/** Calls with a callback, which pg accepts in place of a promise. */
const called = (send: (done: (error: Error | null, result: unknown) => void) => void) =>
  new Promise((resolve, reject) => send((error, result) => (error ? reject(error) : resolve(result))));

const forms: Record<string, (client: ClientBase) => Promise<unknown>> = {
  'a text': (client) => client.query('SELECT 1 AS a'),
  'a text and values': (client) => client.query('SELECT $1::int AS a', [2]),
  'a query with values': (client) => client.query({ text: 'SELECT $1::int AS a', values: [3] }),
  'a query and values': (client) => client.query({ text: 'SELECT $1::int AS a' }, [4]),
  'a prepared query': (client) => client.query({ name: 'five', text: 'SELECT $1::int AS a', values: [5] }),
  'rows as arrays': (client) => client.query({ text: 'SELECT 1 AS a', rowMode: 'array' }),
  'a change without rows': (client) => client.query(`DELETE FROM rate_limits WHERE key = 'none'`),
  'several statements': (client) => client.query('SELECT 1 AS a; SELECT 2 AS b'),
  'a callback': (client) => called((done) => client.query('SELECT 1 AS a', done)),
  'values and a callback': (client) => called((done) => client.query('SELECT $1::int AS a', [6], done)),
  'a failing callback': (client) => called((done) => client.query('SELECT 1 / 0', done)),
  'a submitted object': (client) =>
    called((done) => {
      const query = new pg.Query('SELECT 1 AS a') as pg.Query & { callback: typeof done };
      query.callback = done;
      client.query(query);
    }),
};

describe('a query of an actor', () => {
  it.each(Object.entries(forms))('answers as pg does to %s', async (_form, send) => {
    const answer = async (client: ClientBase) => {
      const found = (await send(client).catch((error: unknown) => error)) as QueryResult | QueryResult[] | Error;
      if (found instanceof Error) return found.message;
      return [found].flat().map(({ command, rowCount, rows, fields }) => {
        return { command, rowCount, rows, fields: fields.map(({ name }) => name) };
      });
    };
    const plain = new pg.Client(database.url);
    await plain.connect();
    const expected = await answer(plain);
    await plain.end();
    await withClient(async (client) => expect(await asPerson(ada, () => answer(client))).toEqual(expected));
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

describe('the shared read connections of an actor', () => {
  it('parse the statement that sets the actor once', async () => {
    const statement = { name: 'again', text: settings };
    const parsed = await countSent('parse', async () => {
      for (let n = 0; n < 4; n += 1) expect(await readConnectionsOf(source).query(statement, [], ada)).toEqual([ada]);
    });
    expect(parsed).toBeLessThanOrEqual(2);
  });

  it('describe a statement once on each connection', async () => {
    const statement = { name: 'described', text: settings };
    const reads = () =>
      Promise.all(Array.from({ length: 8 }, () => readConnectionsOf(source).query(statement, [], ada)));
    // The reads of the first round are sent before any description has arrived.
    await reads();
    expect(await countSent('describe', reads)).toBe(0);
  });
});

describe('the owner of the database', () => {
  it('always acts as the system, because row-level security applies to owners too', async () => {
    const owner = await createDataSource({ url: database.url, as: 'owner' }).initialize();
    expect(await acting(owner)).toEqual({ id: '', role: 'system' });
    await owner.destroy();
  });
});
