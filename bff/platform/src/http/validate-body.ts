import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { validate, type ValidationMode } from '@portal/domain/contract/validate';
import { message } from '@portal/domain/i18n/message';
import { dtosOf, type DtoClass } from '@portal/domain/contract/contract';
import { requestTranslate } from '../messages/translate';
import { ProblemError } from '../problem.error';
import { rulesByField } from './fields';

const noRules: ReturnType<typeof rulesByField> = new Map();

/**
 * Returns the body as an instance of the endpoint's class. Drops read-only fields (those that only the response has),
 * so that a client may send a record back as received.
 * @throws ProblemError invalid_input with one sentence per invalid field
 */
export function validateBody(endpoint: AnyEndpoint, body: unknown): object | undefined {
  const { body: dto, response } = dtosOf(endpoint);
  if (!dto) {
    refuseAnyBody(body);
    return undefined;
  }
  const sent = asRecord(body === undefined ? {} : body);
  const own = rulesByField(dto);
  const readOnly = response ? rulesByField(response) : noRules;
  const writable = Object.fromEntries(Object.entries(sent).filter(([key]) => own.has(key) || !readOnly.has(key)));
  return assertValid(dto, writable, endpoint.options.draft ? 'draft' : 'whole');
}

/** @throws ProblemError invalid_input with one sentence per invalid field */
export function assertValid<T extends object>(dto: DtoClass<T>, plain: object, mode: ValidationMode = 'whole'): T {
  const { value, errors } = validate(dto, plain, requestTranslate(), mode);
  if (errors.length > 0) throw new ProblemError('invalid_input', undefined, { errors });
  return value;
}

/** @throws ProblemError invalid_input, naming each unexpected key */
export function refuseAnyBody(body: unknown): void {
  const keys = body === undefined || body === null ? [] : Object.keys(asRecord(body));
  if (keys.length === 0) return;
  const errors = keys.map((field) => ({ field, detail: message('rules.unknownField') }));
  throw new ProblemError('invalid_input', undefined, { errors });
}

function asRecord(body: unknown): Record<string, unknown> {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  throw new ProblemError('invalid_input', message('requests.notAnObject'));
}
