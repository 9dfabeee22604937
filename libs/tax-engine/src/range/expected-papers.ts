import type { EstimateInput } from '../input';
import type { TaxLaw } from '../law/tax-law';
import { stateLaw } from '../states';
import type { AmountBounds, AmountFact, MissingPaper, PaidBounds, PaperKind } from './paper';

/** Who will send a paper, by the names that the client gave. What the papers say is unknown. */
export interface ExpectedPapers {
  /** Form W-2. */
  readonly employers: readonly string[];
  /** Form 1099-NEC. */
  readonly customers: readonly string[];
  /** Form 1099-R. */
  readonly pensions: readonly string[];
  /** Forms 1099-INT and 1099-DIV. */
  readonly banks: readonly string[];
  /** Whether there may be a Form 1098. */
  readonly hasHome: boolean;
}

/** What one paper can say that nothing is known of. Dollars. */
export const expectedBounds = {
  w2: { fact: 'w2_income', from: 0, to: 80_000, step: 10_000 },
  nec: { fact: 'self_employment_income', from: 0, to: 30_000, step: 6_000 },
  pension: { fact: 'retirement_income', from: 0, to: 40_000, step: 10_000 },
  interest: { fact: 'other_income', from: 0, to: 2_000, step: 1_000 },
  mortgage: { fact: 'mortgage_interest', from: 0, to: 15_000, step: 5_000 },
} as const satisfies Record<string, AmountBounds>;

/** The most that is withheld from the amount of a Form W-2 or 1099-R. */
export const expectedShares = { federal_withheld: 0.2, state_withheld: 0.1 } as const;

function withholdingOf(input: EstimateInput, law: TaxLaw): PaidBounds[] {
  const facts = Object.entries(expectedShares) as [keyof typeof expectedShares, number][];
  const hasStateTax = stateLaw(input.state, law).kind !== 'none';
  return facts
    .filter(([fact]) => input[fact] === undefined && (fact !== 'state_withheld' || hasStateTax))
    .map(([fact, share]) => ({ fact, share }));
}

/** Returns the expected papers of the kinds without an amount: an amount that was entered is taken to be all of them. */
export function expectedPapersOf(input: EstimateInput, law: TaxLaw, expected: ExpectedPapers): MissingPaper[] {
  const paid = withholdingOf(input, law);
  const papers: MissingPaper[] = [];
  const isOpen = (fact: AmountFact): boolean => input[fact] === 0;
  const add = (kind: PaperKind, names: readonly string[], amount: AmountBounds, more: PaidBounds[] = []): void => {
    if (!isOpen(amount.fact)) return;
    for (const name of names)
      papers.push({
        id: `${kind}:${amount.fact}:${name}`,
        kind,
        name,
        amount,
        ...(more.length > 0 ? { paid: more } : {}),
      });
  };
  add('w2', expected.employers, expectedBounds.w2, paid);
  // A loss comes from Schedule C, so the income is known.
  if (input.business_loss === undefined) add('1099', expected.customers, expectedBounds.nec);
  add('1099', expected.pensions, expectedBounds.pension, paid);
  add('1099', expected.banks, expectedBounds.interest);
  if (expected.hasHome && isOpen('mortgage_interest'))
    papers.push({ id: '1098', kind: '1098', amount: expectedBounds.mortgage });
  return papers;
}
