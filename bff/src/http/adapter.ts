import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { fieldLimits } from '@portal/domain/contract/limits';
import { ProblemError } from '../platform/problem.error';
import type { Env } from '../config/env';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problem-of';
import { sendProblem } from './problem.filter';

/** Bounds of a connection, ms: node's own would let a slow sender sit there for minutes (security F14, fault 26). */
const patience = {
  headers: 10_000,
  /** The whole request; an upload has 60 s by the specification. */
  request: 75_000,
  /** Longer than a proxy keeps its idle connections, so that it never sends into one just closed. */
  idle: 72_000,
  check: 2_000,
};
const mostConnections = 5_000;

/** Fastify as Nest's server, with every bound set. */
export function createAdapter(env: Pick<Env, 'TRUSTED_PROXY'>): FastifyAdapter {
  const adapter = new FastifyAdapter({
    logger: false,
    bodyLimit: fieldLimits.jsonBody,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check },
    forceCloseConnections: 'idle',
    trustProxy: env.TRUSTED_PROXY?.split(',').map((one) => one.trim()) ?? false,
    genReqId: requestId,
    routerOptions: { maxParamLength: 200 },
    // The router refuses some addresses (bad escapes, overlong parts) before anything else runs.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(problemOf(new ProblemError('invalid_input', 'This address is not valid.')), request, reply);
    },
  });
  adapter.getInstance().server.maxConnections = mostConnections;
  return adapter;
}

/** A proxy's id is kept, so that its log and ours can be laid side by side; anything that is no id is not. */
function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
