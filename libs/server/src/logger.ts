import { pino, type DestinationStream, type Level, type Logger } from 'pino';

export type LogLevel = Level | 'silent';

/**
 * Creates a logger that writes one line of JSON per event, by default to standard output. It never serializes a request
 * or an error by itself: callers choose the fields to log (`describeError`), so that no personal data leaks by
 * accident.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  // Buffer the output and flush it a few times per second and at exit, because writing each line would delay responses.
  return pino(options, destination ?? pino.destination({ sync: false, minLength: 12_288, periodicFlush: 250 }));
}
