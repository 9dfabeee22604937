import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Draining } from './draining';
import { describeError } from './logging/describe-error';

/** Supervisors send SIGKILL after 30 s; whoever is still connected by then has waited long enough. */
const longestDrain = 20_000;

interface Shutdown {
  log: Logger;
  draining: Draining;
  /** Time for a balancer to see that the replica is not ready any more, ms. */
  delay: number;
}

/**
 * On SIGTERM or SIGINT: not ready → wait for the balancer → take no connections, finish what is running → close the
 * database → exit. Nest's own shutdown hooks close everything at once (security F15).
 */
export function stopGracefully(app: INestApplication, { log, draining, delay }: Shutdown): void {
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (draining.begun) return;
    draining.begun = true;
    log.info({ context: 'shutdown', msg: `${signal}: draining` });
    await pause(delay);
    const inTime = await Promise.race([close(app, log), pause(longestDrain, false, { ref: false })]);
    log.info({ context: 'shutdown', msg: inTime ? 'done' : 'gave up waiting' });
    process.exit(inTime ? 0 : 1);
  };
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

async function close(app: INestApplication, log: Logger): Promise<boolean> {
  try {
    await app.close();
    return true;
  } catch (error) {
    log.error({ context: 'shutdown', ...describeError(error) });
    return false;
  }
}
