import { marketplaceCoverageOf } from '../federal/marketplace-coverage';
import type { EstimateInput } from '../input';
import type { TaxLaw } from '../law/tax-law';
import { asDollars, dollars } from '../money';
import { stateLaw } from '../state-laws';
import { mostPremiums } from './coverage';
import type { AmountBounds, AmountFact, MissingPaper, PaidBounds, PaperKind } from './paper';

/** Who will send a paper, by the names that the client gave. What the papers say is unknown. */
export interface ExpectedPapers {
  /** Form W-2. */
  readonly employers: readonly string[];
  /** Form 1099-NEC. */
  readonly customers: readonly string[];
  /** Form 1099-K. */
  readonly platforms: readonly string[];
  /** Form 1099-R. */
  readonly pensions: readonly string[];
  /** Forms 1099-INT and 1099-DIV. */
  readonly banks: readonly string[];
  /** Form 1099-B. */
  readonly brokers: readonly string[];
  /** Whether there may be a Form SSA-1099. */
  readonly hasSocialSecurity: boolean;
  /** Whether there may be a Form 1095-A. */
  readonly hasMarketplace: boolean;
  /** Whether there may be a Form 1098. */
  readonly hasHome: boolean;
}

/** What one paper can say that nothing is known of. Dollars. */
export const expectedBounds = {
  w2: { fact: 'w2_income', from: 0, to: 80_000, step: 10_000 },
  nec: { fact: 'self_employment_income', from: 0, to: 30_000, step: 6_000 },
  platform: { fact: 'self_employment_income', from: 0, to: 30_000, step: 6_000 },
  pension: { fact: 'retirement_income', from: 0, to: 40_000, step: 10_000 },
  interest: { fact: 'other_income', from: 0, to: 2_000, step: 1_000 },
  broker: { fact: 'other_income', from: 0, to: 10_000, step: 2_500 },
  mortgage: { fact: 'mortgage_interest', from: 0, to: 15_000, step: 5_000 },
} as const satisfies Record<string, AmountBounds>;

/** The most that is withheld from the amount of a Form W-2 or 1099-R. */
export const expectedShares = { federal_withheld: 0.2, state_withheld: 0.1 } as const;
/** The most that is withheld from unemployment benefits: Form W-4V has no other federal rate. */
export const benefitShares = { federal_withheld: 0.1, state_withheld: 0.1 } as const;

/** Returns the shares of withholding that is unknown, without the state's where it has no tax. */
function unknownShares(
  input: EstimateInput,
  law: TaxLaw,
  shares: typeof expectedShares | typeof benefitShares,
): { readonly fact: keyof typeof shares; readonly share: number }[] {
  const facts = Object.entries(shares) as [keyof typeof shares, number][];
  const hasStateTax = stateLaw(input.state, law).kind !== 'none';
  return facts
    .filter(([fact]) => input[fact] === undefined && (fact !== 'state_withheld' || hasStateTax))
    .map(([fact, share]) => ({ fact, share }));
}

/** Returns the papers that decide what was withheld from the entered benefits and pensions. */
export function withholdingPapersOf(input: EstimateInput, law: TaxLaw, expected?: ExpectedPapers): MissingPaper[] {
  const [pension, ...otherPensions] = expected?.pensions ?? [];
  const known = [
    ['1099_g', input.unemployment_income, benefitShares, undefined],
    ['1099_r', input.retirement_income, expectedShares, otherPensions.length === 0 ? pension : undefined],
  ] as const;
  return known.flatMap(([kind, amount, shares, name]) => {
    const paid = unknownShares(input, law, shares).map(({ fact, share }): PaidBounds => ({
      fact,
      most: asDollars(Math.floor(dollars(amount) * share)),
    }));
    if (amount <= 0 || paid.length === 0) return [];
    return [{ id: kind, kind, ...(name === undefined ? {} : { name }), paid }];
  });
}

/** Returns the expected papers of the kinds without an amount: an amount that was entered is taken to be all of them. */
export function expectedPapersOf(input: EstimateInput, law: TaxLaw, expected: ExpectedPapers): MissingPaper[] {
  const paid = unknownShares(input, law, expectedShares);
  const papers: MissingPaper[] = [];
  const isOpen = (fact: AmountFact): boolean => input[fact] === 0;
  const add = (kind: PaperKind, names: readonly string[], amount: AmountBounds, more: PaidBounds[] = []): void => {
    if (!isOpen(amount.fact)) return;
    for (const name of names)
      papers.push({ id: `${kind}:${name}`, kind, name, amount, ...(more.length > 0 ? { paid: more } : {}) });
  };
  add('w2', expected.employers, expectedBounds.w2, paid);
  // A loss comes from Schedule C, so the income is known.
  if (input.business_loss === undefined) {
    add('1099_nec', expected.customers, expectedBounds.nec);
    add('1099_k', expected.platforms, expectedBounds.platform);
  }
  add('1099_r', expected.pensions, expectedBounds.pension, paid);
  if (expected.hasSocialSecurity) papers.push({ id: 'ssa_1099', kind: 'ssa_1099' });
  add('1099_int_div', expected.banks, expectedBounds.interest);
  add('1099_b', expected.brokers, expectedBounds.broker);
  if (expected.hasMarketplace && marketplaceCoverageOf(input) === null)
    papers.push({ id: '1095_a', kind: '1095_a', premiums: mostPremiums(input) });
  if (expected.hasHome && isOpen('mortgage_interest'))
    papers.push({ id: '1098', kind: '1098', amount: expectedBounds.mortgage });
  return papers;
}
