import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { describeError } from './describe-error';

/** Whether this process is shutting down: it finishes running requests and accepts no new ones. */
export interface Draining {
  begun: boolean;
}

interface Shutdown {
  log: Logger;
  /** Read by the readiness check. */
  draining: Draining;
  /** Time a load balancer needs to notice that the process is not ready, ms. */
  delay: number;
  /** Stops accepting connections, closes idle ones, and resolves once the last request is answered. */
  close: () => Promise<unknown>;
}

/** Maximum time for running requests to finish, ms. Supervisors send SIGKILL after 30 s. */
const longestDrain = 20_000;

/**
 * Shuts down on SIGTERM or SIGINT: turns unready, waits for the load balancer, finishes running requests, and exits
 * (security F15).
 */
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
 * @param atMost timeout of `close`, ms
 * @returns whether all running requests were completed
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
