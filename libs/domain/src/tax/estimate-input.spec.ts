import { completeEstimateInput } from './estimate-input';
import type { TaxEstimateRequest } from './tax.dto';

const minimal = { filing_status: 'single', state: 'MI' } as const;

describe('completeEstimateInput', () => {
  it.each<[string, unknown]>([
    ['absent', undefined],
    ['null', null],
    ['empty text', ''],
  ])('treats %s as missing: amounts become 0, and the engine estimates the withholding', (_what, nothing) => {
    const request = { ...minimal, num_children: nothing, w2_income: nothing, federal_withheld: nothing };
    const input = completeEstimateInput(request as TaxEstimateRequest);
    expect(input).toMatchObject({ ...minimal, num_children: 0, w2_income: 0, medical_expenses: 0 });
    expect(input.federal_withheld).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['absent', undefined],
    ['null', null],
    ['empty text', ''],
  ])('passes no birth date or city to the engine if they are %s', (_what, nothing) => {
    const facts = { filer_birth_date: nothing, spouse_birth_date: nothing, city: nothing, dependents: nothing };
    const input = completeEstimateInput({ ...minimal, num_children: 2, ...facts } as TaxEstimateRequest);
    expect(input).toMatchObject({ num_children: 2, dependents: undefined });
    expect([input.filer_birth_date, input.spouse_birth_date, input.city]).toEqual([undefined, undefined, undefined]);
  });

  it.each([undefined, null, '', false])('leaves %p out as a fact about a filer', (nothing) => {
    const input = completeEstimateInput({
      ...minimal,
      filer_blind: nothing,
      spouse_claimable: nothing,
    } as TaxEstimateRequest);
    expect([input.filer_blind, input.spouse_claimable]).toEqual([undefined, undefined]);
  });

  it('maps every fact about a filer to its own field', () => {
    const facts = ['blind', 'student', 'claimable'].flatMap((fact) => [`filer_${fact}`, `spouse_${fact}`]);
    for (const fact of facts) {
      const input = completeEstimateInput({ ...minimal, [fact]: true });
      expect(Object.entries(input).filter(([, value]) => value === true)).toEqual([[fact, true]]);
    }
  });

  it('derives the number of children from the listed dependents', () => {
    const dependents = [{ birth_date: '2010-05-05', relationship: 'child' }, { relationship: 'dependent' }] as const;
    expect(completeEstimateInput({ ...minimal, dependents: [...dependents] })).toMatchObject({
      num_children: 2,
      dependents,
    });
  });

  it('keeps given values, including a withholding of 0', () => {
    const given = { ...minimal, num_children: 3, w2_income: 50_000.25, state_withheld: 0, estimated_payments: 12 };
    expect(completeEstimateInput(given)).toMatchObject(given);
  });

  it('maps every amount to its own field', () => {
    const incomes = { w2_income: 1, self_employment_income: 2, business_loss: 3, unemployment_income: 4 };
    const others = { retirement_income: 5, other_income: 6, mortgage_interest: 7, charitable_donations: 8 };
    const rest = { medical_expenses: 9, state_local_taxes: 10, federal_withheld: 11, city_withheld: 12 };
    const insured = { marketplace_premiums: 13, marketplace_silver_plan: 14, marketplace_advance: 15 };
    const texts = { filer_birth_date: '1980-01-01', spouse_birth_date: '1981-01-01', city: 'Detroit' };
    const additional = { qualified_tips: 16, qualified_overtime: 17, car_loan_interest: 18 };
    const given = { ...minimal, ...incomes, ...others, ...rest, ...insured, ...additional, ...texts };
    expect(completeEstimateInput(given)).toMatchObject(given);
  });
});
