import { describeError } from '@portal/server/describe-error';
import { stopGracefully, type Draining } from '@portal/server/graceful-shutdown';
import { createLogger } from '@portal/server/logger';
import { SettingsError, wrongSettingsExit } from '@portal/server/settings';
import { buildFolderServer, buildGateway } from './app';
import { RouteConflictError } from './live-remotes';
import { readGatewaySettings, readServerSettings } from './settings';
import { buildPlainHttp } from './tls/plain-http';

/** Starts the gateway, or a static server if SERVE_FOLDER is set. */
async function serve(): Promise<void> {
  const settings = readServerSettings(process.env);
  const { HOST, PORT, LOG_LEVEL, NODE_ENV, SERVE_FOLDER: folder, SHUTDOWN_DELAY } = settings;
  const draining: Draining = { begun: false };
  const gateway = folder ? undefined : readGatewaySettings(process.env);
  const app = gateway
    ? await buildGateway(gateway, draining)
    : await buildFolderServer(folder ?? '', settings, draining);
  const plain = gateway && gateway.HTTP_PORT !== undefined ? buildPlainHttp(gateway, draining) : undefined;
  const delay = SHUTDOWN_DELAY ?? (NODE_ENV === 'production' ? 5000 : 0);
  const log = createLogger(LOG_LEVEL);
  // Keep running: an unhandled rejection in one request must not affect the others.
  process.on('unhandledRejection', (error) => log.error({ context: 'unhandledRejection', ...describeError(error) }));
  stopGracefully({ log, draining, delay, close: () => Promise.all([app.close(), plain?.close()]) });
  log.info({ context: 'main', msg: `listening on ${await app.listen({ host: HOST, port: PORT })}` });
  const redirecting = await plain?.listen({ host: HOST, port: gateway?.HTTP_PORT ?? 0 });
  if (redirecting) log.info({ context: 'main', msg: `redirecting ${redirecting}` });
}

try {
  await serve();
} catch (error) {
  const isSettings = error instanceof SettingsError || error instanceof RouteConflictError;
  process.stderr.write(`${isSettings || error instanceof Error ? error.message : String(error)}\n`);
  process.exit(isSettings ? wrongSettingsExit : 1);
}
