import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { cleanedText } from '@portal/domain/contract/strip-unknown-fields';
import { validate } from '@portal/domain/contract/validate';
import { listLimits } from '@portal/domain/contract/limits';
import { message } from '@portal/domain/i18n/message';
import { dtosOf } from '@portal/domain/contract/contract';
import { requestTranslate } from '../messages/translate';
import type { ProblemFacts } from '@portal/server/problem';
import { ProblemError } from '../problem.error';
import { rulesByField } from './fields';

type FieldProblems = NonNullable<ProblemFacts['errors']>;
type Query = Readonly<Record<string, unknown>>;

/** Paging parameters of every list (decisions: lists). */
const ofEveryList: readonly string[] = ['limit', 'cursor'];

/**
 * Returns the query string as an instance of the endpoint's class, with numbers and flags parsed. @throws ProblemError
 * invalid_input
 */
export function validateQuery(endpoint: AnyEndpoint, query: Query): object {
  const dto = dtosOf(endpoint).query;
  const sent = Object.entries(query);
  // Fast path: most requests have no query.
  if (!dto && sent.length === 0) return pagingOf(query, endpoint.response === 'list' ? ofEveryList : []);
  const rules = dto ? rulesByField(dto) : new Map<string, string[]>();
  const paging = endpoint.response === 'list' ? ofEveryList.filter((name) => !rules.has(name)) : [];
  // Ignore empty filters: `?sort=` means the default order.
  const own = sent.filter(([name, text]) => rules.has(name) && !isBlank(text));
  const values = Object.fromEntries(own.map(([name, text]) => [name, readValue(text, rules.get(name) ?? [])]));
  const checked = dto ? validate(dto, values, requestTranslate()) : { value: {}, errors: [] };
  const unknown = sent.filter(([name]) => !rules.has(name) && !paging.includes(name));
  const errors: FieldProblems = [
    ...checked.errors,
    ...unknown.map(([field]) => ({ field, detail: message('rules.unknownField') })),
    ...(paging.includes('limit') ? limitErrors(query.limit) : []),
  ];
  if (errors.length > 0) throw new ProblemError('invalid_input', undefined, { errors });
  return Object.assign(checked.value, pagingOf(query, paging));
}

const isBlank = (text: unknown): boolean => typeof text === 'string' && cleanedText(text) === '';

function readValue(text: unknown, rules: readonly string[]): unknown {
  if (typeof text !== 'string') return text;
  const isNumber = ['wholeNumber', 'money', 'signedMoney'].some((name) => rules.includes(name));
  if (isNumber && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (rules.includes('flag') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function limitErrors(text: unknown): FieldProblems {
  if (text === undefined) return [];
  const holds = typeof text === 'string' && /^\d{1,4}$/.test(text) && Number(text) >= 1;
  if (holds && Number(text) <= listLimits.most) return [];
  const detail = message('rules.wholeNumber', { label: 'limit', min: 1, max: listLimits.most });
  return [{ field: 'limit', detail }];
}

function pagingOf(query: Query, paging: readonly string[]): { limit?: number; cursor?: string } {
  if (!paging.includes('limit')) return {};
  const limit = query.limit === undefined ? listLimits.default : Number(query.limit);
  return typeof query.cursor === 'string' ? { limit, cursor: query.cursor } : { limit };
}
