import fc, { type Arbitrary } from 'fast-check';
import type { Dependent, EstimateInput } from '../src/input';
import { turnsBy } from '../src/ages';
import type { TaxLaw } from '../src/law/tax-law';
import { textOf } from '../src/range/birth-days';
import { missingPapersOf } from '../src/range/missing-papers';
import type { AmountBounds, MissingPaper, PaidFact } from '../src/range/paper';
import { agedHousehold } from './arbitrary';
import { coverageShares, share, withCoverage } from './covered';

/** A paper that was hidden, and what it says. */
export interface HiddenPaper {
  readonly paper: MissingPaper;
  readonly reveal: (input: EstimateInput) => EstimateInput;
}

export interface HiddenCase {
  /** Without what the papers say. */
  readonly input: EstimateInput;
  readonly hidden: readonly HiddenPaper[];
}

const cents = (dollars: number): number => Math.round(dollars * 100);
const two = (part: number): string => String(part).padStart(2, '0');

const addPaid = (input: EstimateInput, fact: PaidFact, most: number, part: number): EstimateInput => ({
  ...input,
  [fact]: (cents(input[fact] ?? 0) + Math.floor(cents(most) * part)) / 100,
});

/** Papers whose amount adds to what was entered. */
const bounds: readonly (AmountBounds & { id: string; kind: MissingPaper['kind']; shares?: boolean })[] = [
  { id: 'w2:Acme', kind: 'w2', fact: 'w2_income', from: 4_000, to: 60_000, step: 8_000, shares: true },
  { id: '1099_nec:Globex', kind: '1099_nec', fact: 'self_employment_income', from: 0, to: 30_000, step: 5_000 },
  { id: '1099_k:Initech', kind: '1099_k', fact: 'self_employment_income', from: 0, to: 30_000, step: 5_000 },
  { id: '1099_r:TIAA', kind: '1099_r', fact: 'retirement_income', from: 1_000, to: 40_000, step: 7_500, shares: true },
  { id: '1099_b:Hooli', kind: '1099_b', fact: 'other_income', from: 0, to: 10_000, step: 2_500 },
  { id: '1098', kind: '1098', fact: 'mortgage_interest', from: 0, to: 25_000, step: 5_000 },
];

const amountPaper: Arbitrary<HiddenPaper> = fc
  .tuple(fc.constantFrom(...bounds), fc.nat(), share, share)
  .map(([{ id, kind, shares, ...amount }, pick, federal, state]) => {
    const count = Math.ceil((amount.to - amount.from) / amount.step);
    const value = Math.min(amount.to, amount.from + (pick % (count + 1)) * amount.step);
    const paid = shares
      ? [{ fact: 'federal_withheld', share: 0.3 } as const, { fact: 'state_withheld', share: 0.1 } as const]
      : [];
    const reveal = (input: EstimateInput): EstimateInput => {
      const more = { ...input, [amount.fact]: (cents(input[amount.fact]) + cents(value)) / 100 };
      if (!shares) return more;
      return addPaid(addPaid(more, 'federal_withheld', value * 0.3, federal), 'state_withheld', value * 0.1, state);
    };
    return { paper: { id, kind, amount, paid }, reveal };
  });

const mostPremiums = 20_000;
const coveragePaper: Arbitrary<HiddenPaper> = coverageShares.map((shares) => ({
  paper: { id: '1095_a', kind: '1095_a', premiums: mostPremiums },
  reveal: (input) => withCoverage(input, mostPremiums, shares),
}));

const day = (year: number, youngest: number, oldest: number): Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        fc.integer({ min: year - oldest, max: year - youngest }),
        fc.constantFrom(1945, 1952, 1958, 1959, 1960, 1962, 1999, 2000),
      ),
      fc.oneof(
        fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 })),
        fc.constantFrom([1, 1], [1, 2], [12, 31], [5, 1], [5, 2], [7, 1], [7, 2]),
      ),
    )
    .map(([born, [month, date]]) => `${born}-${two(month)}-${two(date)}`);

