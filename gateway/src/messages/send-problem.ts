import type { FastifyReply } from 'fastify';
import { createTranslator } from '@portal/i18n/translator';
import { problemSender } from '@portal/server/problem';
import en from './en.catalog';
import es from './es.catalog';

/** Sends one of the gateway's own problems in the caller's language. */
export const sendProblem = problemSender(createTranslator({ en, es }));

/** Sends 503 with `Retry-After: 2` if the upstream does not respond. */
export const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 'unavailable', { retry_after: 2 });
