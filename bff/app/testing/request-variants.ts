import { dtosOf, type DtoClass } from '@portal/domain/contract/contract';
import type { AnyEndpoint } from '@portal/domain/contract/endpoint';
import { nestingsOf } from '@portal/domain/contract/nested';
import { rulesByField } from '@portal/bff-platform/http/fields';
import type { Sent } from './request-recipe';

/** Returns a JSON value once per text in it, with the given text in its place. */
export function withText(value: unknown, text: string): unknown[] {
  if (typeof value === 'string') return [text];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item, at) => withText(item, text).map((one) => items.with(at, one)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    withText(item, text).map((one) => ({ ...value, [name]: one })),
  );
}

/** Returns the names of an endpoint's query parameters, including those of all lists. */
export function queryFieldsOf(endpoint: AnyEndpoint): string[] {
  const { query } = dtosOf(endpoint);
  const ofList = endpoint.response === 'list' ? ['limit', 'cursor'] : [];
  return [...new Set([...(query ? rulesByField(query).keys() : []), ...ofList])];
}

/** Returns the value as a parameter: a text as it is, anything else as JSON. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/**
 * Returns the request once per query parameter, and once per field of its body, nested ones included, with the given
 * value in it; and once with a parameter or field of which the value is the name.
 */
export function variantsWith(endpoint: AnyEndpoint, sent: Sent, value: unknown): Sent[] {
  const text = textOf(value);
  const { payload = {}, query = {} } = sent;
  const inQuery = [...queryFieldsOf(endpoint), text].map((name) => ({ ...sent, query: { ...query, [name]: text } }));
  if (Buffer.isBuffer(payload)) return [...inQuery, ...variantsOfForm(sent, payload, text)];
  const { body } = dtosOf(endpoint);
  const fields = [...(body ? bodiesWith(body, value) : []), { [text]: value }];
  if (endpoint.body !== 'json') return inQuery;
  const bodies = [...fields.map((field) => ({ ...payload, ...field })), ...withText(payload, text)] as object[];
  const different = new Map(bodies.map((one) => [JSON.stringify(one), one]));
  return [...inQuery, ...[...different.values()].map((one) => ({ ...sent, payload: one }))];
}

/**
 * Returns the request with the value in all parameters and fields at once: as whole fields, and in the fields of nested
 * records.
 */
export function filledWith(endpoint: AnyEndpoint, sent: Sent, value: unknown): Sent[] {
  const text = textOf(value);
  const names = [...queryFieldsOf(endpoint), text];
  const asked = { ...sent, query: { ...sent.query, ...Object.fromEntries(names.map((name) => [name, text])) } };
  if (Buffer.isBuffer(sent.payload)) return variantsOfForm(asked, sent.payload, text);
  const { body } = dtosOf(endpoint);
  if (endpoint.body !== 'json' || !body) return [asked];
  const fields = [...rulesByField(body).keys()].map((name) => [name, value] as const);
  const nested = Object.assign({}, ...bodiesWith(body, value)) as object;
  return [Object.fromEntries(fields), nested].map((filled) => ({ ...asked, payload: { ...filled, [text]: value } }));
}

function bodiesWith(dto: DtoClass, value: unknown): Record<string, unknown>[] {
  const nestings = nestingsOf(dto);
  return [...rulesByField(dto).keys()].flatMap((name) => {
    const { shape, max } = nestings[name] ?? {};
    const nested = shape ? bodiesWith(shape(), value).map((one) => ({ [name]: max === undefined ? one : [one] })) : [];
    return [{ [name]: value }, ...nested];
  });
}

/** Texts of the forms in `hostile-multipart.ts`: the name of the file, its type, and a field. */
const inForm = ['w2.pdf', 'application/pdf', '\r\n\r\nw2\r\n'];

const variantsOfForm = (sent: Sent, payload: Buffer, text: string): Sent[] =>
  inForm.map((part) => {
    const changed = part.startsWith('\r\n') ? `\r\n\r\n${text}\r\n` : text.replaceAll('"', '%22');
    return {
      ...sent,
      payload: Buffer.from(
        payload.toString('latin1').replace(part, () => changed),
        'latin1',
      ),
    };
  });