/** Returns what a paper of `missingPapersOf` says. */
function saying(
  paper: MissingPaper,
  [first, second, adult, child]: readonly [number, number, string, string],
): HiddenPaper {
  const { person, paid = [] } = paper;
  const reveal = (input: EstimateInput): EstimateInput => {
    if (person === 'filer') return { ...input, filer_birth_date: adult };
    if (person === 'spouse') return { ...input, spouse_birth_date: adult };
    if (person !== undefined) {
      const dependents = input.dependents?.map((one, at): Dependent =>
        at === person ? { ...one, birth_date: child } : one,
      );
      return { ...input, dependents };
    }
    return paid.reduce(
      (home, bound, at) => addPaid(home, bound.fact, 'most' in bound ? bound.most : 0, at === 0 ? first : second),
      input,
    );
  };
  return { paper, reveal };
}

const says = (year: number) =>
  fc.array(fc.tuple(share, share, day(year, 18, 105), day(year, 0, 40)), { minLength: 8, maxLength: 8 });

const withList = (input: EstimateInput): EstimateInput => ({
  ...input,
  dependents:
    input.dependents ?? Array.from({ length: input.num_children }, () => ({ relationship: 'child' as const })),
});

/** Whether the dates are in the bounds: grown-up filers, older than their children. */
function isFamily(truth: EstimateInput, known: EstimateInput, { days }: TaxLaw): boolean {
  const forty = textOf(days.filerOfForty);
  const youngest = textOf(days.yearStart + turnsBy(18));
  const { filer_birth_date: filer = forty, spouse_birth_date: spouse = forty, dependents = [] } = truth;
  const isJoint = truth.filing_status === 'married_filing_jointly';
  const filers = [[filer, known.filer_birth_date], ...(isJoint ? [[spouse, known.spouse_birth_date]] : [])];
  return filers.every(
    ([born = '', entered]) =>
      (entered !== undefined || born <= youngest) &&
      dependents.every(
        ({ birth_date: child, relationship }, at) =>
          relationship === 'dependent' ||
          child === undefined ||
          (known.dependents?.[at]?.birth_date !== undefined && entered !== undefined) ||
          born < child,
      ),
  );
}

/** Any household of which one to three papers are hidden, by the law of a year. */
export const hiddenCase = (law: TaxLaw): Arbitrary<HiddenCase> =>
  fc
    .tuple(
      agedHousehold,
      fc.record({ w2: fc.boolean(), payments: fc.boolean(), filer: fc.boolean(), spouse: fc.boolean() }),
      fc.uniqueArray(fc.oneof({ weight: 5, arbitrary: amountPaper }, { weight: 1, arbitrary: coveragePaper }), {
        selector: ({ paper }) => paper.id,
        maxLength: 2,
      }),
      says(law.year),
      fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
    )
    .map(([home, hide, amounts, said, order]) => {
      const input = withList({
        ...home,
        ...(hide.w2 ? { federal_withheld: undefined, state_withheld: undefined } : {}),
        ...(hide.payments ? { estimated_payments: undefined } : {}),
        ...(hide.filer ? { filer_birth_date: undefined } : {}),
        ...(hide.spouse ? { spouse_birth_date: undefined } : {}),
      });
      const open = missingPapersOf(input, law).slice(0, said.length);
      const all = [...open.map((paper, at) => saying(paper, said[at] ?? [0, 0, '', ''])), ...amounts];
      const picked = [...new Set(order.map((pick) => all[pick % Math.max(1, all.length)]))];
      return { input, hidden: picked.flatMap((one) => (one ? [one] : [])) };
    })
    .filter(({ input, hidden }) => {
      const truth = hidden.reduce((home, { reveal }) => reveal(home), input);
      return hidden.length > 0 && isFamily(truth, input, law);
    });
