import type { EstimateInput } from '../input';
import type { TaxLaw } from '../law/tax-law';
import { asDollars, dollars, type Cents } from '../money';
import { balanceOf } from '../returns';
import { textOf } from './birth-days';
import type { Case, Dimension } from './case';
import { dimensionsOf } from './dimension';
import type { MissingPaper, PaidFact } from './paper';
import type { PaperWorth, RangeEnd, TaxRange } from './tax-range';

/** The number of households that are estimated without a pause: about a millisecond. */
const atOnce = 200;

/** Returns the household with a list of its dependents. */
const withList = (input: EstimateInput): EstimateInput => ({
  ...input,
  dependents:
    input.dependents ?? Array.from({ length: input.num_children }, () => ({ relationship: 'child' as const })),
});

/**
 * Returns the household with nothing paid where a paper is missing. Lists the dependents only for their birth dates:
 * listed children must be younger than the filers, whose dates may be mistyped, but counted ones are not compared.
 */
function startOf(input: EstimateInput, papers: readonly MissingPaper[]): EstimateInput {
  const unknown = papers.flatMap(({ paid = [] }) => paid.map(({ fact }) => [fact, input[fact] ?? 0] as const));
  const asksForDates = papers.some(({ person }) => typeof person === 'number');
  return { ...(asksForDates ? withList(input) : input), ...Object.fromEntries(unknown) };
}

/** Searches all combinations of the papers' cases, in steps. */
export class RangeSearch {
  private readonly start: EstimateInput;
  private readonly dimensions: readonly Dimension[];
  /** How many combinations the dimensions from each one on have together. */
  private readonly sizes: readonly number[];
  /** The household with the cases of the dimensions before each one; kept, because the last ones change most often. */
  private readonly applied: EstimateInput[];
  private readonly balances: Float64Array;
  private readonly isJoint: boolean;
  /** Positions of the children whose dates were not entered. */
  private readonly undated: readonly number[];
  /** The assumed birth date of filers. */
  private readonly forty: string;
  private readonly assumed: readonly MissingPaper[];
  private readonly uncounted: readonly MissingPaper[];
  private next = 0;
  private estimates = 0;

  constructor(
    input: EstimateInput,
    papers: readonly MissingPaper[],
    private readonly law: TaxLaw,
    limit: number,
  ) {
    const listed = withList(input);
    this.uncounted = papers.filter(({ kind }) => kind === 'ssa_1099');
    const counted = papers.filter((paper) => !this.uncounted.includes(paper));
    this.dimensions = dimensionsOf(listed, counted, law, limit);
    const searched = new Set(this.dimensions.flatMap((dimension) => dimension.papers));
    this.assumed = counted.filter((paper) => !searched.has(paper));
    this.start = startOf(input, [...searched]);
    this.isJoint = input.filing_status === 'married_filing_jointly';
    this.undated = (listed.dependents ?? []).flatMap(({ birth_date, relationship }, at) =>
      relationship === 'dependent' || birth_date !== undefined ? [] : [at],
    );
    this.forty = textOf(law.days.filerOfForty);
    const sizes = [1];
    for (const { cases } of [...this.dimensions].reverse()) sizes.unshift((sizes[0] ?? 1) * cases.length);
    this.sizes = sizes;
    this.applied = [this.start];
    this.balances = new Float64Array(sizes[0] ?? 1);
  }

  /** Estimates some more households; returns the range once all are known. */
  advance(count = atOnce): TaxRange | null {
    const end = Math.min(this.balances.length, this.next + count);
    for (; this.next < end; this.next++) {
      const household = this.householdAt(this.next);
      const isPossible = this.isPossible(household);
      this.balances[this.next] = isPossible ? balanceOf(household, this.law) : NaN;
      if (isPossible) this.estimates++;
    }
    return end === this.balances.length ? this.result() : null;
  }

  finish(): TaxRange {
    return this.advance(this.balances.length) ?? this.finish();
  }

