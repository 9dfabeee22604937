import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('.', import.meta.url));

/** Runs a script of this folder. @param env overrides variables of this process */
export function runScript(name: string, args: (string | number)[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(join(scripts, name), args.map(String), {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: stdout + stderr };
}

/** Creates an empty folder with the layout of a backup, and one for the documents. */
export function makeFolders() {
  const home = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  const backup = join(home, 'backup');
  const documents = join(home, 'documents');
  for (const folder of ['wal', 'base', 'documents']) mkdirSync(join(backup, folder), { recursive: true });
  mkdirSync(documents);
  return { home, backup, documents };
}

/** Writes a file, and its folder. @param age of its last change, in hours */
export function writeAged(file: string, age = 0, content = ''): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const at = new Date(Date.now() - age * 3_600_000);
  utimesSync(file, at, at);
}
