import { request } from '../testing/request';
import { estimate } from './estimate';
import type { Dependent, EstimateInput } from './input';

/** A Michigan household worked out by hand from the law; lines that are not listed are not checked. */
type Worked = readonly [words: string, facts: Partial<EstimateInput>, lines: Readonly<Record<string, number>>];

const joint = { filing_status: 'married_filing_jointly' } as const;
const head = { filing_status: 'head_of_household' } as const;
const list = (...dependents: Dependent[]) => ({ num_children: dependents.length, dependents });
const child = (birth_date: string): Dependent => ({ birth_date, relationship: 'child' });

const retired: readonly Worked[] = [
  [
    'a couple, the older born before 1946: the whole pension, up to 128,080',
    { ...joint, filer_birth_date: '1947-03-01', spouse_birth_date: '1945-12-31', retirement_income: 90_000 },
    // 29,200 + 2 x 1,550; row 57,700 to 57,750 of the Tax Table: 2,320 + 12% of 34,525.
    { '1040.12': 32_300, '1040.15': 57_700, '1040.16': 6_463, 'state.line.mi_retirement': 90_000, 'state.net_tax': 0 },
  ],
  [
    'born in 1950 with a pension: half of 64,040 exceeds it, and 20,000 would be less',
    { filer_birth_date: '1950-05-05', retirement_income: 30_000, other_income: 8_000 },
    { 'state.line.mi_retirement': 30_000, 'state.taxable_income': 2_400, 'state.net_tax': 102 },
  ],
  [
    'born in 1950 and still at work: 20,000 against all income',
    { filer_birth_date: '1950-05-05', w2_income: 26_000, retirement_income: 5_000 },
    { 'state.line.mi_retirement': 20_000, 'state.taxable_income': 5_400, 'state.net_tax': 229.5 },
  ],
  [
    'born in 1955: 20,000 less the exemption of 5,600 beats a pension of 10,000',
    { filer_birth_date: '1955-09-09', w2_income: 30_000, retirement_income: 10_000 },
    { 'state.line.mi_retirement': 14_400, 'state.taxable_income': 20_000, 'state.net_tax': 850 },
  ],
  [
    'a couple, the older 67 on the last day: 40,000 less two exemptions',
    {
      ...joint,
      filer_birth_date: '1964-02-02',
      spouse_birth_date: '1958-01-01',
      w2_income: 50_000,
      retirement_income: 25_000,
    },
    { 'state.line.mi_retirement': 28_800, 'state.taxable_income': 35_000, 'state.net_tax': 1_487.5 },
  ],
  [
    'born a day later: only half of 64,040, against the pension',
    { filer_birth_date: '1958-01-02', retirement_income: 40_000 },
    { 'state.line.mi_retirement': 32_020, 'state.taxable_income': 2_380, 'state.net_tax': 101.15 },
  ],
  [
    'born on the last day of 1962: half of 64,040',
    { filer_birth_date: '1962-12-31', retirement_income: 70_000 },
    { 'state.line.mi_retirement': 32_020, 'state.taxable_income': 32_380, 'state.net_tax': 1_376.15 },
  ],
  [
    'born in 1963: nothing',
    { filer_birth_date: '1963-01-01', retirement_income: 70_000 },
    { 'state.line.mi_retirement': 0, 'state.taxable_income': 64_400, 'state.net_tax': 2_737 },
  ],
  [
    'a surviving spouse born in 1948: the single amounts, and the married standard deduction',
    { filing_status: 'qualifying_widow', filer_birth_date: '1948-07-07', retirement_income: 60_000 },
    // 29,200 + 1,550; row 29,250 to 29,300: 2,320 + 12% of 6,075, less the credit for the elderly, which ends far
    // below.
    { '1040.12': 30_750, '1040.16': 3_049, '1040.20': 0, 'state.line.mi_retirement': 32_020, 'state.net_tax': 951.15 },
  ],
  [
    'single, 65, low income: the credit for the elderly reduces the tax',
    { filer_birth_date: '1959-04-04', retirement_income: 17_000 },
    // 14,600 + 1,950; row 450 to 475: 46.25. Schedule R: 15% of (5,000 - half of 9,500) = 37.50.
    { '1040.15': 450, '1040.16': 46, '1040.20': 37.5, '1040.24': 8.5, 'state.line.mi_retirement': 17_000 },
  ],
];

