import { request } from '../testing/request';
import { estimate } from './estimate';
import { stateCodes } from './input';
import { lawOf } from './law/laws';
import { compileFederal } from './law/federal-law';
import { taxLaw } from './law/tax-law';
import figures from './law/2025/federal.json' with { type: 'json' };

const [law2024, law2025] = [lawOf(2024), lawOf(2025)];

describe('an estimate for a year without state figures of its own', () => {
  const facts = request({ state: 'MI', city: 'Detroit', w2_income: 60_000, filer_birth_date: '1950-01-01' });
  const result = estimate(facts, law2025);

  it('lists the state and city lines that rest on 2024, and no federal ones', () => {
    expect(result.carried_law?.tax_year).toBe(2024);
    const ids = result.carried_law?.lines ?? [];
    expect(ids).toEqual(expect.arrayContaining(['state.agi', 'state.net_tax', 'state.withheld', 'local.tax']));
    expect(ids.filter((id) => !/^(state|local)\./.test(id))).toEqual([]);
    expect(ids).not.toContain('local.withheld');
  });

  it('leaves out a given withholding', () => {
    const lines = estimate({ ...facts, state_withheld: 1_000 }, law2025).carried_law?.lines;
    expect(lines).not.toContain('state.withheld');
  });

  it('has a note for each return and a sentence', () => {
    expect(result.notes?.filter(({ id }) => id.endsWith('_law_carried'))).toEqual([
      { id: 'state_law_carried', line: 'state.agi', params: { state: 'MI', year: 2024 } },
      { id: 'city_law_carried', line: 'local.taxable_income', params: { city: 'Detroit', year: 2024 } },
    ]);
    expect(result.assumptions).toContain(
      'We don’t have Michigan’s figures for 2025 yet, so its return uses those for 2024.',
    );
    expect(result.engine_version).toMatch(/^2025\./);
  });

  it.each(stateCodes)('marks the return of %s unless it has no figures', (state) => {
    const { carried_law, lines } = estimate(request({ state, w2_income: 50_000 }), law2025);
    const hasTax = lines.some(({ id, amount }) => id === 'state.net_tax' && amount !== 0);
    if (hasTax) expect(carried_law?.lines).toContain('state.net_tax');
    if (state === 'TX') expect(carried_law).toBeUndefined();
  });

  it('lists a federal line whose figure is carried', () => {
    const federal = { ...figures, childTaxCredit: { ...figures.childTaxCredit, status: 'carried' } };
    const law = taxLaw({ year: 2025, federal, states: law2025.states, otherYear: 2025 });
    expect(law.federal).toEqual(compileFederal(figures));
    expect(estimate(facts, law).carried_law?.lines).toEqual(['1040.19']);
  });
});

it('marks nothing for 2024', () => {
  const result = estimate(request({ state: 'MI', w2_income: 60_000 }), law2024);
  expect(JSON.stringify(result)).not.toContain('carried');
});
