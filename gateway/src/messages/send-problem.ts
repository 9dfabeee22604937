import type { FastifyReply } from 'fastify';
import { accountMessages as account } from '@portal/domain/account/account.messages';
import accountEs from '@portal/domain/account/account.messages.es.json' with { type: 'json' };
import { problemMessages as problem } from '@portal/domain/problem.messages';
import problemEs from '@portal/domain/problem.messages.es.json' with { type: 'json' };
import { createTranslator } from '@portal/i18n/translator';
import { problemSender } from '@portal/server/problem';
import { gatewayMessages as gateway } from './gateway.messages';
import gatewayEs from './gateway.messages.es.json' with { type: 'json' };

/** Sends one of the gateway's own problems in the caller's language. */
export const sendProblem = problemSender(
  createTranslator({
    en: { account, gateway, problem },
    es: { account: accountEs, gateway: gatewayEs, problem: problemEs },
  }),
);

/** Sends 503 with `Retry-After: 2` when the upstream does not answer. */
export const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 'unavailable', { retry_after: 2 });
