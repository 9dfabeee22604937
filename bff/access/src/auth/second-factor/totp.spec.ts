import { generateSync } from 'otplib';
import { isTotpCode, newTotpSecret, normalizeCode, stepOfCode, totpUri } from './totp';

const secret = newTotpSecret();
/** The beginning of a time step, seconds since 1970. */
const begin = 1_800_000_000;
const codeAt = (seconds: number): string => generateSync({ secret, epoch: seconds });

describe('stepOfCode', () => {
  it.each([0, 1, 15, 29])('accepts the previous, the current and the next code %s s into a step', (into) => {
    const codes = [-2, -1, 0, 1, 2].map((steps) => codeAt(begin + steps * 30));
    const [step, now] = [begin / 30, (begin + into) * 1000 + 999];
    expect(codes.map((code) => stepOfCode(secret, code, now))).toEqual([
      undefined,
      step - 1,
      step,
      step + 1,
      undefined,
    ]);
  });

  it('rejects the code of another secret', () => {
    const code = generateSync({ secret: newTotpSecret(), epoch: begin });
    const own = [-1, 0, 1].map((steps) => codeAt(begin + steps * 30));
    expect(stepOfCode(secret, code, begin * 1000) === undefined).toBe(!own.includes(code));
  });

  it.each(['', '12345', '1234567', 'abcdef', '12 456', '١٢٣٤٥٦', '-12345', '1e5000'])('rejects %j', (typed) => {
    expect(isTotpCode(typed)).toBe(false);
    expect(stepOfCode(secret, typed, begin * 1000)).toBeUndefined();
  });
});

describe('normalizeCode', () => {
  it.each([
    ['123 456', '123456'],
    [' 123456\n', '123456'],
    ['abcde-fghjk', 'ABCDEFGHJK'],
  ])('%j becomes %j', (typed, code) => expect(normalizeCode(typed)).toBe(code));
});

describe('totpUri', () => {
  it('names the office and the account, and escapes both', () => {
    const uri = new URL(totpUri(secret, { issuer: 'Smith & Sons: Tax', email: 'a+b@example.com' }));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect(uri.searchParams.get('issuer')).toBe('Smith & Sons: Tax');
    expect(decodeURIComponent(uri.pathname)).toContain('a+b@example.com');
  });
});

describe('newTotpSecret', () => {
  it('has 160 random bits in base32', () => {
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
  });
});
