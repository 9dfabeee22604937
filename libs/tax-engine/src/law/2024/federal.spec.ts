import { sameHouseholds } from '../../../testing/arbitrary';
import { estimate } from '../../estimate';
import { dollars } from '../../money';
import figures from './federal.json' with { type: 'json' };
import { law2024 } from './law';

const { federal } = law2024;

describe('federal law of 2024', () => {
  const entries = Object.entries(figures);

  it('compiles every figure', () => expect(Object.keys(federal).sort()).toEqual(Object.keys(figures).sort()));

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
    expect(federal.childTaxCredit).toBe(dollars(2_000));
    expect(federal.standardDeduction.head_of_household).toBe(dollars(21_900));
    expect(federal.medicalFloor).toBe(0.075);
    expect(federal.rateSchedules.single.map(({ rate }) => rate)).toEqual([0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37]);
  });
});
