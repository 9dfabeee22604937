import type { ServerResponse } from 'node:http';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { describeError } from '@portal/server/describe-error';
import type { Draining } from '@portal/server/graceful-shutdown';
import { httpLimits, requestId } from '@portal/server/fastify-options';
import { createLogger } from '@portal/server/logger';
import { securityHeaders } from '@portal/server/security-headers';
import { answerTimeout, forwardApi } from './api-proxy';
import { limitConnections } from './connection-limits';
import { serveReload } from './live-reload';
import { receiveViolationReports } from './csp/reports';
import { LiveRemotes } from './live-remotes';
import { sendProblem, sendUnavailable } from './messages/send-problem';
import { isNavigation, isPageFetch } from './navigation';
import { pageHandler } from './page';
import { ApiReader } from './pages/api-reader';
import { pageRenderer } from './pages/page-renderer';
import { servePrerenderedPages } from './pages/serve-pages';
import { ShellPages } from './pages/shell-pages';
import { PreloadLinks } from './preload-links';
import { serveAddress } from './remote-files';
import { ReplicaConnections } from './replica-connections';
import { serveRemotes } from './remotes';
import { isWebAddress, type ServerSettings, type Settings } from './settings';
import { serveFolder } from './static-files';
import { Upstreams } from './upstreams';

const running: Draining = { begun: false };

/** Builds the gateway: one port for the shell, `/api`, `/remotes.json` and `/remotes/<area>/`. */
export async function buildGateway(settings: Settings, draining: Draining = running): Promise<FastifyInstance> {
  const https = settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const app = createServer(settings, { https, draining });
  const connections = new ReplicaConnections(answerTimeout);
  const upstreams = await startUpstreams(app, settings, connections);
  const live = new LiveRemotes(settings, app.log);
  const api = new ApiReader(upstreams);
  const renderer = pageRenderer(settings);
  const sendPage = pageHandler({
    settings,
    preloads: new PreloadLinks(settings, live),
    prerendered: new ShellPages({ settings, live, renderer, read: api.read, log: app.log }),
  });
  const sendReadingPage = await servePrerenderedPages(app, { settings, api, live, renderer });
  // Runs before routing, so that a file cannot shadow a page's URL.
  app.addHook('onRequest', async (request, reply) => {
    const opened = isNavigation(request);
    if ((opened || isPageFetch(request)) && (await sendReadingPage(request, reply))) return reply;
    if (opened) return sendPage(request, reply);
  });
  await receiveViolationReports(app);
  await forwardApi(app, { upstreams, connections, https });
  await serveRemotes(app, settings, live);
  if (settings.LIVE_RELOAD) serveReload(app, settings);
  const { SHELL_FROM: shell } = settings;
  if (isWebAddress(shell)) await serveAddress(app, { address: shell, prefix: '/' });
  else await serveFolder(app, { folder: shell, prefix: '/' });
  return app;
}

async function startUpstreams(
  app: FastifyInstance,
  { API_URLS }: Settings,
  connections: ReplicaConnections,
): Promise<Upstreams> {
  const upstreams = new Upstreams(API_URLS, (upstream) => {
    if (connections.cut(upstream)) app.log.error({ upstream }, 'a bff does not respond: its requests were cut');
  });
  await upstreams.start();
  app.addHook('onClose', () => {
    upstreams.stop();
    connections.destroy();
  });
  return upstreams;
}

/** Builds a static server for one folder, used in the containers of the shell and of each remote. */
export async function buildFolderServer(
  folder: string,
  settings: ServerSettings,
  draining: Draining = running,
): Promise<FastifyInstance> {
  const app = createServer(settings, { https: false, draining });
  await serveFolder(app, { folder, prefix: '/', pages: true });
  return app;
}

function createServer(settings: ServerSettings, { https, draining }: { https: boolean; draining: Draining }) {
  const logger: FastifyBaseLogger = createLogger(settings.LOG_LEVEL);
  const app = fastify({
    ...httpLimits,
    genReqId: requestId,
    loggerInstance: logger,
    // No request logs: a URL may contain a client's id.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUSTED_PROXY ?? false,
    routerOptions: { maxParamLength: 500 },
  });
  const headers = securityHeaders({ https });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers);
  });
  app.addHook('onSend', async (_request, reply) => {
    // Closes connections after each response, so that proxies reconnect to another replica; an open connection would
    // delay the shutdown.
    if (draining.begun) void reply.header('connection', 'close');
  });
  limitConnections(app, settings);
  endStreamsOnClose(app);
  app.get('/healthz', async (_request, reply) => {
    if (draining.begun) return sendUnavailable(reply);
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, 'not_found'));
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode >= 500) request.log.error(describeError(error), 'the gateway failed');
    return sendProblem(reply, statusCode < 500 ? 'invalid_input' : 'internal');
  });
  return app;
}

/** Ends event streams on close, because they never end by themselves. Clients reconnect to another replica. */
function endStreamsOnClose(app: FastifyInstance): void {
  const streams = new Set<ServerResponse>();
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
  });
}
