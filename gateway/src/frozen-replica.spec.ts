import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Site } from '../testing/gateway';

let site: Site;
beforeEach(() => {
  site = new Site();
  site.file('shell/index.html', '');
});
afterEach(() => site.clean());

/** Starts a bff that can be frozen: it then accepts requests but never answers them, not even health checks. */
async function replica(name: string) {
  const state = { frozen: false, reached: 0, held: [] as (() => void)[] };
  const answer = (response: ServerResponse) => response.end(name);
  const url = await site.rawServer((request, response) => {
    request.resume();
    if (!request.url?.includes('/health/')) state.reached += 1;
    if (state.frozen) state.held.push(() => answer(response));
    else answer(response);
  });
  return { url, state };
}

const timed = async (url: string, init: RequestInit = {}) => {
  const begun = Date.now();
  const response = await fetch(`${url}/api/site`, init);
  return { status: response.status, body: await response.text(), headers: response.headers, ms: Date.now() - begun };
};

async function twoReplicas() {
  const [first, second] = [await replica('first'), await replica('second')];
  const { url } = await site.gateway({ API_URLS: `${first.url},${second.url}` });
  return { url, first: first.state, second: second.state };
}

/** Five seconds, and some more for a busy machine. */
const bound = 6500;

describe('frozen replica', () => {
  it('loses its requests within five seconds: reads are answered by the other replica, writes with 503', async () => {
    const { url, first, second } = await twoReplicas();
    first.frozen = true;
    const reads = await Promise.all(Array.from({ length: 10 }, () => timed(url)));
    expect(new Set(reads.map(({ status, body }) => `${status} ${body}`))).toEqual(new Set(['200 second']));
    expect(Math.max(...reads.map(({ ms }) => ms))).toBeLessThan(bound);
    expect(second.reached).toBe(10);
    expect(first.reached).toBe(5);
  }, 15_000);

  it('gets no request twice that may have taken effect: writes in flight are answered with 503 and Retry-After', async () => {
    const { url, first, second } = await twoReplicas();
    first.frozen = true;
    const writes = await Promise.all(
      Array.from({ length: 10 }, () => timed(url, { method: 'PUT', body: '{"city":"1"}' })),
    );
    const refused = writes.filter(({ status }) => status === 503);
    expect(writes.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(refused).toHaveLength(5);
    for (const { headers, ms } of refused) {
      expect(headers.get('retry-after')).toBe('2');
      expect(ms).toBeLessThan(bound);
    }
    expect([first.reached, second.reached]).toEqual([5, 5]);
  }, 15_000);

  it('gets no new requests, and is back in rotation once it responds again', async () => {
    const { url, first, second } = await twoReplicas();
    first.frozen = true;
    await Promise.all(Array.from({ length: 4 }, () => timed(url)));
    const reached = first.reached;
    for (let call = 0; call < 10; call += 1) expect((await timed(url)).ms).toBeLessThan(1000);
    expect(first.reached).toBe(reached);
    first.frozen = false;
    for (const finish of first.held.splice(0)) finish();
    const begun = Date.now();
    while (first.reached === reached && Date.now() - begun < 10_000) {
      await pause(100);
      await timed(url);
    }
    expect(first.reached).toBeGreaterThan(reached);
    expect(second.reached).toBeGreaterThan(0);
  }, 25_000);

  it('does not lose its requests for missing a single probe', async () => {
    let probes = 0;
    const busy = await site.rawServer((request, response) => {
      if (!request.url?.includes('/live')) setTimeout(() => response.end('busy'), 6000);
      else if ((probes += 1) !== 2) response.end();
    });
    const { url } = await site.gateway({ API_URLS: busy });
    expect(await timed(url, { method: 'PUT', body: 'x' })).toMatchObject({ status: 200, body: 'busy' });
  }, 15_000);

  it('answers 503 within five seconds if there is no other replica', async () => {
    const only = await replica('only');
    const { url } = await site.gateway({ API_URLS: only.url });
    only.state.frozen = true;
    const { status, ms } = await timed(url);
    expect(status).toBe(503);
    expect(ms).toBeLessThan(bound);
  }, 15_000);
});
