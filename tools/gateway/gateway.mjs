// @ts-check
import fastify, { LogController } from 'fastify';
import { forwardApi } from './api.mjs';
import { serveAddress } from './address.mjs';
import { serveFolder } from './folder.mjs';
import { nothingRuns, securityHeaders } from './headers.mjs';
import { serveReload } from './live-reload.mjs';
import { isNavigation } from './navigation.mjs';
import { pageOf } from './page.mjs';
import { notFound, problem } from './problem.mjs';
import { serveRemotes } from './remotes.mjs';
import { isWeb } from './settings.mjs';

/**
 * One port for the browser: the shell, `/api`, `/remotes.json` and `/remotes/<area>/`.
 * @param {import('./settings.mjs').Settings} settings
 */
export async function buildGateway(settings) {
  const app = newServer(settings);
  const page = pageOf(settings);
  // Before routing, so that no file can stand in the way of a screen's address.
  app.addHook('onRequest', async (request, reply) => {
    if (isNavigation(request)) return page(request, reply);
  });
  await forwardApi(app, settings);
  await serveRemotes(app, settings);
  if (settings.reload) serveReload(app, settings);
  if (isWeb(settings.shell)) await serveAddress(app, { address: settings.shell, prefix: '/' });
  else await serveFolder(app, { folder: settings.shell, prefix: '/' });
  return app;
}

/**
 * Serves one folder and nothing else: the container of the shell and of each remote.
 * @param {{ folder: string }} what
 */
export async function buildFolderServer({ folder }) {
  const app = newServer({ trustedProxy: false, https: false });
  await serveFolder(app, { folder, prefix: '/', pages: true });
  return app;
}

/** @param {Pick<import('./settings.mjs').Settings, 'trustedProxy' | 'https'>} settings */
function newServer({ trustedProxy, https }) {
  const app = fastify({
    // No request lines: an address may hold the id of a client.
    logger: { level: process.env.LOG_LEVEL || 'warn' },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxy,
    requestTimeout: 75_000,
    forceCloseConnections: true,
    http: { headersTimeout: 15_000 },
    routerOptions: { maxParamLength: 500 },
  });
  const headers = securityHeaders({ https });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) void reply.header(name, value);
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', nothingRuns);
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.setNotFoundHandler((_request, reply) => notFound(reply));
  app.setErrorHandler((error, request, reply) => {
    const status = /** @type {{ statusCode?: number }} */ (error).statusCode ?? 500;
    if (status >= 500) request.log.error({ reason: /** @type {Error} */ (error).message }, 'the gateway failed');
    const [code, title] = status < 500 ? ['invalid_input', 'Bad Request'] : ['internal', 'Internal Server Error'];
    return problem(reply, { status, code, title, detail: 'This request cannot be answered.' });
  });
  return app;
}
