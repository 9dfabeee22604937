import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Problem } from '@portal/domain/problem';
import { problemWords } from '@portal/domain/problem.words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemError } from '../platform/problem.error';
import { describeError } from '../platform/logging/describe-error';
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
    else sendProblem(problem, request, reply);
  }
}

export function sendProblem(problem: ProblemError, request: FastifyRequest, reply: FastifyReply): void {
  const { retry_after, ...facts } = problem.facts;
  const body: Problem = {
    type: `/api/docs#${problem.code}`,
    title: problemWords.titles[problem.code],
    status: problem.status,
    detail: problem.detail,
    code: problem.code,
    request_id: request.id,
    ...facts,
  };
  if (retry_after !== undefined) void reply.header('retry-after', Math.max(1, Math.ceil(retry_after)));
  if (problem.status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
}
