import { request } from '../testing/request';
import { estimate } from './estimate';
import type { Dependent, EstimateInput } from './input';
import { lawOf } from './law/laws';

/** A household worked out by hand; lines that are not listed are not checked, and absent lines are 0. */
type Worked = readonly [words: string, facts: Partial<EstimateInput>, lines: Readonly<Record<string, number>>];

const joint = { filing_status: 'married_filing_jointly' } as const;
const child: Dependent = { birth_date: '2022-02-02', relationship: 'child' };
const mother = { filing_status: 'head_of_household', num_children: 1, dependents: [child], w2_income: 9_000 } as const;

function expectLines(facts: Partial<EstimateInput>, lines: Readonly<Record<string, number>>, year = 2024): void {
  const answer = estimate(request(facts), lawOf(year));
  const amounts = new Map(answer.lines.map(({ id, amount }) => [id, amount]));
  expect(Object.fromEntries(Object.keys(lines).map((id) => [id, amounts.get(id) ?? 0]))).toEqual(lines);
}

const blind: readonly Worked[] = [
  [
    'a blind single filer: 14,600 and 1,950',
    { w2_income: 40_000, filer_blind: true },
    // Row 23,450 to 23,500 of the Tax Table: 1,160 + 12% of 11,875.
    { '1040.12': 16_550, '1040.15': 23_450, '1040.16': 2_585 },
  ],
  [
    'a blind filer of 65: two additions',
    { retirement_income: 30_000, filer_blind: true, filer_birth_date: '1950-05-05' },
    { '1040.12': 18_500, '1040.15': 11_500 },
  ],
  [
    'a couple, both 65 and one blind: three additions of 1,550',
    { ...joint, filer_birth_date: '1950-05-05', spouse_birth_date: '1951-05-05', spouse_blind: true },
    { '1040.12': 33_850 },
  ],
  [
    'the spouse on a separate return does not count',
    { filing_status: 'married_filing_separately', spouse_blind: true },
    { '1040.12': 14_600 },
  ],
];

const claimable: readonly Worked[] = [
  [
    'a student with wages of 6,000: earned income and 450',
    { w2_income: 6_000, filer_claimable: true, filer_student: true, filer_birth_date: '2005-06-15' },
    { '1040.12': 6_450, '1040.15': 0, '1040.27': 0 },
  ],
  [
    'wages of 6,000 and 2,000 of other income',
    { w2_income: 6_000, other_income: 2_000, filer_claimable: true },
    // Row 1,550 to 1,575 of the Tax Table: 10% of 1,562.50.
    { '1040.12': 6_450, '1040.15': 1_550, '1040.16': 156 },
  ],
  [
    'no earned income: the minimum of 1,300',
    { other_income: 3_000, filer_claimable: true },
    // Row 1,700 to 1,725: 10% of 1,712.50.
    { '1040.12': 1_300, '1040.15': 1_700, '1040.16': 171 },
  ],
  [
    'business profit counts after half of the self-employment tax',
    // 92.35% of 4,000: 12.4% is 458.06 and 2.9% is 107.13; half is 282.60. 3,717.40 + 450.
    { self_employment_income: 4_000, filer_claimable: true },
    { '1040.11': 3_717.4, '1040.12': 4_167.4 },
  ],
  ['enough earnings: the regular 14,600', { w2_income: 20_000, filer_claimable: true }, { '1040.12': 14_600 }],
  [
    'blind as well: the addition is on top',
    { w2_income: 6_000, filer_claimable: true, filer_blind: true },
    { '1040.12': 8_400 },
  ],
  [
    'a couple of whom one can be claimed: the limit is for both',
    { ...joint, w2_income: 12_000, spouse_claimable: true },
    { '1040.12': 12_450 },
  ],
];

