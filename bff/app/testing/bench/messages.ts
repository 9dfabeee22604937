import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startBenchServer } from './bench-server';

/** Maximum delivery time of a message (95th percentile), ms. */
const goal = 100;
const messages = 300;

const { values } = parseArgs({ options: { streams: { type: 'string', default: '1000' } } });
const streams = Number(values.streams);

// Create more clients than streams, because some clients have no preparer.
const server = await startBenchServer({ clients: Math.ceil(streams * 1.2), pairs: streams });
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().finally(() => process.exit(1)));
try {
  const other = await server.startAnother();
  const urls = [server.url, other.url];
  const before = memory();
  const begin = performance.now();
  const readers: Reader[] = [];
  // Open half of the streams on each server, a hundred at a time.
  for (let at = 0; at < server.pairs.length; at += 100) {
    const some = server.pairs.slice(at, at + 100);
    readers.push(...(await Promise.all(some.map(({ client }, n) => open(urls[(at + n) % 2] ?? '', client.token)))));
  }
  const seconds = (performance.now() - begin) / 1000;
  console.log(
    `${readers.length} streams on two servers, open in ${seconds.toFixed(1)} s; ${memory() - before} MB more in both`,
  );

  const times: number[] = [];
  for (let sent = 0; sent < messages; sent += 1) {
    const at = (sent * 7) % server.pairs.length;
    const [pair, reader] = [server.pairs[at], readers[at]];
    if (!pair || !reader) throw new Error('There are no pairs');
    const start = performance.now();
    // Send through the server to which the receiver is not connected.
    const id = await send(urls[(at + 1) % 2] ?? '', pair.preparer.token, pair.client.id);
    times.push((await reader.until(id)) - start);
  }
  times.sort((one, another) => one - another);
  const of = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  const shown = [0.5, 0.95, 0.99, 1].map((share) => of(share).toFixed(1));
  console.log(
    `a message to the other side, through both servers: ${shown.join(', ')} ms (median, p95, p99, slowest; goal ${goal} at p95)`,
  );

  await pause(500);
  const got = readers.flatMap((reader) => reader.ids);
  const doubled = got.length - new Set(got).size;
  const lost = messages - new Set(got).size;
  console.log(`${messages} messages: ${lost} lost, ${doubled} doubled`);
  if (readers.length < streams || of(0.95) > goal || lost !== 0 || doubled !== 0) process.exitCode = 1;
  for (const reader of readers) reader.stop();

  /** Returns the memory of both servers, MB. */
  function memory() {
    const kilobytes = [server.pid, other.pid].map((pid) => {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
    });
    return Math.round(kilobytes.reduce((sum, each) => sum + each, 0) / 1024);
  }
} finally {
  await server.stop();
}

export type Reader = { ids: string[]; until: (id: string) => Promise<number>; stop: () => void };

/** @returns resolves when the stream is ready, so that no later event is missed */
function open(url: string, token: string): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const request = get(`${url}/events`, { headers: { authorization: `Bearer ${token}` }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`a stream was refused: ${answer.statusCode}`));
        return;
      }
      const ids: string[] = [];
      const waiting: Map<string, (at: number) => void> = new Map();
      let text = '';
      const reader: Reader = {
        ids,
        until: (id: string) =>
          ids.includes(id) ? Promise.resolve(performance.now()) : new Promise((came) => waiting.set(id, came)),
        stop: () => request.destroy(),
      };
      answer.setEncoding('utf8').on('data', (piece: string) => {
        const blocks = (text + piece).split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const { kind, message_id } = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}');
          if (kind === 'ready') resolve(reader);
          if (kind !== 'message') continue;
          ids.push(message_id);
          waiting.get(message_id)?.(performance.now());
        }
      });
      answer.on('error', () => undefined);
    });
    request.on('error', reject);
  });
}

/** @returns the message's id */
async function send(url: string, token: string, recipient_id: string): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ recipient_id, content: 'How much is it?' });
  const answer = await fetch(`${url}/messages`, { method: 'POST', headers, body });
  if (answer.status !== 201) throw new Error(`a message was refused: ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  return id;
}
