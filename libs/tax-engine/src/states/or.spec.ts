import { stateLine } from '../../testing/state-line';

const line = stateLine('OR');

describe('Oregon', () => {
  it.each([
    ['132,000: 5,000', 'agi', { w2_income: 132000 }, 127000],
    ['a separate return: half', 'agi', { filing_status: 'married_filing_separately', w2_income: 90000 }, 85875],
    ['145,000: nothing', 'agi', { w2_income: 145000 }, 145000],
    [
      'refundable child credit reduces it, the earned income credit does not: 40,000 with 1,083 of tax and 4,000 of credit',
      'agi',
      { filing_status: 'married_filing_jointly', num_children: 2, w2_income: 40000 },
      40000,
    ],
  ] as const)('subtracts federal tax up to a limit that falls with AGI: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  it.each([
    [
      'joint at 200,000: 2 x 249',
      'credit.or_exemption_credit',
      { filing_status: 'married_filing_jointly', w2_income: 200000 },
      498,
    ],
  ] as const)('ends the exemption credit at 100,000, or 200,000: %s', (_why, id, facts, amount) =>
    expect(line(id, facts)).toBe(amount),
  );

  // ORS 315.273(1)(c): 30,000 less 1,119 of federal tax is 3,131 over 25,750, so 1,869 of 5,000 is left.
  it('phases out the Kids Credit by income after the Oregon subtractions', () => {
    const facts = {
      w2_income: 30000,
      num_children: 1,
      dependents: [{ birth_date: '2021-03-01', relationship: 'dependent' as const }],
    };
    expect(line('agi', facts)).toBe(28881);
    expect(line('credit.or_ctc', facts)).toBe(373.8);
  });
});
