import { setTimeout as pause } from 'node:timers/promises';

/** Pause between two calls, ms. */
const interval = 20;

interface Answers {
  /** Status of each answer; 0 if the connection was lost. */
  statuses: number[];
  /** 99th percentile of the response time, ms. */
  p99: number;
}

/** Repeats a call, one at a time, while `work` runs. */
export async function meanwhile<Result>(
  call: () => Promise<number>,
  work: Promise<Result>,
): Promise<Answers & { result: Result }> {
  const state = { isOver: false };
  const over = work.finally(() => (state.isOver = true));
  // Awaited at the end; until then a failure must not go unhandled.
  over.catch(() => undefined);
  const statuses: number[] = [];
  const times: number[] = [];
  while (!state.isOver) {
    const began = performance.now();
    statuses.push(await call().catch(() => 0));
    times.push(performance.now() - began);
    await pause(interval);
  }
  times.sort((one, another) => one - another);
  return { result: await over, statuses, p99: times[Math.ceil(times.length * 0.99) - 1] ?? NaN };
}
