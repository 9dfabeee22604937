import { translateTo } from '../messages/translate';
import { ProblemError } from '../problem.error';
import { parseStrictJson } from './strict-json';

const parse = (text: string) => parseStrictJson(Buffer.from(text));

describe('strict JSON', () => {
  it.each([
    ['invalid JSON', '{"a":'],
    ['a duplicate key', '{"a":1,"a":2}'],
    ['a duplicate key, once escaped', '{"a":1,"\\u0061":2}'],
    ['a nested duplicate key', '[{"b":{"a":1,"a" : 2}}]'],
    ['a prototype key', '{"__proto__":{"role":"admin"}}'],
    ['an escaped prototype key', '{"__pr\\u006fto__":{"role":"admin"}}'],
    ['a constructor key', '{"a":{"constructor":{"prototype":{}}}}'],
    ['too much nesting', `${'['.repeat(21)}${']'.repeat(21)}`],
    ['endless nesting', '['.repeat(100_000)],
    ['an invalid number', '{"a":NaN}'],
    ['more values than any list of the contract', JSON.stringify(Array(12_002).fill(0))],
    ['an unterminated string', `{"a":"${'\\\\'.repeat(9)}\\`],
    ['an unterminated key', '{"a'],
    ['a key with an invalid escape', '{"\\x61":1}'],
  ])('rejects %s', (_what, text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  it('rejects bytes that are not UTF-8', () => {
    expect(() => parseStrictJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('never repeats the input in the error', () => {
    const refused = (): unknown => {
      try {
        return parse('{"ssn": 412-65-7731}');
      } catch (error) {
        return error instanceof ProblemError ? translateTo('en')(error.detail) : error;
      }
    };
    expect(refused()).toBe('The body is not valid JSON.');
  });

  it('parses valid JSON, including braces and quotes inside strings', () => {
    const value = { a: '{"a":1,"a":2}', b: [{ a: 1 }, { a: 2 }], 'c"\\': '\\"', d: { a: null } };
    expect(parse(JSON.stringify(value))).toEqual(value);
    expect(parse(`${'['.repeat(20)}${']'.repeat(20)}`)).toBeDefined();
    expect(parse('')).toBeUndefined();
    expect(parse(JSON.stringify({ ids: Array(10_000).fill(1) }))).toBeDefined();
  });
});
