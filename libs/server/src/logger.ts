import { pino, type DestinationStream, type Level, type Logger } from 'pino';

export type LogLevel = Level | 'silent';

/**
 * One line of JSON per event, on standard output unless told otherwise. Nothing is taken from a request or an error by itself:
 * who writes a line names what is in it (`describeError`), so that nobody's data gets in by accident.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  // Written together a few times a second, and at the end: a write for each line would hold up every answer.
  return pino(options, destination ?? pino.destination({ sync: false, minLength: 12_288, periodicFlush: 250 }));
}
