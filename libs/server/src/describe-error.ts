import { types } from 'node:util';

/** Errors in our own code, whose messages never contain data. */
const programmingErrors: readonly string[] = ['TypeError', 'ReferenceError', 'RangeError'];

/**
 * Returns the parts of an error that are safe to log: kind, code and stack. Omits messages from drivers and parsers,
 * which quote rows and input ("Key (email)=(…) already exists").
 */
export function describeError(error: unknown): Record<string, string | string[] | undefined> {
  // Errors of Node's own modules belong to another realm in tests, so `instanceof` alone would miss them.
  if (!isError(error)) return { error: typeof error };
  const isSafeToLog = programmingErrors.includes(error.name) || error.name === 'ProblemError';
  return {
    error: error.name,
    code: textOf(error, 'code'),
    constraint: textOf(error, 'constraint'),
    message: isSafeToLog ? error.message : undefined,
    at: placesIn(error.stack),
    cause: error.cause instanceof Error ? error.cause.name : undefined,
  };
}

const isError = (error: unknown): error is Error => error instanceof Error || types.isNativeError(error);

function textOf(error: object, key: string): string | undefined {
  const found = Object.entries(error).find(([name]) => name === key)?.[1] as unknown;
  if (typeof found === 'string') return found;
  return 'driverError' in error && typeof error.driverError === 'object' && error.driverError !== null
    ? textOf(error.driverError, key)
    : undefined;
}

const placesIn = (stack = ''): string[] =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
