import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Returns the processor time of a thread or process on Linux, s; 0 once it has ended. */
function processorTimeOf(path: string): number {
  try {
    return Number(readFileSync(`${path}/schedstat`, 'utf8').split(' ')[0]) / 1e9;
  } catch {
    return 0;
  }
}

/** Returns the processor time of the main thread and of the whole process, s. */
export function processorTimes(pid: number): { main: number; all: number } {
  const threads = readdirSync(`/proc/${pid}/task`).map((id) => processorTimeOf(`/proc/${pid}/task/${id}`));
  return {
    main: processorTimeOf(`/proc/${pid}/task/${pid}`),
    all: threads.reduce((sum, seconds) => sum + seconds, 0),
  };
}

/** Sums the processor time of every process of a PostgreSQL server on this machine. */
export class PostgresProcessor {
  private constructor(private readonly postmaster: string) {}

  static async of(client: pg.Client): Promise<PostgresProcessor> {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return new PostgresProcessor(parentOf(String(rows[0]?.pid)) ?? '');
  }

  /** Returns seconds. Reads only processes that are alive, so measure over connections that stay open. */
  used(): number {
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const own = all.filter((pid) => pid === this.postmaster || parentOf(pid) === this.postmaster);
    return own.reduce((sum, pid) => sum + processorTimeOf(`/proc/${pid}`), 0);
  }
}

function parentOf(pid: string): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in parentheses and may contain spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
