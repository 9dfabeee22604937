import { connect } from 'node:net';
import { readGatewaySettings } from '../settings';
import { buildPlainHttp } from './plain-http';

const settings = readGatewaySettings({
  API_URLS: 'http://127.0.0.1:1',
  SHELL_FROM: '/srv/shell',
  LOG_LEVEL: 'silent',
  PUBLIC_ORIGIN: 'https://portal.example.com',
  TLS_CERT_FILE: '/srv/cert.pem',
  TLS_KEY_FILE: '/srv/key.pem',
  HTTP_PORT: '0',
});
const app = buildPlainHttp(settings, { begun: false });
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

/** Sends a request line as it is, which no HTTP client would. */
async function answerTo(requestLine: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${requestLine}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

describe('plain HTTP port', () => {
  it.each(['GET', 'POST', 'PUT', 'DELETE'])('rejects %s of the API with 403 instead of redirecting', async (method) => {
    for (const path of ['/api', '/api/', '/api/auth/login', '/api?x=1']) {
      const { status, headers } = await ask(path, { method });
      expect([path, status, headers.get('location')]).toEqual([path, 403, null]);
    }
  });

  it('rejects writes to pages, which may contain secrets', async () => {
    const answer = await ask('/login', { method: 'POST', body: 'password=x' });
    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'forbidden' })]);
  });

  it.each(['GET http://evil.example/ HTTP/1.1', 'GET http://portal.example.com.evil.example/ HTTP/1.1'])(
    'does not redirect to another site: %s',
    async (line) => {
      const answer = await answerTo(line);
      expect(answer).toMatch(/^HTTP\/1\.1 40[03]/);
      expect(answer).not.toMatch(/^location:/im);
    },
  );

  it('redirects pages to the public origin, whatever Host says, and without HSTS, which is invalid here', async () => {
    for (const path of ['/', '/apiary', '/login?next=%2Fapi', '//evil.example/x']) {
      const answer = await answerTo(`GET ${path} HTTP/1.1`);
      expect(answer).toMatch(/^HTTP\/1\.1 308/);
      expect(answer).toContain(`location: https://portal.example.com${path}\r\n`);
      expect(answer).not.toMatch(/strict-transport-security/i);
    }
  });

  it('answers its own health check', async () => {
    expect((await ask('/healthz')).status).toBe(200);
  });
});
