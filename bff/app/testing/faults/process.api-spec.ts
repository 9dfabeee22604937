import { once } from 'node:events';
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildProgram, freePort, ProgramProcess } from '@portal/server/testing/program';
import { testSettings } from '@portal/bff-access/testing/server';
import { canaries } from '@portal/bff-platform/testing/canaries';
import { freshDatabase } from '@portal/bff-platform/testing/database';
import { drawnPicture } from '@portal/bff-access/testing/pictures';

let built: ReturnType<typeof buildProgram> | undefined;
let settings: Record<string, string>;
const running: ProgramProcess[] = [];

beforeAll(async () => {
  built = buildProgram(join(__dirname, '../..'));
  settings = { ...testSettings((await freshDatabase()).url), PORT: '0', SHUTDOWN_DELAY: '600' };
});
afterAll(() => {
  for (const server of running) server.signal('SIGKILL');
  built?.remove();
});

function start(more: Readonly<Record<string, string>> = {}): ProgramProcess {
  const server = new ProgramProcess(built?.main ?? '', { ...settings, ...more });
  running.push(server);
  return server;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not come to that within 20 s');
    await pause(30);
  }
}

/** Starts a request but sends only the first half of it. */
function beginSignIn(url: string) {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'of nobody' });
  const head = ['POST /api/auth/login HTTP/1.1', 'Host: here', 'Content-Type: application/json'];
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write([...head, `Content-Length: ${body.length}`, '', body.slice(0, 10)].join('\r\n'));
  return {
    finish: async () => {
      socket.write(body.slice(10));
      const [answer] = (await once(socket, 'data')) as [Buffer];
      // The server must close the connection, because an open one would delay its shutdown.
      await once(socket, 'close');
      return String(answer);
    },
  };
}

describe('production build of the server', () => {
  it('refuses to start with invalid settings, and reports all of them', async () => {
    const server = start({ NODE_ENV: 'production', JWT_SECRET: 'changeme', DEMO: '1' });
    expect(await server.exitCode()).toBe(78);
    expect(server.output).toContain('JWT_SECRET is shorter than 32 characters');
    expect(server.output).toContain('DEMO=1');
    expect(server.output).not.toContain('changeme');
  });

  it('refuses to start with a common password for the first admin', async () => {
    const server = start({ ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'password1', ADMIN_PIN: '2580' });
    expect(await server.exitCode()).toBe(78);
    expect(server.output).toContain('ADMIN_PASSWORD: This password is too common.');
  });

  it('creates an admin whose password and PIN are in files', () => {
    const dir = mkdtempSync(join(tmpdir(), 'portal-admin-'));
    const secrets = { ADMIN_PASSWORD: canaries.password, ADMIN_PIN: '2580' };
    const files = Object.entries(secrets).map(([name, value]) => {
      writeFileSync(join(dir, name), value);
      return [`${name}_FILE`, join(dir, name)] as const;
    });
    const env = { ...settings, ADMIN_EMAIL: 'boss@example.com', ...Object.fromEntries(files) };
    const command = join(dirname(built?.main ?? ''), 'cli/admin-create.js');
    expect(execFileSync(process.execPath, [command], { env, encoding: 'utf8' })).toContain('Created the admin boss@');
    rmSync(dir, { recursive: true });
  });

  it('logs a rejection that nothing handles, and goes on', async () => {
    const fault = "process.on('SIGUSR2', () => Promise.reject(new Error('nobody handles this')))";
    const server = start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` });
    const url = await server.url();
    server.signal('SIGUSR2');
    await until(() => Promise.resolve(server.output.includes('unhandledRejection')));
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    expect(server.hasEnded).toBe(false);
  });

  it('logs no warnings or errors on a normal start', async () => {
    const server = start();
    await server.url();
    const lines = server.output.trim().split('\n');
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
    expect(levels.length).toBeGreaterThan(0);
    expect(lines.filter((_line, index) => Number(levels[index]) > 30)).toEqual([]);
  });

  it('turns unready on SIGTERM, rejects new requests, finishes running ones and exits within seconds', async () => {
    const server = start();
    const url = await server.url();
    const ready = () => fetch(`${url}/api/health/ready`).then(({ status }) => status);
    expect(await ready()).toBe(200);
    const begun = beginSignIn(url);
    server.signal('SIGTERM');
    await until(async () => (await ready()) === 503);
    await until(() =>
      ready().then(
        () => false,
        () => true,
      ),
    );
    expect(server.hasEnded).toBe(false);
    // The second half of a request that began before SIGTERM is still accepted and answered.
    expect(await begun.finish()).toMatch(/^HTTP\/1\.1 401 /);
    expect(await server.exitCode()).toBe(0);
  });

  it('re-encodes a picture with the bundled program', async () => {
    const url = await start().url();
    const body = { email: 'pictured@example.com', password: 'a password of tests', role: 'preparer' };
    const account = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, first_name: 'Pictured', last_name: 'Preparer' }),
    });
    const { access_token } = (await account.json()) as { access_token: string };
    const form = new FormData();
    form.append('file', new Blob([await drawnPicture().png().toBuffer()]), 'me.png');
    const headers = { authorization: `Bearer ${access_token}` };
    const answer = await fetch(`${url}/api/preparer/profile-picture`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(200);
  });

  it('omits paths, queries and bodies from the log', async () => {
    const server = start();
    const url = await server.url();
    await fetch(`${url}/api/auth/me?email=canary@example.com`);
    await fetch(`${url}/api/canary/of/a/path`);
    await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"canary":',
    });
    server.signal('SIGTERM');
    await server.exitCode();
    expect(server.output).toContain('/api/auth/me');
    expect(server.output).not.toContain('canary');
  });

  it('keeps serving, counts dropped lines, and exits on SIGTERM, when its log is on a full disk', async () => {
    const full = openSync('/dev/full', 'w');
    const PORT = String(await freePort());
    const server = new ProgramProcess(built?.main ?? '', { ...settings, PORT }, full);
    closeSync(full);
    running.push(server);
    const url = `http://127.0.0.1:${PORT}/api`;
    const statusOf = (path: string) =>
      fetch(`${url}${path}`).then(
        ({ status }) => status,
        () => 0,
      );
    await until(async () => (await statusOf('/health/ready')) === 200);
    // 1 MB of lines waits in memory; these log about 1.5 MB.
    for (let round = 0; round < 100; round += 1)
      await Promise.all(Array.from({ length: 100 }, () => statusOf('/health/live')));
    expect(await statusOf('/health/ready')).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(Number(/^log_lines_dropped_total (\d+)/m.exec(metrics)?.[1])).toBeGreaterThan(0);
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe(0);
  });
});
