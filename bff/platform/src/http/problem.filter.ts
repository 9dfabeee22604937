import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusalLog } from '../audit/refusal-log';
import type { ProblemError } from '../problem.error';
import { describeError } from '@portal/server/describe-error';
import { problemSender } from '@portal/server/problem';
import { translateTo } from '../messages/translate';
import { currentRequest } from '../request/request-context';
import { toProblem } from './to-problem';

/**
 * Sends every error as `application/problem+json` with a message and a request id, never with a stack trace, SQL or
 * submitted values.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('problem');

  constructor(private readonly refusals: RefusalLog) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const problem = toProblem(error);
    if (problem.status >= 500) this.log.error({ request_id: request.id, ...describeError(error) });
    if (problem.code === 'not_found') await this.recordRefusal(request);
    // Part of the response has already been sent: only breaking the connection can signal that it is incomplete.
    if (reply.sent || reply.raw.headersSent) reply.raw.destroy();
    else sendProblem(problem, reply);
  }

  /** Ignores visitors and public endpoints, where a 404 does not hide a forbidden record. */
  private async recordRefusal({ endpoint, params }: FastifyRequest): Promise<void> {
    const actor = currentRequest()?.actor;
    if (!actor || !endpoint || endpoint.access.visitors) return;
    try {
      await this.refusals.recordObject(actor, endpoint, params as Record<string, string>);
    } catch (failure) {
      // No data was exposed, so send the response even if the audit row cannot be written.
      this.log.error({ msg: 'failed to record a refusal', ...describeError(failure) });
    }
  }
}

const send = problemSender(translateTo);

export function sendProblem({ code, detail, facts }: ProblemError, reply: FastifyReply): void {
  void send(reply, code, { detail, ...facts });
}
