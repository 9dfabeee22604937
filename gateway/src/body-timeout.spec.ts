import { request, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { slowestRate } from '@portal/server/body-timeout';
import { Site } from '../testing/gateway';
import { readGatewaySettings } from './settings';

const timeout = 1000;

let site: Site;
let received = 0;
let aborted = false;
let url: string;
beforeEach(async () => {
  site = new Site();
  site.file('shell/index.html', '');
  [received, aborted] = [0, false];
  const bff = await site.server((incoming, response) => {
    if (incoming.url === '/api/refused') return void response.writeHead(401).end();
    incoming.on('data', (bytes: Buffer) => (received += bytes.length));
    incoming.on('end', () => response.end('complete'));
    incoming.on('error', () => (aborted = true));
  });
  ({ url } = await site.gateway({ API_URLS: bff, BODY_TIMEOUT: String(timeout) }));
});
afterEach(() => site.clean());

/** Sends a body in pieces, one every 100 ms, until it is complete or the connection closes. */
function send(path: string, { bytes, pieces }: { bytes: number; pieces: number }) {
  const began = performance.now();
  const sending: ClientRequest = request(`${url}${path}`, { method: 'POST', agent: false });
  const answer = new Promise<{ status: number; text: string; ms: number }>((resolve) => {
    const answered = (status: number, text = '') => resolve({ status, text, ms: performance.now() - began });
    sending.on('error', () => answered(0));
    sending.on('response', (response) => {
      let text = '';
      response.on('data', (piece) => (text += String(piece))).on('end', () => answered(response.statusCode ?? 0, text));
    });
  });
  const closed = new Promise<void>((done) => sending.once('close', () => done()));
  const writing = (async () => {
    for (let piece = 0; piece < pieces && !sending.destroyed; piece += 1) {
      sending.write(Buffer.alloc(bytes));
      await pause(100);
    }
    sending.end();
  })();
  return { answer, closed, writing };
}

describe('body timeout', () => {
  it('is 60 seconds by default, as specified', () => {
    const needed = { API_URLS: 'http://127.0.0.1:1', SHELL_FROM: '/shell' };
    expect(readGatewaySettings(needed).BODY_TIMEOUT).toBe(60_000);
  });

  it('returns 408 to a body that trickles, closes the connection, and aborts the request to the bff', async () => {
    const { answer, closed, writing } = send('/api/documents/upload', { bytes: 1, pieces: 300 });
    const { status, text, ms } = await answer;
    expect([status, JSON.parse(text)]).toMatchObject([408, { code: 'request_timeout', status: 408 }]);
    expect(ms).toBeGreaterThanOrEqual(timeout);
    await closed;
    await writing;
    while (!aborted) await pause(10);
  });

  it('does not cut a body that takes much longer but keeps to the slowest rate', async () => {
    const { answer } = send('/api/documents/upload', { bytes: slowestRate / 5, pieces: 30 });
    expect(await answer).toMatchObject({ status: 200, text: 'complete' });
    expect(received).toBe(Math.floor(slowestRate / 5) * 30);
  });

  it('closes the connection if the rest of a rejected body trickles', async () => {
    const { answer, closed, writing } = send('/api/refused', { bytes: 1, pieces: 300 });
    expect(await answer).toMatchObject({ status: 401 });
    await closed;
    await writing;
  });
});
