import { request } from '../../testing/request';
import { estimate } from '../estimate';
import type { EstimateInput } from '../input';
import { lawOf } from '../law/laws';

const added = ['blind', 'claimable', 'student', 'limited', 'unearned'];
const notesOf = (facts: Partial<EstimateInput>, year = 2024) =>
  (estimate(request(facts), lawOf(year)).notes ?? []).filter(({ id }) => added.some((word) => id.includes(word)));
const idsOf = (facts: Partial<EstimateInput>, year?: number): string[] => notesOf(facts, year).map(({ id }) => id);

describe('notes about filers', () => {
  it('has none without the facts', () => expect(idsOf({ state: 'HI', w2_income: 9_000 })).toEqual([]));

  it('states how much higher the standard deduction of blind filers is', () => {
    const facts = { filing_status: 'married_filing_jointly', filer_blind: true, spouse_blind: true } as const;
    expect(notesOf(facts)).toEqual([{ id: 'filers_blind', line: '1040.12', params: { filers: 2, amount: 3_100 } }]);
    expect(idsOf({ filer_blind: true, w2_income: 90_000, mortgage_interest: 30_000 })).toEqual([]);
  });

  it('states the limited standard deduction', () => {
    expect(notesOf({ filer_claimable: true, w2_income: 6_000 })).toContainEqual({
      id: 'standard_deduction_limited',
      line: '1040.12',
      params: { amount: 6_450 },
    });
    expect(idsOf({ filer_claimable: true, w2_income: 20_000 })).toEqual([]);
  });

  it('explains lost credits and dependents', () => {
    const facts = { filer_claimable: true, w2_income: 9_000, num_children: 2, filer_birth_date: '2006-02-02' };
    expect(idsOf(facts)).toEqual([
      'standard_deduction_limited',
      'claimable_without_dependents',
      'claimable_without_earned_income_credit',
    ]);
    expect(notesOf(facts)).toContainEqual({
      id: 'claimable_without_dependents',
      line: '1040.19',
      params: { children: 2 },
    });
    const others = (estimate(request(facts)).notes ?? []).map(({ id }) => id);
    expect(others).not.toContain('children_ages_unknown');
  });

  it('warns that those who file jointly can rarely be claimed', () =>
    expect(idsOf({ filing_status: 'married_filing_jointly', spouse_claimable: true })).toContain(
      'claimable_on_joint_return',
    ));

  it('mentions the credits of students', () => {
    expect(idsOf({ filer_student: true })).toEqual(['student_credits_left_out']);
    expect(idsOf({ spouse_student: true })).toEqual([]);
    expect(idsOf({ filing_status: 'married_filing_jointly', spouse_student: true })).toEqual([
      'student_credits_left_out',
    ]);
  });

  it.each([
    [2024, 2_600],
    [2025, 2_700],
    [2026, 2_700],
  ])('says that the tax of the parents may apply to unearned income in %d', (year, limit) => {
    const student = { filer_student: true, filer_birth_date: `${year - 20}-05-05` };
    const id = 'unearned_income_of_child';
    expect(notesOf({ ...student, other_income: limit + 1 }, year)).toContainEqual({
      id,
      line: '1040.16',
      params: { amount: limit },
    });
    expect(idsOf({ ...student, other_income: limit }, year)).not.toContain(id);
    expect(idsOf({ ...student, filer_birth_date: `${year - 24}-05-05`, other_income: 9_000 }, year)).not.toContain(id);
    expect(
      idsOf({ filer_claimable: true, filer_birth_date: `${year - 18}-05-05`, other_income: 9_000 }, year),
    ).toContain(id);
  });

  it.each([
    ['HI', { filer_blind: true }, 'state_blind_left_out'],
    ['NJ', { filer_blind: true, retirement_income: 9_000 }, 'state_blind_left_out'],
    ['NY', { filer_claimable: true }, 'state_claimable_left_out'],
  ] as const)('names the rule of %s that is not computed', (state, facts, id) =>
    expect(notesOf({ state, ...facts })).toContainEqual({ id, line: 'state.agi', params: { state } }),
  );

  it.each(['MI', 'CO', 'TX'] as const)('has none about %s, whose return follows', (state) =>
    expect(idsOf({ state, filer_claimable: true, filer_blind: true }).filter((id) => id.startsWith('state'))).toEqual(
      [],
    ),
  );
});
