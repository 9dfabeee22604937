import 'reflect-metadata';
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Env } from './config/env';
import { createAdapter } from './http/adapter';
import { addBodyParsers } from './http/body-parsers';
import { addDocsRoutes } from './http/openapi/docs.routes';
import { addRequestHooks } from './http/request-hooks';
import { addSecurityHeaders } from './http/security-headers';
import { Draining } from './platform/draining';
import { NestLog } from './platform/logging/logger';
import { Metrics } from './platform/metrics/metrics';
import { addMetricsRoute } from './platform/metrics/metrics.routes';

/** The whole server, connected to its database and ready to listen. */
export async function createApp(env: Env, log: Logger, more?: readonly Type[]): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env, more), createAdapter(env), {
    bodyParser: false,
    logger: new NestLog(log),
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  const server: FastifyInstance = app.getHttpAdapter().getInstance();
  const metrics = app.get(Metrics);
  await addSecurityHeaders(server);
  addRequestHooks(server, { log, metrics, draining: app.get(Draining) });
  addBodyParsers(server);
  await server.register(cookie);
  addMetricsRoute(server, env, metrics);
  await addDocsRoutes(server);
  await app.init();
  await server.ready();
  return app;
}
