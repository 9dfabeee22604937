import { randomCode } from './random-code';

describe('randomCode', () => {
  it('returns the requested number of unambiguous characters, different each time', () => {
    const drawn = Array.from({ length: 200 }, () => randomCode(14));
    for (const letters of drawn) expect(letters).toMatch(/^[A-HJKMNP-Z2-9]{14}$/);
    expect(new Set(drawn).size).toBe(200);
    expect(randomCode(0)).toBe('');
  });

  it('uses a given alphabet', () => {
    expect(randomCode(1000, '0123456789')).toMatch(/^\d{1000}$/);
  });

  it('picks all characters with about equal frequency', () => {
    const letters = Array.from({ length: 500 }, () => randomCode(20)).join('');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(31);
    for (const count of counts.values()) expect(Math.abs(count - letters.length / 31)).toBeLessThan(110);
  });
});