const credits: readonly Worked[] = [
  // The credit without children is at its maximum of 632 from 8,260 to 10,330.
  ['nobody claims the filer', { w2_income: 9_000, filer_claimable: false }, { '1040.27': 632 }],
  ['no credit without children', { w2_income: 9_000, filer_claimable: true }, { '1040.27': 0 }],
  [
    'a couple of whom one can be claimed gets no credit without children either',
    { ...joint, w2_income: 9_000, spouse_claimable: true },
    { '1040.27': 0 },
  ],
  // 34% of 9,025, the middle of the row; Schedule 8812: 15% of 9,000 - 2,500 is 975.
  ['a mother whom nobody claims', mother, { '1040.27': 3_069, '1040.28': 975 }],
  [
    'a mother of 30: the earned income credit, but no child tax credit',
    { ...mother, filer_claimable: true, filer_birth_date: '1994-04-04' },
    { '1040.19': 0, '1040.27': 3_069, '1040.28': 0 },
  ],
  [
    'a mother of 18 is a qualifying child herself',
    { ...mother, filer_claimable: true, filer_birth_date: '2006-04-04' },
    { '1040.27': 0, '1040.28': 0 },
  ],
  [
    'a mother of 22 who studies is one too',
    { ...mother, filer_claimable: true, filer_student: true, filer_birth_date: '2002-04-04' },
    { '1040.27': 0 },
  ],
  [
    'a mother of 22 who does not study is not',
    { ...mother, filer_claimable: true, filer_birth_date: '2002-04-04' },
    { '1040.27': 3_069 },
  ],
  [
    'nor is one who files jointly',
    { ...mother, ...joint, filer_claimable: true, filer_birth_date: '2006-04-04' },
    { '1040.27': 3_069, '1040.28': 0 },
  ],
];

it.each([...blind, ...claimable, ...credits])('%s', (_words, facts, lines) => expectLines(facts, lines));

it.each([
  [2025, { filer_blind: true }, 17_750],
  [2025, { ...joint, filer_blind: true, spouse_blind: true }, 34_700],
  [2025, { filer_claimable: true }, 1_350],
  [2025, { filer_claimable: true, w2_income: 6_000 }, 6_450],
  [2026, { filer_blind: true }, 18_150],
  [2026, { ...joint, filer_blind: true, spouse_blind: true }, 35_500],
  [2026, { filer_claimable: true }, 1_350],
  [2026, { filer_claimable: true, w2_income: 6_000 }, 6_450],
] as const)('%d, %j: a standard deduction of %d', (year, facts, amount) =>
  expectLines(facts, { '1040.12': amount }, year),
);

/** Single, wages of 40,000, blind; 2024. */
const inStates: readonly (readonly [state: EstimateInput['state'], lines: Readonly<Record<string, number>>])[] = [
  ['AR', { 'state.credit.ar_personal_credits': 58 }],
  ['AZ', { 'state.line.az_blind_exemption': 1_500, 'state.taxable_income': 23_900, 'state.net_tax': 597.5 }],
  ['CA', { 'state.credit.ca_exemptions': 298 }],
  ['CO', { 'state.taxable_income': 23_450 }],
  ['DC', { 'state.line.dc_deduction': 16_550 }],
  ['DE', { 'state.line.de_senior_deduction': 2_500, 'state.taxable_income': 34_250 }],
  ['GA', { 'state.line.ga_deduction': 12_000 }],
  ['IA', { 'state.credit.ia_exemption_credit': 60 }],
  ['IL', { 'state.line.il_exemptions': 3_775, 'state.taxable_income': 36_225 }],
  ['IN', { 'state.line.in_exemptions': 2_000 }],
  ['KS', { 'state.line.ks_deduction': 4_455 }],
  ['KY', { 'state.credit.ky_personal_tax_credits': 40 }],
  // 1.85% of 4,500 and 1,000.
  ['LA', { 'state.line.la_exemptions': 101.75 }],
  ['MA', { 'state.line.ma_exemptions': 6_600, 'state.net_tax': 1_570 }],
  ['MD', { 'state.line.md_exemptions': 4_200 }],
  ['ME', { 'state.line.me_deduction': 16_550 }],
  ['MI', { 'state.line.mi_exemptions': 8_900, 'state.taxable_income': 31_100, 'state.net_tax': 1_321.75 }],
  ['MN', { 'state.line.mn_deduction': 16_525 }],
  ['MO', { 'state.line.mo_deduction': 16_550 }],
  ['MS', { 'state.line.ms_exemptions': 7_500 }],
  ['NE', { 'state.line.ne_deduction': 10_300 }],
  ['NJ', { 'state.line.nj_exemptions': 2_000 }],
  ['OK', { 'state.line.ok_exemptions': 2_000 }],
  ['OR', { 'state.line.or_deduction': 3_945 }],
  ['VA', { 'state.line.va_exemptions': 1_730 }],
  ['VT', { 'state.line.vt_deduction': 8_600 }],
];

