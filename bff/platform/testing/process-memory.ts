import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

function read(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // The process has already exited.
    return '';
  }
}

/**
 * Returns the ids of a process's Node child processes whose command line contains the text; this process's by default.
 * Excludes the shell that starts them.
 */
export function childrenRunning(text: string, parent = process.pid): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const isOurs = (pid: string) => new RegExp(`\nPPid:\t${parent}\n`).test(read(pid, 'status'));
  const isNode = (command: string) => command.startsWith(process.execPath) && command.includes(text);
  return pids.filter((pid) => isNode(read(pid, 'cmdline')) && isOurs(pid)).map(Number);
}

export const limitsOf = (pid: number): string => read(pid, 'limits');
export const environmentOf = (pid: number): string => read(pid, 'environ');

const residentBytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0) * 1024;

/** Returns the resident memory of a process, MB. */
export const residentMegabytes = (pid: number): number => residentBytes(pid) / 1024 ** 2;

/** Returns the largest resident memory that a process has had since its start, MB. */
export const peakMegabytes = (pid: number): number => Number(/VmHWM:\s+(\d+)/.exec(read(pid, 'status'))?.[1]) / 1024;

/** Returns the peak memory that this process and the matching child processes used above the initial level, bytes. */
export async function peakMemory(child: string, work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss;
  let [peak, done] = [0, false];
  const working = work().finally(() => (done = true));
  while (!done) {
    const children = childrenRunning(child).reduce((sum, pid) => sum + residentBytes(pid), 0);
    peak = Math.max(peak, process.memoryUsage().rss - before + children);
    await pause(5);
  }
  await working;
  return peak;
}
