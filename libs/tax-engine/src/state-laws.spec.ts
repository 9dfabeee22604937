import { request } from '../testing/request';
import { federalReturnOf } from './federal/federal-return';
import { householdOf } from './household';
import { stateCodes, type EstimateInput, type StateCode } from './input';
import { law2024 } from './law/2024/law';
import { stateLaw } from './state-laws';
import { statesFromAToM } from './states/a-m';
import { statesFromNToZ } from './states/n-z';

const outcomeOf = (state: StateCode, facts: Partial<EstimateInput>) => {
  const home = householdOf(request({ ...facts, state }), law2024);
  return stateLaw(state, law2024).compute(home, federalReturnOf(home, law2024.federal));
};

/** Households to which most credits apply: low and middle incomes, with and without children and a pension. */
const households: readonly Partial<EstimateInput>[] = [
  {},
  { w2_income: 9_000 },
  { w2_income: 24_000, num_children: 2, filing_status: 'head_of_household' },
  { w2_income: 40_000, num_children: 3, filing_status: 'married_filing_jointly', retirement_income: 5_000 },
  { w2_income: 75_000, filing_status: 'married_filing_separately', charitable_donations: 20_000 },
];

describe('state registry', () => {
  const laws = [...statesFromAToM(law2024.states), ...statesFromNToZ(law2024.states)];

  it('has each jurisdiction once', () => expect(laws.map((law) => law.code).sort()).toEqual([...stateCodes].sort()));

  it('has unique names', () => expect(new Set(laws.map((law) => law.name)).size).toBe(laws.length));
});

describe.each(stateCodes)('law of %s', (code) => {
  const law = stateLaw(code, law2024);

  it('lists unsupported items as phrases without a period', () => {
    for (const phrase of law.unsupported) expect(phrase).toMatch(/^[A-Z0-9].*[^.\s]$/);
  });

  it('prefixes its credits with its code, and has each only once', () => {
    for (const facts of households) {
      const names = outcomeOf(code, facts).credits.map(([at]) => at.name);
      expect(names.filter((name) => !name.startsWith(`${code.toLowerCase()}_`))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has a rate that fits its kind', () => {
    const rates = new Set(households.map((facts) => outcomeOf(code, facts).rate));
    if (law.kind === 'none') expect([...rates]).toEqual([0]);
    if (law.kind === 'flat') expect(rates.size).toBe(1);
  });

  it('withholds nothing without wages, and at most the tax before credits', () => {
    for (const facts of households) {
      const { withholdingBasis, taxBeforeCredits } = outcomeOf(code, facts);
      expect(withholdingBasis).toBeLessThanOrEqual(taxBeforeCredits);
    }
    expect(outcomeOf(code, {}).withholdingBasis).toBe(0);
  });
});
