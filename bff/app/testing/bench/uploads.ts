import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startBenchServer } from './bench-server';

const bytes = 15_728_640;
const uploads = 100;
const aborted = 1000;
/** Maximum growth of the server's memory, MB. */
const goal = 150;

const server = await startBenchServer();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.stop().finally(() => process.exit(1)));
try {
  for (let at = 0; at < 3; at++) await upload(2_000_000);
  const before = memory();
  let peak = before;
  const meanwhile = new AbortController();
  const waits: number[] = [];
  const watching = (async () => {
    while (!meanwhile.signal.aborted) {
      peak = Math.max(peak, memory());
      const begin = performance.now();
      await fetch(`${server.url}/auth/me`, { headers: { authorization: `Bearer ${server.token}` } });
      waits.push(performance.now() - begin);
      await pause(50);
    }
  })();
  const begin = performance.now();
  const answers = await Promise.all(Array.from({ length: uploads }, () => upload(bytes)));
  const seconds = (performance.now() - begin) / 1000;
  meanwhile.abort();
  await watching;
  const taken = answers.filter((status) => status === 201).length;
  const slowest = waits.sort((one, other) => one - other).at(Math.floor(waits.length * 0.99) - 1) ?? 0;
  console.log(`${uploads} concurrent uploads of 15 MB: ${taken} taken in ${seconds.toFixed(1)} s`);
  const refused = answers.filter((status) => status !== 201);
  if (refused.length > 0) console.log(`refused with ${[...new Set(refused)].join(', ')}`);
  console.log(`memory: ${before} MB before, ${peak} MB at most, ${peak - before} more (goal at most ${goal})`);
  console.log(`another call meanwhile: ${Math.round(slowest)} ms at the 99th percentile`);
  const left = await abortMany();
  console.log(`${aborted} uploads broken off: ${left.descriptors} more descriptors, ${left.files} files left`);
  if (taken < uploads || peak - before > goal || left.descriptors > 5 || left.files > 0) process.exitCode = 1;
} finally {
  await server.stop();
}

/** Returns the server's memory, MB. */
function memory() {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

function descriptors() {
  return readdirSync(`/proc/${server.pid}/fd`).length;
}

async function abortMany() {
  const before = descriptors();
  for (let sent = 0; sent < aborted; sent += 50) {
    await Promise.all(Array.from({ length: 50 }, () => upload(bytes, Math.floor(Math.random() * 300_000))));
  }
  const left = () => ({
    descriptors: descriptors() - before,
    files: readdirSync(`${server.documents}/incoming`).length,
  });
  // An aborted upload that is still queued is only removed when its turn comes, which takes a while on a busy machine.
  for (let waited = 0; waited < 60 && (waited < 10 || left().files > 0); waited += 1) await pause(1000);
  return left();
}

/**
 * Uploads a file of random bytes; with `until`, aborts after that many.
 * @returns the status; 0 for an aborted upload
 */
function upload(size: number, until?: number): Promise<number> {
  const boundary = randomBytes(12).toString('hex');
  const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  const head = `${part('name="document_type"')}w2\r\n${part('name="file"; filename="w2.pdf"')}`;
  const tail = `\r\n--${boundary}--\r\n`;
  return new Promise((resolve, reject) => {
    const sending = request(`${server.url}/documents/upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${server.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': head.length + size + tail.length,
      },
    });
    sending.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    sending.on('error', (error) => (until === undefined ? reject(error) : resolve(0)));
    sending.write(head);
    pipeline(Readable.from(pieces(Math.min(size, until ?? size))), sending, { end: false }).then(
      () => (until === undefined ? sending.end(tail) : sending.destroy()),
      () => undefined,
    );
  });
}

/** @param size bytes */
function* pieces(size: number) {
  for (let left = size; left > 0; left -= 65_536) yield randomBytes(Math.min(65_536, left));
}
