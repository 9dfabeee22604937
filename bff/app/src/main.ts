import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { describeError } from '@portal/server/describe-error';
import { stopGracefully } from '@portal/server/graceful-shutdown';
import { createLogger } from '@portal/server/logger';
import { SettingsError, wrongSettingsExit } from '@portal/server/settings';
import { createApp } from './app';
import { readEnv, type Env } from '@portal/bff-platform/config/env';
import { Draining } from '@portal/bff-platform/lifecycle/draining';
import { KeyRingError } from '@portal/bff-platform/encryption/key-ring';
import { Metrics } from '@portal/bff-platform/metrics/metrics';

async function serve(env: Env, log: Logger): Promise<void> {
  const app: NestFastifyApplication = await createApp(env, log);
  app.get(Metrics).watchProcess();
  stopGracefully({ log, draining: app.get(Draining), delay: env.SHUTDOWN_DELAY, close: () => app.close() });
  await app.listen(env.PORT, env.HOST);
  log.info({ context: 'main', msg: `listening on ${await app.getUrl()}` });
}

try {
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  // An unexpected failure in one request must not crash the process and with it all others.
  process.on('unhandledRejection', (error) => log.error({ context: 'unhandledRejection', ...describeError(error) }));
  await serve(env, log);
} catch (error) {
  // Errors in settings and keys print only their message, which contains no secrets.
  const isSettings = error instanceof SettingsError || error instanceof KeyRingError;
  process.stderr.write(`${isSettings ? error.message : JSON.stringify(describeError(error))}\n`);
  process.exit(isSettings ? wrongSettingsExit : 1);
}
