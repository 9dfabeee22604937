import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeError } from './describe-error';

/** Whether this process is on its way out: it finishes what it has and takes nothing new. */
export interface Draining {
  begun: boolean;
}

interface Shutdown {
  log: Logger;
  /** Readiness looks at it. */
  draining: Draining;
  /** Time for a balancer to see that the process is not ready any more, ms. */
  delay: number;
  /** Takes no more connections, closes idle ones, and is done when the last request is answered. */
  close: () => Promise<unknown>;
}

/** Supervisors send SIGKILL after 30 s; whoever is still connected by then has waited long enough. */
const longestDrain = 20_000;

/** On SIGTERM or SIGINT: not ready → wait for the balancer → finish what is running → exit (security F15). */
export function stopGracefully(shutdown: Shutdown): void {
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (shutdown.draining.begun) return;
    shutdown.log.info({ context: 'shutdown', msg: `${signal}: draining` });
    process.exit((await drain(shutdown)) ? 0 : 1);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/**
 * @param atMost how long `close` may take, ms
 * @returns whether all that was running came to its end
 */
export async function drain({ log, draining, delay, close }: Shutdown, atMost = longestDrain): Promise<boolean> {
  draining.begun = true;
  await pause(delay);
  const inTime = await Promise.race([succeeded(close, log), pause(atMost, false, { ref: false })]);
  log.info({ context: 'shutdown', msg: inTime ? 'done' : 'gave up waiting' });
  return inTime;
}

async function succeeded(close: Shutdown['close'], log: Logger): Promise<boolean> {
  try {
    await close();
    return true;
  } catch (error) {
    log.error({ context: 'shutdown', ...describeError(error) });
    return false;
  }
}
