import { pino, type DestinationStream, type Level, type Logger } from 'pino';
import { droppedLogLines, LogDestination } from './log-destination';

export type LogLevel = Level | 'silent';

/** File descriptor of standard output. */
const standardOutput = 1;

/**
 * Creates a logger that writes one line of JSON per event, by default to standard output. It never serializes a request
 * or an error by itself: callers choose the fields to log (`describeError`), so that no personal data leaks by
 * accident.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const log: Logger = pino(options, destination ?? new LogDestination(standardOutput, reportRecovery));
  return log;

  function reportRecovery(): void {
    log.warn({ context: 'log', msg: 'the log can be written again', dropped_since_start: droppedLogLines() });
  }
}
