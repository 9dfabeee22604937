import { inOneShape, mixedHouseholds, withBirthDates } from './households';

const lists = { stateCodes: ['AL', 'AK', 'AZ'], filingStatuses: ['single', 'married_filing_jointly'] };

describe('benchmark household generator', () => {
  const households = mixedHouseholds(3_000, lists);

  it('produces the same households in every run', () => expect(mixedHouseholds(3_000, lists)).toEqual(households));

  it('covers all states equally', () => {
    for (const state of lists.stateCodes) expect(households.filter((home) => home.state === state)).toHaveLength(1_000);
  });

  it('gives everyone a birth date in the age benchmark, and lists as many dependents as children', () => {
    const dated = withBirthDates(households);
    for (const { dependents, num_children, filer_birth_date } of dated) {
      expect(dependents).toHaveLength(num_children);
      expect(filer_birth_date).toMatch(/^(?:19|20)\d\d-\d\d-\d\d$/);
    }
    const keys = new Set(inOneShape([...households, ...dated]).map((home) => Object.keys(home).join()));
    expect(keys.size).toBe(1);
  });

  it('uses amounts in whole cents and a mix of facts', () => {
    for (const home of households) expect(home.w2_income).toBe(Math.round(home.w2_income * 100) / 100);
    const shareWith = (field: keyof (typeof households)[number]) =>
      households.filter((home) => home[field]).length / households.length;
    expect(shareWith('w2_income')).toBeGreaterThan(0.7);
    expect(shareWith('self_employment_income')).toBeGreaterThan(0.2);
    expect(shareWith('mortgage_interest')).toBeGreaterThan(0.15);
    expect(shareWith('federal_withheld')).toBeGreaterThan(0.1);
  });
});
