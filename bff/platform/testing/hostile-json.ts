import { fc } from './fuzz';

/** Body size in bytes, just below the limit. */
const large = 255 * 1024;

/** Repeats `part` as often as the body size limit allows. */
const filled = (before: string, part: string, after: string): string =>
  before +
  part.repeat(Math.floor((large - before.length - after.length) / Math.max(1, Buffer.byteLength(part)))) +
  after;

const numbered = (make: (n: number) => string, before: string, after: string): string => {
  const parts: string[] = [];
  for (let size = before.length, n = 0; size < large - 100; n += 1) size += parts[parts.push(make(n)) - 1]?.length ?? 1;
  return before + parts.join(',') + after;
};

const oddities = [
  '\u0000',
  '\\u0000',
  '\ud83d\ude00',
  '\u202e',
  '\\ud800',
  '\u2028',
  'e\u0301',
  '\ufeff',
  '\u00a0',
  'ß',
  'İ',
];

/** Generates bodies of the maximum size that are crafted to keep the server busy. */
export const hostileJson = (fields: readonly string[]) => {
  const field = fc.constantFrom(...(fields.length > 0 ? fields : ['a']));
  const blank = fc.constantFrom(' ', '\t', '\n', '\r', '\r\n ');
  const odd = fc.oneof(fc.constantFrom(...oddities), fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }));
  return fc.oneof(
    fc
      .record({ field, part: fc.constantFrom('\\\\', '\\"', '\\u0061', '\\', '\\n', '"\\') })
      .map(({ field, part }) => filled(`{"${field}":"`, part, '')),
    fc
      .record({ field, part: fc.constantFrom('\\\\', 'a', ' a', '.a', '@a', '-1', '\\t') })
      .map(({ field, part }) => filled(`{"${field}":"`, part, '"}')),
    fc.record({ field, odd }).map(({ field, odd }) => filled(`{"${field}":"`, odd, '"}')),
    fc.record({ field, blank }).map(({ field, blank }) => filled(`{"${field}"`, blank, ':1}')),
    fc.record({ field, blank }).map(({ field, blank }) => filled(`{"${field}":"`, blank, '"}')),
    fc.record({ field, blank }).map(({ field, blank }) => filled(`{"${field}":[`, `"a"${blank},`, '1]}')),
    fc.constantFrom('[', '{"a":', '[{"a":', '"', '""', '{}').map((open) => filled('', open, '')),
    fc
      .tuple(field, fc.constantFrom('{}', '[]', '0', 'null', '{"first_name":1}', '{"x":{}}', '[[]]'))
      .map(([field, item]) => filled(`{"${field}":[`, `${item},`, `${item}]}`)),
    fc
      .constantFrom('', '__proto__', 'constructor', '\\u0061', '10000')
      .map((prefix) => numbered((n) => `"${prefix}${n}":${n}`, '{', '}')),
    field.map((field) => numbered((n) => `"${n}":{"a":${n}}`, `{"${field}":{`, '}}')),
    field.map((field) => numbered(() => `"${field}":1`, '{', '}')),
    fc
      .tuple(field, fc.constantFrom('1', '0.', '1e', '-'))
      .map(([field, digits]) => filled(`{"${field}":`, digits, '}')),
    fc
      .record({ field, value: fc.jsonValue({ maxDepth: 19 }) })
      .map(({ field, value }) => `{"${field}":${JSON.stringify(value)}}`),
  );
};

/** Builds ordinary JSON of the given size: a list of records with short names and values. */
export function ordinaryJson(bytes: number): string {
  const person = JSON.stringify({ first_name: 'Avery', last_name: 'Johnson', ssn: '412-65-7731', amount: 1250.5 });
  return `[${Array(Math.max(1, Math.floor(bytes / (person.length + 1))))
    .fill(person)
    .join(',')}]`;
}
