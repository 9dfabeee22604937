import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemError } from '../platform/problem.error';
import { describeError } from '@portal/server/describe-error';
import { problemSender } from '@portal/server/problem';
import { translateTo } from '../platform/messages/translate';
import { problemOf } from './problem-of';

/** Answers every error as `application/problem+json`: a sentence and a request id, never a stack, SQL or a value. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('problem');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const problem = problemOf(error);
    if (problem.status >= 500) this.log.error({ request_id: request.id, ...describeError(error) });
    // Half an answer is out already: only breaking the connection still tells that it is not whole.
    if (reply.sent || reply.raw.headersSent) reply.raw.destroy();
    else sendProblem(problem, reply);
  }
}

const send = problemSender(translateTo);

export function sendProblem({ code, detail, facts }: ProblemError, reply: FastifyReply): void {
  void send(reply, code, { detail, ...facts });
}
