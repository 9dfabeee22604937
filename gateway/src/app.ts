import type { Server } from 'node:https';
import type { FastifyInstance } from 'fastify';
import type { Draining } from '@portal/server/graceful-shutdown';
import { answerTimeout, forwardApi } from './api-proxy';
import { serveReload } from './live-reload';
import { serveConfinedWorker } from './csp/confined-worker';
import { receiveViolationReports } from './csp/reports';
import { serveEarlyReads } from './early-reads';
import { LiveRemotes } from './live-remotes';
import { monitor } from './monitoring';
import { isNavigation, isPageFetch } from './navigation';
import { pageHandler } from './page';
import { ApiReader } from './pages/api-reader';
import { livePages } from './pages/page-build';
import { servePrerenderedPages } from './pages/serve-pages';
import { ShellPages } from './pages/shell-pages';
import { PreloadLinks } from './preload-links';
import { serveAddress } from './remote-files';
import { ReplicaConnections } from './replica-connections';
import { receiveRemoteLoads } from './remote-loads';
import { serveRemotes } from './remotes';
import { createServer } from './server';
import { isWebAddress, type ServerSettings, type Settings } from './settings';
import { startData } from './start-data';
import { serveFolder } from './static-files';
import { CertificateFiles } from './tls/certificate-files';
import { Upstreams } from './upstreams';

const running: Draining = { begun: false };

/** Builds the gateway: one port for the shell, `/api`, `/remotes.json` and `/remotes/<area>/`. */
export async function buildGateway(settings: Settings, draining: Draining = running): Promise<FastifyInstance> {
  const https = settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const { TLS_CERT_FILE: cert, TLS_KEY_FILE: key } = settings;
  const certificate = cert !== undefined && key !== undefined ? new CertificateFiles(cert, key) : undefined;
  const app = createServer(settings, { https, draining, tls: certificate?.read() });
  const metrics = await monitor(app, settings);
  const unwatch = certificate?.watch(app.server as Server, app.log);
  app.addHook('onClose', () => unwatch?.());
  const connections = new ReplicaConnections(answerTimeout);
  const upstreams = await startUpstreams(app, settings, connections);
  const live = new LiveRemotes(settings, app.log);
  const api = new ApiReader(upstreams);
  app.addHook('onClose', () => api.close());
  const pages = await livePages(settings, app.log);
  const sendPage = pageHandler({
    settings,
    https,
    live,
    preloads: new PreloadLinks(settings, live),
    prerendered: await ShellPages.start({ settings, live, livePages: pages, read: api.read, log: app.log }),
    startData: (bucket) => startData({ live, read: api.read, log: app.log, bucket }),
  });
  const sendReadingPage = await servePrerenderedPages(app, { settings, api, live, livePages: pages });
  // Runs before routing, so that a file cannot shadow a page's URL.
  app.addHook('onRequest', (request, reply, done) => {
    const opened = isNavigation(request);
    if (!opened && !isPageFetch(request)) {
      done();
      return;
    }
    sendReadingPage(request, reply)
      .then(async (isSent) => {
        if (isSent) return;
        if (opened) await sendPage(request, reply);
        else done();
      })
      .catch((error: unknown) => done(error as Error));
  });
  await receiveViolationReports(app);
  await receiveRemoteLoads(app, { live, metrics });
  serveConfinedWorker(app);
  await forwardApi(app, { upstreams, connections, metrics, https, draining });
  serveEarlyReads(app, live);
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
  await monitor(app, settings);
  await serveFolder(app, { folder, prefix: '/', pages: true });
  return app;
}
