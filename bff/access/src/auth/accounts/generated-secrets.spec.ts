import { newPin, newPreparerCode } from './generated-secrets';

const hundred = <T>(make: () => T): T[] => Array.from({ length: 100 }, make);

describe('generated secrets', () => {
  it('have the right format, and are random', () => {
    for (const pin of hundred(newPin)) expect(pin).toMatch(/^\d{4}$/);
    for (const code of hundred(newPreparerCode)) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(new Set(hundred(newPreparerCode)).size).toBe(100);
    expect(new Set(hundred(newPin)).size).toBeGreaterThan(50);
  });
});
