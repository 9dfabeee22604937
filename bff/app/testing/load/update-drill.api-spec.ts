import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildProgram } from '@portal/server/testing/program';
import { migrate } from '@portal/bff-platform/database/migrate';
import { Portal } from '../faults/suite/portal';
import { Client, type Call } from '../faults/suite/traffic';
import { multiplyClient } from './many-rows';
import { checkOut, previousRelease } from './previous-release';

const root = join(__dirname, '../../../..');
const admin = { email: 'update-admin@example.com', password: 'a password of tests', pin: '4821' };
const first = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, ADMIN_PIN: admin.pin };
/** Clients whose rows the migrations have to change. */
const clientCount = 10_000;

const ref = previousRelease();
/** The summary of `npm test` repeats it. */
const withoutHistory = '(not run here: the Git history has no previous release)';

(ref ? describe : describe.skip)(`update from ${ref ? ref.slice(0, 8) : withoutHistory} under load`, () => {
  let previous: ReturnType<typeof checkOut>;
  let next: ReturnType<typeof buildProgram>;
  let portal: Portal;
  let clients: Client[];
  /** Access tokens by role. */
  let tokens: Record<string, string>;
  let paths: string[];

  beforeAll(async () => {
    previous = checkOut(ref);
    next = buildProgram(join(root, 'bff/app'));
    paths = readablePaths(join(previous.folder, 'docs/openapi.json'));
    portal = await Portal.start({ bffFrom: previous.folder, bff: { PREPARER_SIGNUP: 'open', ...first } });
    clients = [];
    for (let one = 0; one < 3; one += 1) clients.push(await Client.register(portal.url));
    await confirmAddresses();
    await multiplyClient(portal, clients[0]?.id ?? '', clientCount);
    const account = { email: 'update-preparer@example.com', password: admin.password, pin: admin.pin };
    const names = { role: 'preparer', first_name: 'Update', last_name: 'Preparer' };
    tokens = {
      client: clients[0]?.token ?? '',
      preparer: await post('/auth/register', { ...account, ...names }),
      admin: await post('/auth/login', admin),
    };
  }, 180_000);
  afterAll(async () => {
    await portal.stop();
    previous.remove();
  });

  /** As clients do by the link, because they upload many files. Releases before migration 0057 do not ask for it. */
  async function confirmAddresses(): Promise<void> {
    const named = "table_name = 'users' AND column_name = 'email_verified_at'";
    const columns = await portal.ask(`SELECT column_name FROM information_schema.columns WHERE ${named}`);
    if (columns.length > 0) await portal.ask('UPDATE users SET email_verified_at = now()');
  }

  /** @returns the access token in the response */
  async function post(path: string, body: object): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${portal.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  /** Reads every path as every role. @returns status by role and path */
  async function readAll(): Promise<Record<string, number>> {
    const statuses: Record<string, number> = {};
    for (const [role, token] of Object.entries(tokens))
      for (const path of paths) {
        const answer = await fetch(`${portal.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
        await answer.arrayBuffer();
        statuses[`${role} ${path}`] = answer.status;
      }
    return statuses;
  }

  /** Runs `work` while clients read, save and upload. @returns their calls */
  async function underLoad(work: () => Promise<unknown>): Promise<Call[]> {
    for (const client of clients) client.start();
    await pause(500);
    await work();
    await pause(500);
    await Promise.all(clients.map((client) => client.stop()));
    return clients.flatMap(({ calls }) => [...calls]);
  }

  let statusesBefore: Record<string, number>;

  it('migrates without failing or delaying a call of the previous release', async () => {
    statusesBefore = await readAll();
    expect(new Set(Object.values(statusesBefore))).toContain(200);
    const quiet = await underLoad(() => pause(3000));
    let ran: string[] = [];
    const calls = await underLoad(async () => (ran = await migrate(portal.postgres.url)));
    process.stdout.write(
      `${ran.length} migrations of ${clientCount} clients under load: ${described(calls)}; before ${described(quiet)}\n`,
    );
    expect(ran.length).toBeGreaterThan(0);
    expect(failed(calls)).toEqual([]);
    expect(p99(calls)).toBeLessThan(Math.max(1000, 3 * p99(quiet)));
  }, 300_000);

  it('leaves the previous release the same answers to every role on the new schema', async () => {
    expect(await readAll()).toEqual(statusesBefore);
    const calls = await underLoad(() => pause(2000));
    expect(failed(calls)).toEqual([]);
  }, 300_000);

  it('replaces one replica after another without failing a call', async () => {
    await confirmAddresses();
    portal.useBff(next);
    const calls = await underLoad(async () => {
      for (const at of [0, 1]) {
        portal.replicas[at]?.signal('SIGTERM');
        await portal.replicas[at]?.exitCode();
        await portal.startReplica(at);
        await portal.untilReady();
        // The gateway checks the replicas every two seconds.
        await pause(2500);
      }
    });
    process.stdout.write(`two replicas replaced under load: ${described(calls)}\n`);
    expect(failed(calls)).toEqual([]);
    const statuses = await readAll();
    for (const [what, status] of Object.entries(statuses)) if (status >= 500) throw new Error(`${what}: ${status}`);
  }, 300_000);
});

/** Paths without parameters that answer with JSON. */
function readablePaths(contract: string): string[] {
  type Operation = { responses: Record<string, { content?: object }> };
  const { paths } = JSON.parse(readFileSync(contract, 'utf8')) as { paths: Record<string, { get?: Operation }> };
  return Object.entries(paths)
    .filter(([path, { get }]) => !path.includes('{') && 'application/json' in (get?.responses['200']?.content ?? {}))
    .map(([path]) => path);
}

const failed = (calls: readonly Call[]) =>
  calls
    .filter(({ status }) => status !== 200 && status !== 201)
    .map(({ kind, status, body }) => ({ kind, status, body }));

function p99(calls: readonly Call[]): number {
  const times = calls.map(({ ms }) => ms).sort((one, another) => one - another);
  return times[Math.ceil(times.length * 0.99) - 1] ?? NaN;
}

const described = (calls: readonly Call[]): string =>
  `${calls.length} calls, ${failed(calls).length} failed, p99 ${p99(calls)} ms`;
