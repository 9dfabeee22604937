import type { ProblemCode } from '@portal/domain/problem';
import { codeOf } from '../database/error-code';
import { problemOfSqlState } from './sqlstates';

const brokenSocket = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];

/** Errors that the driver and its pool identify only by message. */
const driverMessages = [
  /timeout exceeded when trying to connect/i,
  /timeout expired/i,
  /connection terminated/i,
  /query read timeout/i,
  /not queryable/i,
  /after calling end on the pool/i,
  /client was closed/i,
  /query runner (was )?already released/i,
  /connection is not established/i,
];

/** Returns the problem code for an error of the database, its driver or its pool; undefined for any other error. */
export function problemOfDatabase(error: unknown): ProblemCode | undefined {
  const code = codeOf(error);
  if (brokenSocket.includes(code)) return 'unavailable';
  if (driverMessages.some((pattern) => pattern.test(messageOf(error)))) return 'unavailable';
  if (error instanceof AggregateError) return error.errors.map(problemOfDatabase).find((found) => found !== undefined);
  return problemOfSqlState(code);
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
