import type { FastifyReply } from 'fastify';
import { createTranslator } from '@portal/i18n/translator';
import { problemSender } from '@portal/server/problem';
import en from './en.catalog';
import es from './es.catalog';

/** Sends one of the gateway's own problems in the caller's language. */
export const sendProblem = problemSender(createTranslator({ en, es }));

/**
 * Sends 408 for a body that arrives too slowly, and closes the connection. If the request has been answered already, only
 * closes it.
 */
export function sendTimeout(reply: FastifyReply): void {
  const { raw } = reply.request;
  if (reply.sent) return void raw.destroy();
  // Node closes the connection without a 'close' of the request, whose body would stay open.
  reply.raw.once('close', () => raw.destroy());
  sendProblem(reply.header('connection', 'close'), 'request_timeout');
}

/** Sends 503 with `Retry-After: 2` if the upstream does not respond. */
export const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 'unavailable', { retry_after: 2 });
