import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { processesWith, NpmCommand, npmStart } from '../support/npm-command';

const admin = { email: 'chief@example.com', password: 'a-long-passphrase', pin: '4821' };
const flagsOf = (one: typeof admin): string[] => Object.entries(one).map(([name, value]) => `--${name}=${value}`);

const health = (port: number): Promise<number> =>
  fetch(`http://localhost:${port}/api/health/ready`).then(
    ({ status }) => status,
    () => 0,
  );

const signIn = (port: number, body: object): Promise<Response> =>
  fetch(`http://localhost:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

// Long timeout: each test starts several portals.
test.describe.configure({ timeout: 600_000 });

let home: string;
let dataDir: string;
test.beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-start-e2e-'));
  chmodSync(home, 0o755);
  dataDir = join(home, 'data');
});
test.afterEach(async () => {
  await NpmCommand.interruptAll();
  rmSync(home, { recursive: true, force: true });
});

/** Expects that no process is left running, and that the database has shut down cleanly. */
function expectNothingLeft(): void {
  expect(processesWith(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'running.json'))).toBe(false);
  const [pidFile, log] = [join(dataDir, 'postgres/cluster/postmaster.pid'), join(dataDir, 'postgres/server.log')];
  // A clean shutdown removes the PID file last; a killed server leaves it in place.
  expect(existsSync(pidFile)).toBe(false);
  // A server that was interrupted before its first line has no log.
  expect(existsSync(log) ? readFileSync(log, 'utf8') : '').toMatch(/^$|database system is shut down\s*$/);
}

test.describe('npm start', () => {
  test('refuses a data folder or port that is in use, and runs a second portal with its own', async () => {
    const { port, portal } = await npmStart(dataDir);
    await portal.prints(/Ready: /);

    const onItsData = await npmStart(dataDir);
    expect(await onItsData.portal.ended).toBe(1);
    expect(onItsData.portal.output).toContain(`The portal is already running with this data: http://localhost:${port}`);

    const onItsPort = new NpmCommand('start', { PORT: String(port), DATA_DIR: join(home, 'other') });
    expect(await onItsPort.ended).toBe(1);
    expect(onItsPort.output).toContain(`Port ${port} is in use.`);

    const second = await npmStart(join(home, 'second'));
    await second.portal.prints(/Ready: /);

    expect([await health(port), await health(second.port)]).toEqual([200, 200]);

    await portal.interrupt();

    expectNothingLeft();
    expect([await health(port), await health(second.port)]).toEqual([0, 200]);

    await second.portal.interrupt();
  });

  for (const step of ['Starting the database', 'Adding missing data', 'Starting the gateway'])
    test(`leaves nothing running or locked after Ctrl-C while it prints "${step}"`, async () => {
      const { port, portal } = await npmStart(dataDir);
      await portal.prints(new RegExp(step));
      await portal.interrupt();
      expectNothingLeft();
      expect(await health(port)).toBe(0);
    });

  test('starts again after Ctrl-C interrupted the creation of the database', async () => {
    const { portal } = await npmStart(dataDir);
    await portal.prints(/Starting the database/);
    await portal.interrupt();
    const again = await npmStart(dataDir);
    await again.portal.prints(/Ready: /);
    expect(await health(again.port)).toBe(200);
    await again.portal.interrupt();
    expectNothingLeft();
  });
});

test.describe('npm run admin:create', () => {
  test('rejects missing, weak or taken values, and creates an admin while the portal is running', async () => {
    const { port, portal } = await npmStart(dataDir, { DEMO: '0' });
    await portal.prints(/Ready: /);
    const create = async (args: readonly string[]): Promise<[number | null, string]> => {
      const command = new NpmCommand('admin:create', { DATA_DIR: dataDir }, ...args);
      return [await command.ended, command.output];
    };

    // Exit code 78 (EX_CONFIG) means wrong settings, not a portal failure.
    expect(await create([])).toEqual([78, expect.stringContaining('Give --email, --password and --pin')]);
    const weak = await create(flagsOf({ ...admin, password: 'short', pin: '12' }));
    expect(weak[0]).toBe(78);
    expect(weak[1]).toContain('ADMIN_PASSWORD has fewer than 6 characters');
    expect(weak[1]).toContain('ADMIN_PIN must be four digits');
    const named = await create(flagsOf({ ...admin, password: 'Tax Portal 2024' }));
    expect(named).toEqual([1, expect.stringContaining('Your password can’t be the office’s name')]);
    expect((await signIn(port, admin)).status).toBe(401);

    expect(await create(flagsOf(admin))).toEqual([0, expect.stringContaining('Created the admin chief@example.com.')]);
    expect(await create(flagsOf(admin))).toEqual([0, expect.stringContaining('already has an account')]);
    expect((await signIn(port, { ...admin, pin: '0000' })).status).toBe(401);
    const answer = await signIn(port, admin);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ user: expect.objectContaining({ role: 'admin', email: admin.email }) }),
    ]);
    await portal.interrupt();
    expectNothingLeft();
  });

  test('creates an admin while the portal is stopped, starting the database only temporarily', async () => {
    const command = new NpmCommand('admin:create', { DATA_DIR: dataDir }, ...flagsOf(admin));
    expect(await command.ended).toBe(0);
    expect(command.output).toContain('Created the admin chief@example.com.');
    expectNothingLeft();
  });
});
