import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { slowdown } from '@portal/bff-platform/testing/processor-time';

/** Prints the 99th percentile of its own event loop delay, ms, when its input ends; otherwise idle. */
const idleProcess = `
  const delay = require('node:perf_hooks').monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  process.stdin.resume().on('end', () => console.log(delay.percentile(99) / 1e6));
`;

/** In ms. */
interface Delays {
  /** 99th percentile of the server's event loop delay, as its metrics show it. */
  server: number;
  /** The same of an idle process: what the scheduler of a busy machine adds to every process. */
  idle: number;
  /** Limit for the server: 100 ms (security R13), longer on a busy machine. */
  longest: number;
}

/**
 * Measures the event loop delay of a server while `work` runs. Both values include the 10 ms of the timer that measures.
 * @param url of the server itself, because the gateway serves no metrics
 */
export async function eventLoopDelay<Result>(
  url: string,
  work: () => Promise<Result>,
): Promise<Delays & { result: Result }> {
  const before = slowdown();
  const idle = spawn(process.execPath, ['-e', idleProcess], { stdio: ['pipe', 'pipe', 'inherit'] });
  let printed = '';
  idle.stdout.on('data', (text) => (printed += String(text)));
  // Each reading of the metrics starts a new measurement.
  await delayOf(url);
  const result = await work();
  const server = await delayOf(url);
  idle.stdin.end();
  await once(idle, 'close');
  // A server that computes gets less of a busy machine, and waits for it like the idle process.
  const longest = 100 * Math.max(before, slowdown()) + Number(printed);
  return { result, server, idle: Number(printed), longest };
}

async function delayOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(metrics)?.[1]) * 1000;
}

export const describeDelay = ({ server, idle, longest }: Delays): string =>
  `event loop delay p99 ${server.toFixed(0)} ms (limit ${longest.toFixed(0)}), of an idle process ${idle.toFixed(0)} ms`;
