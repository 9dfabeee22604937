import type { QueryConfig } from 'pg';
import { currentRequest } from '../request/request-context';
import { ActorClient } from './actor-client';

/** Records a statement, without its values, if the current request is traced. */
export function traceStatement<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  const trace = currentRequest()?.trace;
  if (!trace) return run();
  const [operation = ''] = text.trimStart().split(/\W/, 1);
  return trace.measure(operation.toUpperCase(), { 'db.system.name': 'postgresql', 'db.query.text': text }, run);
}

/** A pooled connection whose statements are part of the trace of the request that sends them. */
export class TracedClient extends ActorClient {
  override query(config: unknown, values?: unknown, callback?: unknown): never {
    const text = typeof config === 'string' ? config : (config as Partial<QueryConfig>).text;
    const send = (): never => super.query(config, values, callback);
    // Callbacks and cursors are not awaited here.
    const isAwaited = typeof values !== 'function' && callback === undefined && typeof text === 'string';
    return isAwaited && !isCursor(config) ? (traceStatement(text, send) as never) : send();
  }
}

const isCursor = (config: unknown): boolean => typeof (config as { submit?: unknown }).submit === 'function';
