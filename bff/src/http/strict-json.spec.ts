import { parseStrictJson } from './strict-json';

const parse = (text: string) => parseStrictJson(Buffer.from(text));

describe('strict JSON', () => {
  it.each([
    ['no JSON', '{"a":'],
    ['a key twice', '{"a":1,"a":2}'],
    ['a key twice, once escaped', '{"a":1,"\\u0061":2}'],
    ['a key twice further in', '[{"b":{"a":1,"a" : 2}}]'],
    ['a prototype', '{"__proto__":{"role":"admin"}}'],
    ['a prototype, escaped', '{"__pr\\u006fto__":{"role":"admin"}}'],
    ['a constructor', '{"a":{"constructor":{"prototype":{}}}}'],
    ['too much nesting', `${'['.repeat(21)}${']'.repeat(21)}`],
    ['endless nesting', '['.repeat(100_000)],
    ['numbers that are none', '{"a":NaN}'],
  ])('refuses %s', (_what, text) => {
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
  });

  it('refuses bytes that are no UTF-8', () => {
    expect(() => parseStrictJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('never tells what was sent', () => {
    expect(() => parse('{"ssn": 412-65-7731}')).toThrow(
      expect.objectContaining({ detail: 'The body is not valid JSON.' }),
    );
  });

  it('reads what is good, braces and quotes inside strings included', () => {
    const value = { a: '{"a":1,"a":2}', b: [{ a: 1 }, { a: 2 }], 'c"\\': '\\"', d: { a: null } };
    expect(parse(JSON.stringify(value))).toEqual(value);
    expect(parse(`${'['.repeat(20)}${']'.repeat(20)}`)).toBeDefined();
    expect(parse('')).toBeUndefined();
  });

  it('takes no time over a large body of backslashes', () => {
    const begun = performance.now();
    parse(JSON.stringify({ a: '\\'.repeat(120_000) }));
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
