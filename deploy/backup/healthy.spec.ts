import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders, runScript, writeAged } from './run-script';

const { home, backup } = makeFolders();
const lastGood = join(backup, 'last-good');
afterAll(() => rmSync(home, { recursive: true }));

/** Replaces psql by a command; a test with a real server is bff/app/testing/faults/log-archive.api-spec.ts. */
function health(psql = 'echo t', env: Record<string, string> = {}) {
  const command = join(home, 'psql');
  writeFileSync(command, `#!/bin/sh\n${psql}\n`);
  chmodSync(command, 0o755);
  return runScript('healthy.sh', [backup], { PATH: `${home}:${process.env.PATH}`, ...env });
}

describe('health of the backup', () => {
  beforeEach(() => {
    writeAged(lastGood, 25);
    writeAged(join(backup, 'last-documents'), 0);
  });

  it.each([
    ['the last good backup is older than 26 hours', () => writeAged(lastGood, 26.1)],
    ['the last good backup is older than 26 hours', () => rmSync(lastGood)],
    ['no documents were copied for an hour', () => writeAged(join(backup, 'last-documents'), 1.1)],
  ])('fails when %s', (reason, prepare) => {
    prepare();
    expect(health()).toEqual({ status: 1, output: `${reason}\n` });
  });

  it.each(['echo f', 'exit 2'])('fails when the archiver fails or the server does not answer (psql: %s)', (psql) => {
    expect(health(psql)).toEqual({ status: 1, output: 'the log is not archived\n' });
  });

  it('is good with a backup of the last 26 hours and a working archiver', () => {
    expect(health()).toEqual({ status: 0, output: '' });
  });

  it('logs in with the password of a mounted file', () => {
    const file = join(home, 'password');
    writeFileSync(file, 'of the backup\n');
    const checked = '[ "$PGPASSWORD" = "of the backup" ] && echo t';
    expect(health(checked, { PGPASSWORD_FILE: file }).status).toBe(0);
    expect(health(checked).status).toBe(1);
  });
});

describe('time of the base backup', () => {
  const due = (hour: number) => runScript('due.sh', [lastGood, hour]).status === 0;

  it('is at once when there is none', () => {
    rmSync(lastGood, { force: true });
    expect(due(23)).toBe(true);
  });

  it('is at once after a night that the machine was off, whatever the hour', () => {
    writeAged(lastGood, 25);
    expect(due(23)).toBe(true);
  });

  it('is once a day, from the hour on', () => {
    const midnight = (Date.now() % 86_400_000) / 3_600_000;
    writeAged(lastGood, midnight + 0.1);
    expect(due(0)).toBe(true);
    expect(due(24)).toBe(false);
    writeAged(lastGood, 0);
    expect(due(0)).toBe(false);
  });
});
