import type { ProblemCode } from '@portal/domain/problem';

/**
 * The response to each class of SQLSTATE (its first two characters). `internal`: the statement, the schema or a trigger
 * is wrong, and a retry would fail again. `unavailable`: PostgreSQL, its disk or its network is, and a retry may work.
 */
const classes: Readonly<Record<string, ProblemCode>> = {
  // Success, warnings and no data: PostgreSQL never raises them as errors by itself.
  '00': 'internal',
  '01': 'internal',
  '02': 'internal',
  '03': 'internal',
  // Connections.
  '08': 'unavailable',
  '09': 'internal',
  '0A': 'internal',
  '0B': 'internal',
  '0F': 'internal',
  '0L': 'internal',
  '0P': 'internal',
  '0Z': 'internal',
  '10': 'internal',
  '20': 'internal',
  '21': 'internal',
  // Data that validation should have rejected; the exceptions below can be caused by valid input.
  '22': 'internal',
  '23': 'internal',
  '24': 'internal',
  '25': 'internal',
  // A prepared statement that is missing on this connection; the read has already been retried.
  '26': 'unavailable',
  '27': 'internal',
  // The role or its password is being changed.
  '28': 'unavailable',
  '2B': 'internal',
  '2D': 'internal',
  '2F': 'internal',
  '34': 'internal',
  '38': 'internal',
  '39': 'internal',
  '3B': 'internal',
  // The database is being restored under its name.
  '3D': 'unavailable',
  '3F': 'internal',
  // Deadlocks and serialization failures.
  '40': 'unavailable',
  '42': 'internal',
  '44': 'internal',
  // Disk, memory or connections used up.
  '53': 'unavailable',
  '54': 'internal',
  '55': 'internal',
  // Shutdown, recovery and timeouts.
  '57': 'unavailable',
  // I/O errors.
  '58': 'unavailable',
  F0: 'unavailable',
  HV: 'internal',
  P0: 'internal',
  XX: 'internal',
};

/** Codes whose response differs from that of their class. */
const exceptions: Readonly<Record<string, ProblemCode>> = {
  // Failures that a caller can cause with valid input.
  '22001': 'invalid_input',
  '22003': 'invalid_input',
  '22007': 'invalid_input',
  '22008': 'invalid_input',
  '22P05': 'invalid_input',
  '22021': 'not_found',
  // A malformed id is reported as not found.
  '22P02': 'not_found',
  '23001': 'conflict',
  '23503': 'conflict',
  '23505': 'conflict',
  '23514': 'invalid_input',
  '23P01': 'conflict',
  '40002': 'conflict',
  // A standby, an aborted transaction, and two transaction timeouts.
  '25006': 'unavailable',
  '25P02': 'unavailable',
  '25P03': 'unavailable',
  '25P04': 'unavailable',
  // Locks of other sessions.
  '55006': 'unavailable',
  '55P03': 'unavailable',
};

/** Returns the problem code for a SQLSTATE; undefined if the text is not a SQLSTATE that PostgreSQL uses. */
export function problemOfSqlState(code: string): ProblemCode | undefined {
  return /^[0-9A-Z]{5}$/.test(code) ? (exceptions[code] ?? classes[code.slice(0, 2)]) : undefined;
}
