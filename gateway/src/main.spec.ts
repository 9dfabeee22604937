import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { connect as connectSecure } from 'node:tls';
import { buildProgram, freePort, ProgramProcess } from '@portal/server/testing/program';
import { makeCertificate } from '@portal/server/testing/certificate';
import { Site } from '../testing/gateway';

let built: ReturnType<typeof buildProgram>;
let site: Site;
const running: ProgramProcess[] = [];

beforeAll(() => {
  built = buildProgram(join(__dirname, '..'));
});
afterAll(() => built.remove());
beforeEach(() => {
  site = new Site();
  site.file('shell/index.html', '<html></html>');
});
afterEach(async () => {
  for (const one of running.splice(0)) one.signal('SIGKILL');
  await site.clean();
});

function start(env: Readonly<Record<string, string>>): ProgramProcess {
  const own = { HOST: '127.0.0.1', PORT: '0', SHELL_FROM: site.path('shell'), LOG_LEVEL: 'info' };
  const program = new ProgramProcess(built.main, { ...own, ...env });
  running.push(program);
  return program;
}

/** Sends the first half of a write. */
function beginWrite(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST /api/intake HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nfirst');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const ended = new Promise<string>((done) => socket.once('close', () => done(answer)));
  return { finish: () => socket.write('later'), ended };
}

const statusOf = (url: string): Promise<number | 'refused'> =>
  fetch(url).then(
    ({ status }) => status,
    () => 'refused',
  );

