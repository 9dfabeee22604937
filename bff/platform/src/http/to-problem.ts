import { HttpException } from '@nestjs/common';
import { statusOfProblem, type ProblemCode } from '@portal/domain/problem';
import { KeyServiceError } from '../encryption/key-wrapper';
import { ProblemError } from '../problem.error';
import { problemOfDatabase } from './database-errors';

/** Problem codes of framework errors, by HTTP status. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  409: 'conflict',
  411: 'invalid_input',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media_type',
  429: 'throttled',
  503: 'unavailable',
};

/** Default Retry-After in seconds. */
const waitFor: Partial<Record<ProblemCode, number>> = { unavailable: 2, throttled: 30 };

/** Maps any error to the closed set of problem codes. Only unexpected errors become `internal`. */
export function toProblem(error: unknown): ProblemError {
  const found = error instanceof ProblemError ? error : new ProblemError(codeFor(error));
  const wait = waitFor[found.code];
  if (wait === undefined || found.facts.retry_after !== undefined) return found;
  return new ProblemError(found.code, found.detail, { ...found.facts, retry_after: wait });
}

function codeFor(error: unknown): ProblemCode {
  if (error instanceof KeyServiceError) return 'unavailable';
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  const code = problemOfDatabase(error) ?? codeOfStatus[status];
  return code ?? 'internal';
}

/** Fastify's own errors carry their HTTP status. */
function statusOf(error: unknown): number {
  const carries = typeof error === 'object' && error !== null && 'statusCode' in error && 'code' in error;
  return carries && typeof error.statusCode === 'number' ? error.statusCode : statusOfProblem.internal;
}
