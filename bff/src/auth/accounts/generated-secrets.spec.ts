import { newPin, newPreparerCode } from './generated-secrets';
import { PasswordPolicy } from './password-policy';
import commonPasswords from '../../../data/common-passwords.json';
import { Env } from '../../config/env';

const hundred = <T>(make: () => T): T[] => Array.from({ length: 100 }, make);

describe('secrets the server makes', () => {
  it('have their form and are drawn anew each time', () => {
    for (const pin of hundred(newPin)) expect(pin).toMatch(/^\d{4}$/);
    for (const code of hundred(newPreparerCode)) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(new Set(hundred(newPreparerCode)).size).toBe(100);
    expect(new Set(hundred(newPin)).size).toBeGreaterThan(50);
  });
});

describe('the list of common passwords', () => {
  it('holds 3,000 and more, each one possible, lower case and once', () => {
    expect(commonPasswords.length).toBeGreaterThan(3000);
    expect(new Set(commonPasswords).size).toBe(commonPasswords.length);
    expect(commonPasswords.filter((one) => one.length < 6 || one !== one.toLowerCase())).toEqual([]);
  });

  it('is refused, every one of it', () => {
    const policy = new PasswordPolicy(Object.assign(new Env(), { PASSWORD_MIN_LENGTH: 6 }));
    const accepting = (password: string) => () =>
      policy.assertAcceptable(password, { email: 'ann@example.com', field: 'password' });
    for (const one of commonPasswords)
      expect(accepting(one)).toThrow(expect.objectContaining({ code: 'invalid_input' }));
    expect(accepting('a password nobody would guess')).not.toThrow();
  });
});