const families: readonly Worked[] = [
  [
    'a child of 17: 500, and still a child for the earned income credit',
    { ...head, w2_income: 30_000, ...list(child('2007-12-31')) },
    // 8,100 taxable, row 8,100 to 8,150: 812.50. Credit: 4,213 - 15.98% of (30,025 - 22,720).
    { '1040.16': 813, '1040.19': 500, '1040.24': 313, '1040.27': 3_046, '1040.28': 0, 'state.credit.mi_eitc': 913.8 },
  ],
  [
    'a day younger, a child of 16: 2,000, of which 1,187 is refunded',
    { ...head, w2_income: 30_000, ...list(child('2008-01-01')) },
    { '1040.16': 813, '1040.19': 813, '1040.24': 0, '1040.27': 3_046, '1040.28': 1_187 },
  ],
  [
    'a student of 19 is not a child for the earned income credit',
    { ...head, w2_income: 28_000, ...list(child('2005-12-31')) },
    // 6,100 taxable, row 6,100 to 6,150: 612.50; Michigan exempts any age.
    { '1040.16': 613, '1040.19': 500, '1040.24': 113, '1040.27': 0, 'state.net_tax': 714 },
  ],
  [
    'students of 18 and 23, and a grandmother: one child for the earned income credit, 500 for each',
    {
      ...joint,
      w2_income: 52_000,
      ...list(child('2006-06-06'), child('2001-02-02'), { birth_date: '1950-01-01', relationship: 'dependent' }),
    },
    // 22,800 taxable, row 22,800 to 22,850: 2,282.50. Credit: 4,213 - 15.98% of (52,025 - 29,640).
    { '1040.16': 2_283, '1040.19': 1_500, '1040.24': 783, '1040.27': 636, '1040.28': 0, 'state.net_tax': 829.2 },
  ],
];

const alone: readonly Worked[] = (
  [
    ['24', '2000-01-02', 0],
    ['25 on the last day', '2000-01-01', 502],
    ['64', '1960-01-02', 502],
    ['65 on the last day, which the credit does not count yet', '1960-01-01', 502],
    ['65', '1959-12-31', 0],
  ] as const
).map(([age, filer_birth_date, credit]) => [
  `a filer of ${age} without children`,
  { w2_income: 12_000, filer_birth_date },
  // 632 - 7.65% of (12,025 - 10,330); Michigan pays 30% of it.
  { '1040.27': credit, 'state.credit.mi_eitc': credit * 0.3 },
]);

const detroit: readonly Worked[] = [
  [
    'a family in Detroit with too little withheld for the city',
    { ...joint, w2_income: 62_000, city_withheld: 1_200, ...list(child('2007-03-01'), child('2012-03-01')) },
    { 'local.line.exemptions': 2_400, 'local.taxable_income': 59_600, 'local.tax': 1_430.4, 'local.withheld': 1_200 },
  ],
  [
    'a retired worker in Detroit: neither pension nor unemployment is taxed, one more exemption from 65',
    { filer_birth_date: '1959-01-01', w2_income: 10_000, retirement_income: 24_000, unemployment_income: 2_000 },
    { 'local.line.exemptions': 1_200, 'local.taxable_income': 8_800, 'local.tax': 211.2, 'state.net_tax': 272 },
  ],
  [
    'a couple of 66 and 70 with two dependents: six exemptions',
    {
      ...joint,
      filer_birth_date: '1958-08-08',
      spouse_birth_date: '1954-08-08',
      w2_income: 40_000,
      ...list(child('2010-05-05'), { birth_date: '1930-05-05', relationship: 'dependent' }),
    },
    // Michigan: 40,000 - 22,400 of the deduction, then 22,400 of exemptions leave nothing; 30% of 4,213 - 15.98% of
    // (40,025 - 29,640) is paid.
    { 'local.line.exemptions': 3_600, 'local.tax': 873.6, 'state.line.mi_retirement': 17_600, 'state.net_tax': -765.9 },
  ],
];

it.each([
  ...retired,
  ...families,
  ...alone,
  ...detroit.map(([words, facts, lines]): Worked => [words, { ...facts, city: 'Detroit' }, lines]),
])('%s', (_words, facts, lines) => {
  const answer = estimate(request({ state: 'MI', ...facts }));
  const amounts = new Map(answer.lines.map(({ id, amount }) => [id, amount]));
  expect(Object.fromEntries(Object.keys(lines).map((id) => [id, amounts.get(id) ?? 0]))).toEqual(lines);
});
