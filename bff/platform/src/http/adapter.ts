import { FastifyAdapter } from '@nestjs/platform-fastify';
import { httpLimits, requestId } from '@portal/server/fastify-options';
import { fieldLimits } from '@portal/domain/contract/limits';
import { message } from '@portal/domain/i18n/message';
import { ProblemError } from '../problem.error';
import type { Env } from '../config/env';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from './to-problem';
import { sendProblem } from './problem.filter';

const mostConnections = 5_000;

/** Creates Nest's Fastify adapter with all limits set. */
export function createAdapter(env: Pick<Env, 'TRUSTED_PROXY'>): FastifyAdapter {
  const adapter = new FastifyAdapter({
    ...httpLimits,
    logger: false,
    bodyLimit: fieldLimits.jsonBody,
    trustProxy: env.TRUSTED_PROXY ?? false,
    genReqId: requestId,
    routerOptions: { maxParamLength: 200 },
    // The router rejects malformed URLs (bad escapes, overlong segments) before anything else runs.
    frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      sendProblem(toProblem(new ProblemError('invalid_input', message('requests.badAddress'))), reply);
    },
  });
  adapter.getInstance().server.maxConnections = mostConnections;
  return adapter;
}