it.each(inStates)('%s: a blind filer', (state, lines) =>
  expectLines({ state, w2_income: 40_000, filer_blind: true }, lines),
);

describe('other rules of states and cities', () => {
  it('NM: a filer who is both 65 and blind has one exemption, and one more person for the rebate', () => {
    const facts = { state: 'NM', retirement_income: 15_000, filer_birth_date: '1950-05-05' } as const;
    expectLines({ ...facts, filer_blind: true }, { 'state.line.nm_senior_exemption': 8_000 });
    expectLines({ state: 'NM', other_income: 15_000, filer_blind: true }, { 'state.line.nm_senior_exemption': 8_000 });
    expectLines(
      { state: 'NM', ...joint, other_income: 15_000, filer_birth_date: '1950-05-05', spouse_blind: true },
      { 'state.line.nm_senior_exemption': 16_000 },
    );
  });

  it('LA: no exemption for blind filers from 2025', () => {
    const facts = { state: 'LA', w2_income: 40_000 } as const;
    const netTax = (more: Partial<EstimateInput>) =>
      estimate(request({ ...facts, ...more }), lawOf(2025)).lines.find(({ id }) => id === 'state.net_tax')?.amount;
    expect(netTax({ filer_blind: true })).toBe(netTax({}));
  });

  it('MI: 1,500 instead of 5,600 for each filer whom someone else can claim', () => {
    const alone = { state: 'MI', w2_income: 6_000, filer_claimable: true } as const;
    expectLines(alone, { 'state.line.mi_exemptions': 1_500, 'state.taxable_income': 4_500, 'state.net_tax': 191.25 });
    expectLines({ ...alone, ...joint }, { 'state.line.mi_exemptions': 7_100 });
    expectLines({ ...alone, ...joint, spouse_claimable: true }, { 'state.line.mi_exemptions': 3_000 });
  });

  it.each([
    [2025, 5_800 + 3_400],
    [2026, 5_800 + 3_400],
  ])('MI: the special exemption of %d', (year, amount) =>
    expectLines({ state: 'MI', w2_income: 40_000, filer_blind: true }, { 'state.line.mi_exemptions': amount }, year),
  );

  it('MO: no working families credit for a filer whom someone else can claim', () => {
    const facts = { state: 'MO', ...mother, w2_income: 30_000, filer_birth_date: '1994-04-04' } as const;
    const creditOf = (more: Partial<EstimateInput>) =>
      estimate(request({ ...facts, ...more })).lines.find(({ id }) => id === 'state.credit.mo_wftc')?.amount ?? 0;
    expect(creditOf({})).toBeGreaterThan(0);
    expect(creditOf({ filer_claimable: true })).toBe(0);
  });

  it('Detroit: one more exemption for a blind filer, and the regular one for a claimable filer', () => {
    const facts = { state: 'MI', city: 'Detroit', w2_income: 40_000 } as const;
    expectLines({ ...facts, filer_blind: true }, { 'local.line.exemptions': 1_200 });
    expectLines({ ...facts, filer_claimable: true }, { 'local.line.exemptions': 600 });
  });
});
