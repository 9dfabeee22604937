import type { AnyCall } from '@portal/domain/contract/call';
import { check } from '@portal/domain/contract/check';
import { ruleWords } from '@portal/domain/contract/rules.words';
import { shapesOf } from '@portal/domain/contract/shapes';
import { ProblemError } from '../platform/problem.error';
import { rulesByField } from './fields';

const noRules: ReturnType<typeof rulesByField> = new Map();

/**
 * The body as an instance of the call's class, or 400 with one sentence for each field that does not hold.
 * Fields the call answers with are read-only: a client may send a record back as it got it, and they are dropped.
 */
export function checkedBody(call: AnyCall, body: unknown): object | undefined {
  const { body: shape, answer } = shapesOf(call);
  if (!shape) {
    refuseAnyBody(body);
    return undefined;
  }
  const sent = asRecord(body ?? {});
  const own = rulesByField(shape);
  const readOnly = answer ? rulesByField(answer) : noRules;
  const writable = Object.fromEntries(Object.entries(sent).filter(([key]) => own.has(key) || !readOnly.has(key)));
  const { value, errors } = check(shape, writable, call.options.draft ? 'draft' : 'whole');
  if (errors.length > 0) throw new ProblemError('invalid_input', undefined, { errors });
  return value;
}

function refuseAnyBody(body: unknown): void {
  const keys = body === undefined || body === null ? [] : Object.keys(asRecord(body));
  if (keys.length === 0) return;
  const errors = keys.map((field) => ({ field, detail: ruleWords.unknownField }));
  throw new ProblemError('invalid_input', undefined, { errors });
}

function asRecord(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new ProblemError('invalid_input', 'The body must be a JSON object.');
}
