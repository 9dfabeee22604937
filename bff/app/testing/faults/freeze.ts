import pg from 'pg';
import type { Server } from '@portal/bff-platform/testing/embedded';

/**
 * Suspends all processes of a PostgreSQL server: connections stay open, but no query returns.
 * @returns a function that resumes them
 */
export async function freeze(server: Pick<Server, 'url' | 'pid'>): Promise<() => void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  await client.end();
  const frozen = [server.pid, ...rows.map(({ pid }) => pid)];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  };
}
