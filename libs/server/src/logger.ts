import { pino, type DestinationStream, type Level, type Logger } from 'pino';

export type LogLevel = Level | 'silent';

/**
 * Creates a logger that writes one line of JSON per event, to standard output by default. It takes nothing from a
 * request or an error by itself: each caller lists the fields to log (`describeError`), so that no personal data leaks
 * by accident.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  // Buffered, and flushed a few times per second and at exit: writing each line would delay every answer.
  return pino(options, destination ?? pino.destination({ sync: false, minLength: 12_288, periodicFlush: 250 }));
}
