import { newTemporaryPassword } from './temporary-password';

describe('a temporary password', () => {
  it('can be typed from paper, and nobody else has it', () => {
    const drawn = Array.from({ length: 200 }, newTemporaryPassword);
    for (const password of drawn) expect(password).toMatch(/^([A-HJKMNP-Z2-9]{4}-){4}[A-HJKMNP-Z2-9]{4}$/);
    expect(new Set(drawn).size).toBe(200);
  });

  it('uses every letter about as often as any other', () => {
    const letters = Array.from({ length: 500 }, newTemporaryPassword).join('').replaceAll('-', '');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(31);
    for (const count of counts.values()) expect(Math.abs(count - letters.length / 31)).toBeLessThan(110);
  });
});
