import { differences } from './differences';

describe('differences', () => {
  it('finds none in what only looks different', () => {
    expect(differences({ ssn: '123-45-6789', city: '' }, { ssn: '123456789', city: null, w2_income: 0 })).toEqual([]);
  });

  it('ignores a spouse who is switched off', () => {
    expect(differences({ has_spouse: false, spouse_info: { first_name: 'Ann' } }, { has_spouse: false })).toEqual([]);
  });

  it('names each field that differs, and each child that is only on one side', () => {
    const mine = { city: 'Detroit', has_children: true, children: [{ first_name: 'Max' }] };
    const theirs = { city: 'Dearborn', w2_income: 5 };
    expect(differences(mine, theirs)).toEqual(
      expect.arrayContaining([
        { field: 'city', mine: 'Detroit', theirs: 'Dearborn' },
        { field: 'w2_income', mine: 0, theirs: 5 },
        { field: 'children.0.first_name', mine: 'Max', theirs: null },
      ]),
    );
  });
});
