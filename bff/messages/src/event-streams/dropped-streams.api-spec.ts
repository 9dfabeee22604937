import { messageEndpoints } from '@portal/domain/messages/messages.endpoints';
import { startApi, type Api } from '../../testing/api';
import { EventReader } from '@portal/bff-platform/testing/event-reader';
import type { Person } from '@portal/bff-access/testing/people';

const rounds = 6;
const messages = 40;

let api: Api;
let other: Api;
let urls: string[];

beforeAll(async () => {
  api = await startApi();
  other = await startApi({}, api.url);
  urls = [await api.listen(), await other.listen()];
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

/** Seeded random numbers, so that a failure can be reproduced. */
const randomOf = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

async function pair(): Promise<[Person, Person]> {
  const [client, preparer] = [await api.people.client(), await api.people.preparer()];
  await api.make.assign(client, preparer);
  return [client, preparer];
}

/**
 * Reads from either server, dropping the connection repeatedly until everything has been sent, and then reads to the
 * end.
 */
async function readWithDrops(
  person: Person,
  start: number,
  random: () => number,
  sending: Promise<unknown>,
): Promise<string[]> {
  const seen: string[] = [];
  const stage = { isOver: false };
  void sending.finally(() => (stage.isOver = true));
  let last = start;
  for (let isLast = false; !isLast;) {
    isLast = stage.isOver;
    const url = urls[Math.floor(random() * 2)] ?? '';
    const reader = await EventReader.open(url, person.token, last);
    await reader.until(() => reader.events.some(({ kind }) => kind === 'ready'));
    const wanted = Math.floor(random() * 5);
    if (!isLast) await Promise.race([reader.until(() => reader.messageIds.length >= wanted), sending]);
    await reader.drop();
    seen.push(...reader.messageIds);
    last = reader.lastId ?? last;
  }
  return seen;
}

describe('event stream that is repeatedly dropped and resumed on either server', () => {
  it.each(Array.from({ length: rounds }, (_, seed) => seed))(
    'neither loses, duplicates nor reorders events (%i)',
    async (seed) => {
      const random = randomOf(seed);
      const [client, preparer] = await pair();
      const send = (by: Api, from: Person, to: Person, at: number) =>
        by.call(messageEndpoints.send, { body: { recipient_id: to.id, content: String(at) }, token: from.token });
      // The client starts at the position of this message's event.
      await send(api, preparer, client, 0);
      const [start] = await api.query<{ seq: number }>('SELECT max(seq) AS seq FROM events');
      expect(start?.seq).toBeGreaterThan(0);
      const numbers = Array.from({ length: messages }, (_, at) => at);
      // Sends several messages in parallel through both servers, so that their transactions overlap.
      const sending = Promise.all(
        [0, 1, 2, 3].map(async (lane) => {
          for (const at of numbers.filter((number) => number % 4 === lane)) {
            const [from, to] = at % 2 ? [client, preparer] : [preparer, client];
            expect((await send(lane < 2 ? api : other, from, to, at)).status).toBe(201);
          }
        }),
      );
      const seen = await readWithDrops(client, start?.seq ?? 0, random, sending);
      await sending;
      const stored = await api.query<{ id: string }>(
        'SELECT id FROM messages WHERE $1 IN (sender_id, recipient_id) ORDER BY seq OFFSET 1',
        [client.id],
      );
      expect(stored).toHaveLength(messages);
      expect(seen).toEqual(stored.map(({ id }) => id));
    },
  );
});

describe('message', () => {
  it('reaches the recipient through another server, with its latency logged', async () => {
    const [client, preparer] = await pair();
    const reader = await EventReader.open(urls[1] ?? '', preparer.token);
    await reader.untilKind('ready');
    const times: number[] = [];
    const ids: string[] = [];
    for (let at = 0; at < 30; at += 1) {
      const begin = performance.now();
      const body = { recipient_id: preparer.id, content: String(at) };
      ids.push((await api.call(messageEndpoints.send, { body, token: client.token })).body.id);
      await reader.until(() => reader.messageIds.length > at);
      times.push(performance.now() - begin);
    }
    expect(reader.messageIds).toEqual(ids);
    times.sort((one, another) => one - another);
    process.stdout.write(
      `message to the other server: median ${times[15]?.toFixed(1)} ms, slowest ${times[29]?.toFixed(1)} ms\n`,
    );
    await reader.drop();
  });
});
