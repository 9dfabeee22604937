import { DataSource, type QueryRunner } from 'typeorm';
import { uuidv7 } from 'uuidv7';
import { startApi, type Api } from '../../testing/api';
import { messagesFactories, type MessagesFactories } from '../../testing/factories';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let people: Person[];

beforeAll(async () => {
  api = await startApi();
  people = [await api.people.client(), await api.people.preparer(), await api.people.client()];
});
afterAll(() => api.stop());

const idOf = (at: number): string => people[at]?.id ?? '';
const write = (by: MessagesFactories, from: number, to: number, id = uuidv7()) =>
  by.message({ id, sender_id: idOf(from), recipient_id: idOf(to) });

const inTransaction = async (): Promise<QueryRunner> => {
  const runner = api.get(DataSource).createQueryRunner();
  await runner.startTransaction();
  return runner;
};

describe('message', () => {
  it('is numbered in the order of commits, not of writes', async () => {
    const [early, late] = [await inTransaction(), await inTransaction()];
    const [first, second] = [uuidv7(), uuidv7()];
    await write(messagesFactories(late.manager), 0, 1, second);
    // Waits for the other transaction to commit, so its number is larger although its id is older.
    const waiting = write(messagesFactories(early.manager), 1, 0, first);
    await late.commitTransaction();
    await waiting;
    const seen = await api.query<{ id: string }>('SELECT id FROM messages ORDER BY seq');
    expect(seen.map(({ id }) => id)).toEqual([second]);
    await early.commitTransaction();
    const all = await api.query<{ id: string }>('SELECT id FROM messages ORDER BY seq');
    expect(all.map(({ id }) => id)).toEqual([second, first]);
    await Promise.all([early.release(), late.release()]);
  });

  it('is never missed when catching up from the last one seen', async () => {
    const database = api.get(DataSource);
    let after = (await api.query<{ last: number }>('SELECT max(seq) AS last FROM messages'))[0]?.last ?? 0;
    const caughtUp: string[] = [];
    const stage = { writing: true };
    const read = async () => {
      const rows = await api.query<{ id: string; seq: number }>(
        'SELECT id, seq FROM messages WHERE seq > $1 ORDER BY seq',
        [after],
      );
      caughtUp.push(...rows.map(({ id }) => id));
      after = rows.at(-1)?.seq ?? after;
    };
    const reading = (async () => {
      while (stage.writing) await read();
    })();
    const ids = Array.from({ length: 60 }, () => uuidv7());
    await Promise.all(
      ids.map((id, at) =>
        database.transaction(async (transaction) => {
          await transaction.query(`SELECT pg_sleep($1)`, [((at * 7) % 10) / 500]);
          await write(messagesFactories(transaction), at % 2, 2, id);
        }),
      ),
    );
    stage.writing = false;
    await reading;
    await read();
    expect(caughtUp).toHaveLength(60);
    expect(new Set(caughtUp)).toEqual(new Set(ids));
  });

  it('updates one thread per participant, which ends at the newest message', async () => {
    const threads = (at: number) =>
      api.query<{ other_id: string; is_last: boolean }>(
        `SELECT other_id, last_seq = (SELECT max(seq) FROM messages WHERE $1 IN (sender_id, recipient_id)
           AND other_id IN (sender_id, recipient_id)) AS is_last
         FROM message_threads WHERE person_id = $1 ORDER BY last_seq DESC`,
        [idOf(at)],
      );
    await write(api.make, 0, 1);
    await write(api.make, 2, 1);
    await write(api.make, 1, 0);
    expect(await threads(1)).toEqual([
      { other_id: idOf(0), is_last: true },
      { other_id: idOf(2), is_last: true },
    ]);
    expect((await threads(0))[0]).toEqual({ other_id: idOf(1), is_last: true });
  });

  it('is listed by thread using an index', async () => {
    const plan = await api.get(DataSource).transaction(async (transaction) => {
      // Disable sequential scans, which would be faster on a table of five rows.
      await transaction.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
      return transaction.query<object[]>(
        `EXPLAIN SELECT * FROM message_threads WHERE person_id = $1 ORDER BY last_seq DESC LIMIT 20`,
        [idOf(0)],
      );
    });
    expect(JSON.stringify(plan)).toContain('message_threads_newest');
    expect(JSON.stringify(plan)).not.toContain('Sort');
  });
});