/** Returns the name in the certificate that the server presents. */
async function nameAt(port: number): Promise<unknown> {
  const socket = connectSecure({ port, host: '127.0.0.1', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { subject } = socket.getPeerCertificate();
  socket.destroy();
  return subject.CN;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come to that within 20 s');
    await pause(20);
  }
}

describe('built gateway', () => {
  it('refuses to start with invalid settings and lists all of them', async () => {
    const program = start({ NODE_ENV: 'production', API_URLS: 'hidden:3000', SHELL_FROM: '' });
    expect(await program.exitCode()).toBe(78);
    for (const name of ['API_URLS must be', 'SHELL_FROM is not set', 'PUBLIC_ORIGIN is not set'])
      expect(program.output).toContain(name);
    expect(program.output).not.toContain('hidden');
  });

  it('refuses to start with two areas that claim the same path', async () => {
    const route = { path: '/messages', title: { en: 'Messages', es: 'Mensajes' } };
    site.file('client/routes.json', JSON.stringify([{ ...route, roles: ['client'] }]));
    site.file('admin/routes.json', JSON.stringify([{ ...route, roles: 'signed-in' }]));
    const REMOTES_FROM = `client=${site.path('client')},admin=${site.path('admin')}`;
    const program = start({ API_URLS: 'http://127.0.0.1:1', REMOTES_FROM });
    expect(await program.exitCode()).toBe(78);
    expect(program.output).toContain('admin and client both claim /messages for client.');
  });

  describe('with TLS', () => {
    const tls = () => ({
      API_URLS: 'http://127.0.0.1:1',
      PUBLIC_ORIGIN: 'https://portal.example.com',
      TLS_CERT_FILE: site.path('cert.pem'),
      TLS_KEY_FILE: site.path('key.pem'),
    });
    const write = ({ cert, key }: { cert: string; key: string }): void => {
      site.file('cert.pem', cert);
      site.file('key.pem', key);
    };

    it('refuses to start with a certificate of another key', async () => {
      const [one, other] = [await makeCertificate('one'), await makeCertificate('other')];
      write({ cert: one.cert, key: other.key });
      const program = start(tls());
      expect(await program.exitCode()).toBe(78);
      expect(program.output).toContain('TLS_CERT_FILE and TLS_KEY_FILE cannot be used together');
    });

    it('serves https, redirects plain HTTP, reloads its certificate on SIGHUP, and exits on SIGTERM', async () => {
      const [one, other] = [await makeCertificate('one'), await makeCertificate('other')];
      write(one);
      const HTTP_PORT = String(await freePort());
      const program = start({ ...tls(), HTTP_PORT });
      const url = await program.url();
      expect(url).toMatch(/^https:/);
      const port = Number(new URL(url).port);
      expect(await nameAt(port)).toBe('one');
      const redirect = await fetch(`http://127.0.0.1:${HTTP_PORT}/login`, { redirect: 'manual' });
      expect([redirect.status, redirect.headers.get('location')]).toEqual([308, 'https://portal.example.com/login']);
      write(other);
      program.signal('SIGHUP');
      await until(async () => (await nameAt(port)) === 'other');
      program.signal('SIGTERM');
      expect(await program.exitCode()).toBe(0);
    });
  });

  it('drains on SIGTERM: reports not ready, refuses new connections, finishes the open write, and exits', async () => {
    const API_URLS = await site.server((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => response.end(`stored ${body}`));
    });
    const program = start({ API_URLS, SHUTDOWN_DELAY: '400' });
    const url = await program.url();
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    const write = beginWrite(url);
    await pause(100);
    program.signal('SIGTERM');
    await until(async () => (await statusOf(`${url}/healthz`)) === 503);
    // Requests are still served until the load balancer notices.
    expect(await statusOf(`${url}/remotes.json`)).toBe(200);
    await until(async () => (await statusOf(`${url}/healthz`)) === 'refused');
    await pause(200);
    expect(program.hasEnded).toBe(false);
    write.finish();
    expect(await write.ended).toContain('stored firstlater');
    expect(await program.exitCode()).toBe(0);
  });

  it('does not wait for event streams on shutdown', async () => {
    const API_URLS = await site.server((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
    });
    const program = start({ API_URLS });
    const answer = await fetch(`${await program.url()}/api/messages/stream`);
    const reader = answer.body?.getReader();
    await reader?.read();
    const since = Date.now();
    program.signal('SIGTERM');
    expect(await program.exitCode()).toBe(0);
    expect(Date.now() - since).toBeLessThan(5000);
  });

  it('keeps serving, and exits on SIGTERM, when its log is on a full disk', async () => {
    const full = openSync('/dev/full', 'w');
    const PORT = String(await freePort());
    const own = { HOST: '127.0.0.1', PORT, SHELL_FROM: site.path('shell'), LOG_LEVEL: 'info' };
    const program = new ProgramProcess(built.main, { ...own, API_URLS: 'http://127.0.0.1:1' }, full);
    closeSync(full);
    running.push(program);
    const healthy = async () => (await statusOf(`http://127.0.0.1:${PORT}/healthz`)) === 200;
    await until(healthy);
    // Each of these logs a warning.
    for (let call = 0; call < 20; call += 1) await statusOf(`http://127.0.0.1:${PORT}/api/site`);
    await pause(700);
    expect(await healthy()).toBe(true);
    program.signal('SIGTERM');
    expect(await program.exitCode()).toBe(0);
  });

  it('keeps serving when nothing reads its log any more', async () => {
    const program = start({ API_URLS: 'http://127.0.0.1:1' });
    const url = await program.url();
    program.closeOutput();
    for (let call = 0; call < 20; call += 1) await statusOf(`${url}/api/site`);
    await pause(700);
    expect(await statusOf(`${url}/healthz`)).toBe(200);
  });
});

describe('release of the shell', () => {
  const renderer = (build: string) => `
    exports.paths = ['/login'];
    exports.renderShellPage = async () => ({ title: '', style: '', script: '', body: 'shell of ${build}' });`;

  it('renders its pages from the next request on, without a restart', async () => {
    site.file('shell/index.html', '<html><body><div id="root"></div></body></html>');
    site.file('shell/pages/render.cjs', renderer('aaaa1111'));
    const api = await site.server((_request, response) => response.end('{"name":"Lake Tax"}'));
    const url = await start({ API_URLS: api, SHELL_PAGES_FROM: site.path('shell/pages') }).url();
    const page = async () => {
      // Not with fetch(), which never navigates.
      const sent = get(`${url}/login`, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } });
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      return text(answer);
    };
    expect(await page()).toContain('shell of aaaa1111');
    site.file('shell/pages/render.cjs', renderer('bbbb2222'));
    expect(await page()).toContain('shell of bbbb2222');
    site.file('shell/pages/render.cjs', 'this is no module');
    expect(await page()).toContain('shell of bbbb2222');
  });
});
