import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../process/processes.mjs';
import { Child } from './child';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'portal-child-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Program that prints its pid, and on SIGTERM prints a word and exits. */
const patient = `
  process.stdout.write('pid ' + process.pid + '\\n');
  process.once('SIGTERM', () => setTimeout(() => { process.stdout.write('bye\\n'); process.exit(0); }, 100));
  setInterval(() => {}, 1000);`;

function child(code: string, say: (text: string) => void = () => undefined) {
  const file = join(dir, 'program.mjs');
  writeFileSync(file, code);
  return new Child({ name: 'It', file, env: process.env, log: join(dir, 'logs', 'it.log'), cwd: dir }, say);
}

const log = () => readFileSync(join(dir, 'logs', 'it.log'), 'utf8');

async function until(check: () => boolean) {
  const end = Date.now() + 10_000;
  while (!check()) {
    if (Date.now() > end) throw new Error(`It did not come to that. The log: ${log()}`);
    await pause(20);
  }
}

const pids = () => [...log().matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));

describe('child process of npm start', () => {
  it('restarts after being killed, and reports it', async () => {
    const output: string[] = [];
    const it = child(patient, (text) => output.push(text));
    it.start();
    await until(() => pids().length === 1);
    process.kill(pids()[0] ?? 0, 'SIGKILL');
    await until(() => pids().length === 2);
    expect(output.join()).toMatch(/It exited \(SIGKILL\); restarting/);
    await it.stop();
  });

  it('finishes running work when stopped and does not restart', async () => {
    const it = child(patient);
    it.start();
    await until(() => pids().length === 1);
    await it.stop();
    expect(it.lastMessages(1)).toBe('bye');
    await pause(700);
    expect(pids()).toHaveLength(1);
  });

  it('ends when its parent is killed', async () => {
    const file = join(dir, 'program.mjs');
    writeFileSync(file, patient);
    const module = JSON.stringify(resolve(__dirname, 'child.ts'));
    const program = JSON.stringify({ name: 'It', file, env: process.env, log: join(dir, 'logs', 'it.log'), cwd: dir });
    const code = `import { createJiti } from 'jiti';
    const { Child } = await createJiti(${JSON.stringify(__filename)}).import(${module}); new Child(${program}, () => {}).start(); setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: 'ignore',
    });
    await until(() => {
      try {
        return pids().length === 1;
      } catch {
        return false;
      }
    });
    parent.kill('SIGKILL');
    await until(() => !isAlive(pids()[0] ?? 0));
    expect(log()).toContain('bye');
  });
});
