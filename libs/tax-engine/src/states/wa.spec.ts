import { stateLine } from '../../testing/state-line';

const line = stateLine('WA');

describe('Washington', () => {
  it.each([
    [
      '640 - 11.8% of 2,916',
      'net_tax',
      { filing_status: 'head_of_household', num_children: 1, w2_income: 47000 },
      -295.91,
    ],
    [
      'a separate return is eligible',
      'net_tax',
      { filing_status: 'married_filing_separately', num_children: 1, w2_income: 16000 },
      -640,
    ],
    ['nothing at 18,591', 'net_tax', { w2_income: 18591 }, 0],
    ['no earnings', 'net_tax', { other_income: 9000 }, 0],
  ] as const)(
    'pays the working families credit, reduced before the federal limit and at least 50: %s',
    (_why, id, facts, amount) => expect(line(id, facts)).toBe(amount),
  );
});
