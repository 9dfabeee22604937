import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { limitBodyTime } from '@portal/server/body-timeout';
import { serveMetrics } from '@portal/server/metrics-route';
import { securityHeaders } from '@portal/server/security-headers';
import { startTracing } from '@portal/server/tracing';
import { metricsPath, type Env } from '../config/env';
import { poolOf, replicaOf } from '../database/data-source';
import { createAdapter } from '../http/adapter';
import { addBodyParsers } from '../http/body-parsers';
import { addDocsRoutes } from '../http/openapi/docs.routes';
import { addLocalMailRoutes } from '../http/local-mails.routes';
import { ListCursors } from '../http/list-cursors';
import { addResponseHooks } from '../http/endpoint-response';
import { addRevalidation } from '../http/revalidation';
import { addRequestHooks } from '../http/request-hooks';
import { Draining } from '../lifecycle/draining';
import { NestLog } from '../logging/nest-log';
import { LocalMails } from '../mail/local-mails';
import { Metrics } from '../metrics/metrics';
import { ProblemError } from '../problem.error';
import { sendProblem } from '../http/problem.filter';
import { toProblem } from '../http/to-problem';
import { ServerModule } from './server.module';

/** ms by which a bff waits longer than the gateway, which answers the caller. */
const afterGateway = 15_000;

/** Creates a server for the given modules, connected to its database and ready to listen. */
export async function createServer(env: Env, log: Logger, modules: readonly Type[]): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(ServerModule.with(env, modules), createAdapter(env), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const metrics = app.get(Metrics);
  const database = app.get(DataSource);
  metrics.watchPool(poolOf(database));
  const replica = replicaOf(database);
  if (replica) metrics.watchReplica(replica.answered);
  const headers = securityHeaders({ https: true });
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  limitBodyTime(server, {
    timeout: env.BODY_TIMEOUT + afterGateway,
    onTimeout: ({ request }) => request.raw.destroy(),
  });
  const tracing = await startTracing('bff', env);
  addRequestHooks(server, { log, metrics, draining: app.get(Draining), tracing });
  server.addHook('onClose', () => tracing?.close());
  addResponseHooks(server, app.get(ListCursors));
  addRevalidation(server);
  await addBodyParsers(server);
  // Without a hook: only the account endpoints parse cookies.
  await server.register(cookie, { hook: false });
  serveMetrics(server, {
    path: metricsPath,
    token: env.METRICS_TOKEN,
    registry: metrics.registry,
    notFound: (reply) => sendProblem(toProblem(new ProblemError('not_found')), reply),
  });
  await addDocsRoutes(server);
  addLocalMailRoutes(server, env, app.get(LocalMails));
  await app.init();
  await server.ready();
  return app;
}