  private caseAt(combination: number, dimension: number): number {
    return Math.floor((combination % (this.sizes[dimension] ?? 1)) / (this.sizes[dimension + 1] ?? 1));
  }

  private caseOf(combination: number, dimension: number): Case | undefined {
    return this.dimensions[dimension]?.cases[this.caseAt(combination, dimension)];
  }

  private householdAt(combination: number): EstimateInput {
    for (let at = 0; at < this.dimensions.length; at++) {
      const isSame = combination % (this.sizes[at + 1] ?? 1) !== 0 && this.applied[at + 1] !== undefined;
      const before = this.applied[at] ?? this.start;
      if (!isSame) this.applied[at + 1] = this.caseOf(combination, at)?.apply(before) ?? before;
    }
    return this.applied[this.dimensions.length] ?? this.start;
  }

  /** Returns whether the children are younger than the filers. Dates that were entered may say otherwise. */
  private isPossible({ filer_birth_date, spouse_birth_date, dependents = [] }: EstimateInput): boolean {
    if (this.undated.length === 0) return true;
    const filer = filer_birth_date ?? this.forty;
    const spouse = this.isJoint ? (spouse_birth_date ?? this.forty) : filer;
    const youngest = filer > spouse ? filer : spouse;
    for (const at of this.undated) {
      const born = dependents[at]?.birth_date;
      if (born !== undefined && born <= youngest) return false;
    }
    return true;
  }

  private paidAt(combination: number): Cents {
    return this.dimensions.reduce((sum, _, at) => sum + (this.caseOf(combination, at)?.paid ?? 0), 0);
  }

  private result(): TaxRange {
    let [lowest, highest, low, high] = [Infinity, -Infinity, 0, 0];
    this.balances.forEach((balance, at) => {
      if (balance < lowest) [lowest, low] = [balance, at];
      const most = balance + this.paidAt(at);
      if (most > highest) [highest, high] = [most, at];
    });
    const papers = this.dimensions.flatMap((dimension, at) => this.worthOf(dimension, at));
    return {
      low: this.endAt(low, lowest, false),
      high: this.endAt(high, highest, true),
      papers: papers.sort((a, b) => b.worth - a.worth),
      assumed: this.assumed,
      uncounted: this.uncounted,
      estimates: this.estimates,
    };
  }

  /** Returns the household of a combination, with nothing or with the most paid. */
  private endAt(combination: number, balance: Cents, isPaid: boolean): RangeEnd {
    const cases = this.dimensions.map((_, at) => this.caseOf(combination, at));
    const household = { ...cases.reduce((home, one) => one?.apply(home) ?? home, this.start) };
    if (isPaid)
      this.dimensions.forEach(({ papers: [paper] }, at) =>
        paper?.paid?.forEach(({ fact }, position) => add(household, fact, cases[at]?.most[position] ?? 0)),
      );
    return { balance: asDollars(balance), household };
  }

  /** Returns the largest difference that one paper makes between combinations that are otherwise the same. */
  private worthOf({ papers, cases, choices }: Dimension, at: number): PaperWorth[] {
    const size = this.sizes[at + 1] ?? 1;
    let worth = 0;
    for (let block = 0; block < this.balances.length; block += size * cases.length)
      for (let rest = 0; rest < size; rest++)
        for (const choice of choices) {
          let [lowest, highest] = [Infinity, -Infinity];
          for (const one of choice) {
            const balance = this.balances[block + one * size + rest] ?? NaN;
            if (balance < lowest) lowest = balance;
            const most = balance + (cases[one]?.paid ?? 0);
            if (most > highest) highest = most;
          }
          if (highest - lowest > worth) worth = highest - lowest;
        }
    return papers.map((paper) => ({ paper, worth: asDollars(worth) }));
  }
}

const add = (household: Partial<Record<PaidFact, number>>, fact: PaidFact, cents: Cents): void =>
  void (household[fact] = asDollars(dollars(household[fact] ?? 0) + cents));
