import fc from 'fast-check';
import { agedHousehold } from '../../testing/arbitrary';
import { request } from '../../testing/request';
import { estimate } from '../estimate';
import type { EstimateInput } from '../input';
import { noteIds } from './note';

const notesOf = (facts: Partial<EstimateInput>) => estimate(request(facts)).notes ?? [];
const idsOf = (facts: Partial<EstimateInput>): string[] => notesOf(facts).map(({ id }) => id);

describe('list of notes', () => {
  it('notes at the standard deduction that a filer of unknown age is assumed to be under 65', () =>
    expect(notesOf({})).toContainEqual({ id: 'filer_age_unknown', line: '1040.12', params: {} }));

  it('omits known ages', () => expect(idsOf({ filer_birth_date: '1980-05-05' })).not.toContain('filer_age_unknown'));

  it("requests the spouse's age on a joint return only", () => {
    expect(idsOf({ filing_status: 'married_filing_jointly' })).toContain('spouse_age_unknown');
    expect(idsOf({ filing_status: 'married_filing_separately' })).not.toContain('spouse_age_unknown');
  });

  it('identifies the child who is too old, and the affected line', () => {
    const notes = notesOf({
      num_children: 2,
      dependents: [
        { birth_date: '2010-01-01', relationship: 'child' },
        { birth_date: '2007-06-01', relationship: 'stepchild' },
      ],
    });
    const named = notes.filter(({ params }) => 'child' in params);
    expect(named).toEqual([{ id: 'child_not_under_17', line: '1040.19', params: { child: 2, age: 17 } }]);
  });

  it('assumes that a grown child earned little, and gives only the 500 credit for an adult relative', () => {
    const born = (birth_date: string, relationship: 'child' | 'dependent') => ({ birth_date, relationship });
    const notes = notesOf({
      num_children: 5,
      dependents: [
        born('2005-12-31', 'child'),
        born('2006-01-01', 'child'),
        born('2005-12-31', 'dependent'),
        born('2006-01-01', 'dependent'),
        { relationship: 'dependent' },
      ],
    });
    const summaries = notes.flatMap(({ id, line, params: { child } }) => (child ? [`${child} ${line} ${id}`] : []));
    expect(summaries.sort()).toEqual([
      '1 1040.19 adult_child_income',
      '1 1040.19 child_not_under_17',
      '1 1040.27 child_not_under_19',
      '2 1040.19 child_not_under_17',
      '3 1040.19 adult_relative_500',
      '4 1040.19 relative_500',
      '5 1040.19 child_age_unknown',
      '5 1040.19 relative_500',
    ]);
  });

  it('reports that a head of household has no qualifying person', () => {
    expect(idsOf({ filing_status: 'head_of_household' })).toContain('head_without_dependent');
    const parent = { birth_date: '1950-01-01', relationship: 'dependent' } as const;
    expect(idsOf({ filing_status: 'head_of_household', num_children: 1, dependents: [parent] })).not.toContain(
      'head_without_dependent',
    );
  });

  it('reports that the earned income credit is excluded by age', () => {
    expect(idsOf({ w2_income: 11_000, filer_birth_date: '2002-01-01' })).toContain('earned_income_credit_age');
    expect(idsOf({ w2_income: 60_000, filer_birth_date: '2002-01-01' })).not.toContain('earned_income_credit_age');
  });

  it('reports a dependent born after the year as excluded', () => {
    const newborn = { birth_date: '2025-02-02', relationship: 'child' } as const;
    const result = estimate(request({ w2_income: 60_000, num_children: 1, dependents: [newborn] }));
    expect(result.child_tax_credit).toBe(0);
    expect(result.notes?.map(({ id }) => id)).toContain('dependent_born_later');
  });

  describe('child who is not younger than the filer (IRC 152(c)(3))', () => {
    const filer = { w2_income: 12_000, filer_birth_date: '2007-03-01', num_children: 1 };
    const child = (birth_date: string) => ({ dependents: [{ birth_date, relationship: 'child' }] }) as const;

    it.each(['2006-06-06', '2007-03-01'])('gets $500 and no earned income credit: born on %s', (born) => {
      const result = estimate(request({ ...filer, w2_income: 25_000, ...child(born) }));
      expect(result).toMatchObject({ child_tax_credit: 500, earned_income_credit: 0 });
      const ofChild = result.notes?.filter(({ params }) => params.child === 1);
      expect(ofChild).toEqual([{ id: 'child_not_younger', line: '1040.19', params: { child: 1 } }]);
    });

    it('qualifies from the next day on', () => {
      const result = estimate(request({ ...filer, ...child('2007-03-02') }));
      expect(result.earned_income_credit).toBeGreaterThan(0);
      expect(result.notes?.map(({ id }) => id)).not.toContain('child_not_younger');
    });

    it('qualifies if younger than one spouse on a joint return', () => {
      const joint = { filing_status: 'married_filing_jointly', spouse_birth_date: '2005-01-01' } as const;
      const result = estimate(request({ ...filer, ...joint, ...child('2006-06-06') }));
      expect(result.earned_income_credit).toBeGreaterThan(0);
    });

    it('still satisfies the status of a surviving spouse', () =>
      expect(idsOf({ ...filer, filing_status: 'qualifying_widow', ...child('2006-06-06') })).not.toContain(
        'widow_without_child',
      ));
  });

  it('asks to check the birth date of a filer born after the year, and of the spouse on a joint return', () => {
    const born = { filer_birth_date: '2025-01-01', spouse_birth_date: '2025-06-01' };
    expect(idsOf({ ...born, filing_status: 'married_filing_jointly' })).toEqual(
      expect.arrayContaining(['filer_born_later', 'spouse_born_later']),
    );
    expect(notesOf(born)).toContainEqual({ id: 'filer_born_later', line: '1040.12', params: {} });
    expect(idsOf(born)).not.toContain('spouse_born_later');
    expect(idsOf({ filer_birth_date: '2024-12-31' })).not.toContain('filer_born_later');
  });

  describe('credit on a separate application', () => {
    const family = { w2_income: 20_000, num_children: 1, filing_status: 'head_of_household' } as const;
    const aged = (birth_date: string) => ({ dependents: [{ birth_date, relationship: 'child' }] }) as const;

    it('is in the estimate if the answers decide it, with a note at its line', () => {
      const line = 'state.credit.wa_working_families_tax_credit';
      const result = estimate(request({ ...family, state: 'WA' }));
      expect(result.lines).toContainEqual(expect.objectContaining({ id: line, amount: 640 }));
      expect(result.notes).toContainEqual({ id: 'separate_application_included', line, params: { state: 'WA' } });
    });

    it('has no note without the credit', () =>
      expect(idsOf({ ...family, state: 'WA', w2_income: 90_000 })).not.toContain('separate_application_included'));

    it('is left out if care or the order of applications decides it, with a note for children under 6', () => {
      const ofNebraska = { ...family, state: 'NE' } as const;
      expect(notesOf({ ...ofNebraska, ...aged('2019-01-01') })).toContainEqual({
        id: 'separate_application_left_out',
        line: 'state.net_tax',
        params: { state: 'NE' },
      });
      expect(idsOf({ ...ofNebraska, ...aged('2018-12-31') })).not.toContain('separate_application_left_out');
      expect(estimate(request(ofNebraska)).left_out).toContain(
        'Child care tax credit for children of 5 and under (a separate application)',
      );
    });
  });

  it('has known ids, once per line and person', () =>
    fc.assert(
      fc.property(agedHousehold, (facts) => {
        const notes = estimate(facts).notes ?? [];
        expect(notes.filter(({ id }) => !noteIds.includes(id))).toEqual([]);
        const keys = notes.map(({ id, params }) => `${id} ${params.child ?? ''}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    ));
});
