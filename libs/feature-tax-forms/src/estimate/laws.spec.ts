import { lawOf } from '@portal/tax-engine/law/laws';
import { loadLaw, loadLawOf } from './laws';

describe('the law of a tax year in the browser', () => {
  it.each([2025, 2026])('is for %i what the server estimates by, compiled once', async (year) => {
    const [law, again] = await Promise.all([loadLaw(year), loadLaw(year)]);
    expect(again).toBe(law);
    expect(law).toEqual(lawOf(year));
  });

  it('is the one of the engine itself for its own year', async () => {
    expect(await loadLaw(2024)).toBeUndefined();
    expect(await loadLawOf(2024)).toBe(lawOf(2024));
  });
});
