import type { ProblemCode } from '@portal/domain/problem';
import { codeOf } from '../database/error-code';

/** SQLSTATE classes and codes of temporary failures: connections, resources, shutdown, timeouts, locks, disk. */
const notNow = /^(08|53|57P0|57014|58|55P03|40001|40P01|25P0[23]|25006)/;

/** Failures that a caller can cause with valid input, by SQLSTATE. */
const callersFault: Readonly<Record<string, ProblemCode>> = {
  '23505': 'conflict',
  '23503': 'conflict',
  '23514': 'invalid_input',
  '22001': 'invalid_input',
  '22003': 'invalid_input',
  '22P05': 'invalid_input',
  '22021': 'not_found',
  // A malformed id is reported as not found.
  '22P02': 'not_found',
};

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
  /query runner already released/i,
  /connection is not established/i,
];

/** Returns the problem code for an error of the database, its driver or its pool; undefined for any other error. */
export function problemOfDatabase(error: unknown): ProblemCode | undefined {
  const code = codeOf(error);
  if (notNow.test(code) || brokenSocket.includes(code)) return 'unavailable';
  if (driverMessages.some((pattern) => pattern.test(messageOf(error)))) return 'unavailable';
  if (error instanceof AggregateError) return error.errors.map(problemOfDatabase).find((found) => found !== undefined);
  return callersFault[code];
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
