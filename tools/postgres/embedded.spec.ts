import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { startPostgres, type Server, type Options } from './embedded';
import { isAlive } from '../process/processes.mjs';

/** Durability is off: a power failure would lose only test data. */
const quick = { fsync: 'off' };

const dirs: string[] = [];
const servers: Server[] = [];

async function started(options: Options) {
  const server = await startPostgres({ settings: quick, ...options });
  servers.push(server);
  return server;
}

function newDir() {
  const dir = mkdtempSync(join(tmpdir(), 'portal-pg-'));
  chmodSync(dir, 0o755);
  dirs.push(dir);
  return join(dir, 'db');
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<object>(sql);
  await client.end();
  return rows;
}

/** Starts a server from a separate process, which is then killed with SIGKILL. */
async function crashedStarter(dir: string) {
  const module = resolve(__dirname, 'embedded.ts');
  const code = `import { createJiti } from 'jiti';
    const { startPostgres } = await createJiti(${JSON.stringify(__filename)}).import(${JSON.stringify(module)});
    const server = await startPostgres({ dir: ${JSON.stringify(dir)}, settings: { fsync: 'off' } });
    console.log(JSON.stringify({ pid: server.pid, port: server.port }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const server: { pid: number; port: number } = await new Promise((done) =>
    child.stdout.once('data', (data) => done(JSON.parse(String(data)))),
  );
  child.kill('SIGKILL');
  await new Promise((done) => child.once('close', done));
  return server;
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

describe('embedded PostgreSQL', () => {
  it('creates a service login that cannot become the superuser', async () => {
    const { serviceUrl } = await started({ dir: newDir() });
    expect(await ask(serviceUrl, 'SELECT session_user, rolsuper FROM pg_roles WHERE rolname = session_user')).toEqual([
      { session_user: 'portal_service', rolsuper: false },
    ]);
    expect(await ask(serviceUrl, 'SET ROLE portal_app')).toEqual([]);
    await expect(ask(serviceUrl, 'SET ROLE postgres')).rejects.toThrow('permission denied');
  });

  it("reports the server's own error when it cannot start", async () => {
    const first = await started({ dir: newDir() });
    await expect(startPostgres({ dir: newDir(), port: first.port })).rejects.toThrow(/Address already in use/);
  });

  it('rejects connections without the password', async () => {
    const server = await started({ dir: newDir() });
    await expect(ask(server.url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(/password/);
  });

  it('does not touch an unrelated process whose pid is in a stale postmaster.pid', async () => {
    const dir = newDir();
    const first = await started({ dir });
    await first.stop();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(join(dir, 'cluster', 'postmaster.pid'), `${stranger.pid}\n${dir}\n0\n5432\n`);
    const second = await started({ dir });
    expect(second.adopted).toBe(false);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
    stranger.kill('SIGKILL');
  });

  it('adopts a server left behind by a killed process', async () => {
    const dir = newDir();
    const left = await crashedStarter(dir);
    expect(isAlive(left.pid)).toBe(true);
    const server = await started({ dir });
    expect(server).toMatchObject({ adopted: true, pid: left.pid, port: left.port });
    await server.stop();
    expect(isAlive(left.pid)).toBe(false);
  });

  it('stops a server left behind when another port is requested', async () => {
    const dir = newDir();
    const left = await crashedStarter(dir);
    const other = await started({ dir: newDir() });
    const port = other.port;
    await other.stop();
    const server = await started({ dir, port });
    expect(server).toMatchObject({ adopted: false, port });
    expect(isAlive(left.pid)).toBe(false);
  });

  it('runs two servers at the same time, each on its own port, with the C.UTF-8 locale', async () => {
    const [one, two] = await Promise.all([started({ dir: newDir() }), started({ dir: newDir(), database: 'other' })]);
    expect(one.port).not.toBe(two.port);
    const words = await ask(two.url, "SELECT current_database() AS name, upper('é') AS up FROM (VALUES ('x')) AS t");
    expect(words).toEqual([{ name: 'other', up: 'É' }]);
    expect(readFileSync(two.log, 'utf8')).toContain('ready to accept connections');
  });

  it('runs in a folder that other users cannot enter', async () => {
    const dir = newDir();
    chmodSync(join(dir, '..'), 0o700);
    const server = await started({ dir });
    expect(await ask(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
