import type { FastifyReply } from 'fastify';
import { sendProblem } from './messages/send-problem';

/** Whatever is behind us does not answer: come again in two seconds. */
export const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 'unavailable', { retry_after: 2 });
