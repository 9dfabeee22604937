import type { AnyCall } from '@portal/domain/contract/call';
import { check } from '@portal/domain/contract/check';
import { listLimits } from '@portal/domain/contract/limits';
import { ruleWords } from '@portal/domain/contract/rules.words';
import { shapesOf } from '@portal/domain/contract/shapes';
import type { FieldError } from '@portal/domain/problem';
import { ProblemError } from '../platform/problem.error';
import { rulesByField } from './fields';

type Query = Readonly<Record<string, unknown>>;

/** Every list may be asked for in parts (decisions: lists). */
const ofEveryList: readonly string[] = ['limit', 'cursor'];

/** The query string as an instance of the call's class, numbers and flags read from their text; or 400. */
export function checkedQuery(call: AnyCall, query: Query): object {
  const shape = shapesOf(call).query;
  const rules = shape ? rulesByField(shape) : new Map<string, string[]>();
  const paging = call.kind === 'list' ? ofEveryList.filter((name) => !rules.has(name)) : [];
  const sent = Object.entries(query);
  const own = sent.filter(([name]) => rules.has(name));
  const values = Object.fromEntries(own.map(([name, text]) => [name, readValue(text, rules.get(name) ?? [])]));
  const checked = shape ? check(shape, values) : { value: {}, errors: [] };
  const unknown = sent.filter(([name]) => !rules.has(name) && !paging.includes(name));
  const errors: FieldError[] = [
    ...checked.errors,
    ...unknown.map(([field]) => ({ field, detail: ruleWords.unknownField })),
    ...(paging.includes('limit') ? limitErrors(query.limit) : []),
  ];
  if (errors.length > 0) throw new ProblemError('invalid_input', undefined, { errors });
  return Object.assign(checked.value, pagingOf(query, paging));
}

function readValue(text: unknown, rules: readonly string[]): unknown {
  if (typeof text !== 'string') return text;
  const isNumber = ['wholeNumber', 'money', 'signedMoney'].some((name) => rules.includes(name));
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (rules.includes('flag') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function limitErrors(text: unknown): FieldError[] {
  if (text === undefined) return [];
  const holds = typeof text === 'string' && /^\d{1,4}$/.test(text) && Number(text) >= 1;
  if (holds && Number(text) <= listLimits.most) return [];
  const detail = ruleWords.wholeNumber(1, listLimits.most).replace('{label}', 'limit');
  return [{ field: 'limit', detail }];
}

function pagingOf(query: Query, paging: readonly string[]): { limit?: number; cursor?: string } {
  if (!paging.includes('limit')) return {};
  const limit = query.limit === undefined ? listLimits.default : Number(query.limit);
  return typeof query.cursor === 'string' ? { limit, cursor: query.cursor } : { limit };
}
