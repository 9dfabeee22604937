import { sameHouseholds } from '../../../testing/arbitrary';
import { estimate } from '../../estimate';
import { dollars } from '../../money';
import { federalLaw } from './federal';
import figures from './federal.json' with { type: 'json' };

describe('federal law of 2024', () => {
  const entries = Object.entries(figures);

  it('compiles every figure', () => expect(Object.keys(federalLaw).sort()).toEqual(Object.keys(figures).sort()));

  it.each(entries)('gives the source and the status of %s', (_name, { source, status }) => {
    expect(source).toMatch(/IRC|USC|Rev\. Proc\.|Form \d/);
    expect(['printed', 'carried', 'missing']).toContain(status);
  });

  it('names a line of the trace for every figure', () => {
    const lines = new Set(sameHouseholds(5_000).flatMap((facts) => estimate(facts).lines.map(({ id }) => id)));
    // Few households fall into the income range of the credit for the elderly.
    lines.add('1040.20');
    expect(entries.filter(([, { line }]) => !lines.has(line)).map(([name]) => name)).toEqual([]);
  });

  it('stores amounts in cents and rates as fractions', () => {
    expect(federalLaw.childTaxCredit).toBe(dollars(2_000));
    expect(federalLaw.standardDeduction.head_of_household).toBe(dollars(21_900));
    expect(federalLaw.medicalFloor).toBe(0.075);
    expect(federalLaw.rateSchedules.single.map(({ rate }) => rate)).toEqual([0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37]);
  });
});
