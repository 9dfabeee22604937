import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { createApp } from './app';
import { EnvError, readEnv, type Env } from './config/env';
import { Draining } from './platform/draining';
import { KeyRingError } from './platform/encryption/key-ring';
import { describeError } from './platform/logging/describe-error';
import { createLogger } from './platform/logging/logger';
import { Metrics } from './platform/metrics/metrics';
import { stopGracefully } from './platform/shutdown';

/** 78: EX_CONFIG of sysexits.h, so that a supervisor can tell a wrong setting from a crash. */
const wrongSettings = 78;

async function serve(env: Env, log: Logger): Promise<void> {
  const app: NestFastifyApplication = await createApp(env, log);
  app.get(Metrics).watchProcess();
  stopGracefully(app, { log, draining: app.get(Draining), delay: env.SHUTDOWN_DELAY });
  await app.listen(env.PORT, env.HOST);
  log.info({ context: 'main', msg: `listening on ${await app.getUrl()}` });
}

try {
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  // One request that went wrong in an unforeseen way must not take all the others with it.
  process.on('unhandledRejection', (error) => log.error({ context: 'unhandledRejection', ...describeError(error) }));
  await serve(env, log);
} catch (error) {
  // What is wrong with settings and keys is said in words that hold neither.
  const isSettings = error instanceof EnvError || error instanceof KeyRingError;
  process.stderr.write(`${isSettings ? error.message : JSON.stringify(describeError(error))}\n`);
  process.exit(isSettings ? wrongSettings : 1);
}
