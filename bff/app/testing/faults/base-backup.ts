import { execFileSync } from 'node:child_process';
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Copies the folder of a running server, as a base backup. Uses SQL and file copies only (PostgreSQL manual, "Making a
 * Base Backup Using the Low Level API"), because the embedded server comes without pg_basebackup.
 */
export async function takeBaseBackup(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('copy', true)");
    execFileSync('cp', ['-a', from, to]);
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
    writeForServer(to, 'backup_label', rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  rmSync(join(to, 'cluster/postmaster.pid'), { force: true });
}

/** Writes a file into the data folder. PostgreSQL refuses to run as root, so its files may belong to another user. */
export function writeForServer(dir: string, name: string, content = ''): void {
  const file = join(dir, 'cluster', name);
  const { uid, gid } = statSync(join(dir, 'cluster'));
  writeFileSync(file, content);
  chownSync(file, uid, gid);
}
