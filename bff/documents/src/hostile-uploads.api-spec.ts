import { startApi, type Api } from '../testing/api';
import { assertFuzzed, fc, fuzzTimeout, reportFuzzed } from '@portal/bff-platform/testing/fuzz';
import { hostileForm, ordinaryForm, type HostileForm } from '@portal/bff-platform/testing/hostile-multipart';
import type { Person } from '@portal/bff-access/testing/people';

let api: Api;
let origin: string;
let client: Person;
let sent = 0;

beforeAll(async () => {
  api = await startApi();
  origin = await api.listen();
});
afterAll(async () => {
  // This process's HTTP client keeps connections open, and after thousands of requests the test could not end in time.
  api.app.getHttpServer().closeAllConnections();
  await api.stop();
});

/** Switches to a new client every 500 uploads, because uploads per person are limited. */
async function nextClient(): Promise<Person> {
  if (sent % 500 === 0) client = await api.people.client();
  sent += 1;
  return client;
}

async function upload({ contentType, body }: HostileForm) {
  const { token } = await nextClient();
  const headers = { authorization: `Bearer ${token}`, 'content-type': contentType };
  const before = process.cpuUsage();
  const response = await fetch(`${origin}/api/documents/upload`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  });
  const text = await response.text();
  const { user, system } = process.cpuUsage(before);
  return { status: response.status, text, token, time: user + system };
}

async function download(id: string, token: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${origin}/api/documents/${id}/download`, { headers });
  return Buffer.from(await response.arrayBuffer());
}

/** Minimum processor time of several runs, in µs; other work in the process only adds to it. */
async function timeOf(form: () => HostileForm, runs: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, (await upload(form())).time);
  return least;
}

const ordinaryTimes = new Map<number, number>();
async function ordinaryTime(bytes: number): Promise<number> {
  const size = Math.ceil(bytes / 40_000) * 40_000;
  const known = ordinaryTimes.get(size) ?? (await timeOf(() => ordinaryForm(size), 9));
  ordinaryTimes.set(size, known);
  return known;
}

it(
  'responds without a 5xx to uploads of any shape, takes no longer than for a few ordinary ones, and returns accepted files byte for byte',
  async () => {
    let [taken, longest] = [0, 0];
    const property = fc.asyncProperty(hostileForm, async (form) => {
      const { status, text, token, time } = await upload(form);
      expect(status).toBeLessThan(500);
      expect(text.length).toBeLessThanOrEqual(20_000);
      const allowed = 12 * (await ordinaryTime(form.body.length));
      const least = time > allowed ? await timeOf(() => form, 5) : time;
      expect(least).toBeLessThanOrEqual(allowed);
      longest = Math.max(longest, least);
      if (status !== 201 || !form.file) return;
      taken += 1;
      const { id } = JSON.parse(text) as { id: string };
      expect((await download(id, token)).equals(form.file)).toBe(true);
    });
    await assertFuzzed(property, 120, 0.3);
    expect(taken).toBeGreaterThan(0);
    reportFuzzed('uploads', { requests: sent, taken, 'longest, ms of processor time': longest / 1000 });
  },
  fuzzTimeout,
);
