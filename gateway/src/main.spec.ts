import { closeSync, openSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildProgram, freePort, ProgramProcess } from '@portal/server/testing/program';
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
