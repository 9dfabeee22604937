import { drawLetters } from './drawn-letters';

describe('drawn letters', () => {
  it('are as many as asked for, can be typed from paper, and nobody else has them', () => {
    const drawn = Array.from({ length: 200 }, () => drawLetters(14));
    for (const letters of drawn) expect(letters).toMatch(/^[A-HJKMNP-Z2-9]{14}$/);
    expect(new Set(drawn).size).toBe(200);
    expect(drawLetters(0)).toBe('');
  });

  it('come from the alphabet they were asked for from', () => {
    expect(drawLetters(1000, '0123456789')).toMatch(/^\d{1000}$/);
  });

  it('are each about as likely as any other', () => {
    const letters = Array.from({ length: 500 }, () => drawLetters(20)).join('');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(31);
    for (const count of counts.values()) expect(Math.abs(count - letters.length / 31)).toBeLessThan(110);
  });
});
