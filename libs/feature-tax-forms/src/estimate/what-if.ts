import { intakeLimits } from '@portal/domain/intake/intake.limits';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { balanceLines } from '@portal/tax-engine/balance-lines';
import type { EstimateResult, TraceLine } from '@portal/tax-engine/result';
import { balanceOf } from './estimate-sum';

/** One fact that is different; `law` is that of another tax year, `state` the USPS code of another residence. */
export type OtherFact = { kind: 'joint' | 'child' } | { kind: 'law'; year: number } | { kind: 'state'; state: string };

const cents = (dollars: number): number => Math.round(dollars * 100);
const amountOf = ({ lines }: EstimateResult, id: string): number => lines.find((line) => line.id === id)?.amount ?? 0;

/** Whether the fact is not already so, and can be asked for. */
export function applies(fact: OtherFact, request: TaxEstimateRequest): boolean {
  if (fact.kind === 'joint') return request.filing_status !== 'married_filing_jointly';
  if (fact.kind === 'law') return fact.year !== request.tax_year;
  return fact.kind !== 'child' || (request.num_children ?? 0) < intakeLimits.children;
}

/**
 * Returns the request with the other fact. What has been paid stays the same, even if it was estimated; only another
 * state would have withheld its own tax.
 */
export function requestWith(fact: OtherFact, request: TaxEstimateRequest, result: EstimateResult): TaxEstimateRequest {
  const paid = {
    federal_withheld: amountOf(result, '1040.25d'),
    state_withheld: amountOf(result, 'state.withheld'),
  };
  const same = { ...request, ...paid };
  switch (fact.kind) {
    case 'joint':
      return { ...same, filing_status: 'married_filing_jointly' };
    case 'child':
      return {
        ...same,
        num_children: (request.num_children ?? 0) + 1,
        ...(request.dependents ? { dependents: [...request.dependents, { relationship: 'child' }] } : {}),
      };
    case 'law':
      return same;
    case 'state': {
      const { city: _city, city_withheld: _withheld, ...elsewhere } = same;
      const state_withheld = request.state_withheld === 0 ? 0 : undefined;
      return { ...elsewhere, state: fact.state as TaxEstimateRequest['state'], state_withheld };
    }
  }
}

export interface ChangedLine {
  line: TraceLine;
  /** Dollars. */
  before: number;
  after: number;
  /** Dollars, positive if better for the filer; only for what the refund is made of. */
  effect?: number;
}

export interface Difference {
  /** What the refund is made of, as far as it changes. Their effects add up to `total`. */
  parts: ChangedLine[];
  /** Other lines that change, in the order of the forms. */
  others: ChangedLine[];
  /** Dollars; positive if better for the filer. */
  total: number;
}

/** Compares two estimates line by line. A line of only one of them counts as 0 in the other. */
export function differenceBetween(was: EstimateResult, is: EstimateResult): Difference {
  const known = new Set(is.lines.map(({ id }) => id));
  const lines = [...is.lines, ...was.lines.filter(({ id }) => !known.has(id))];
  const changed = lines.flatMap((line): ChangedLine[] => {
    const [before, after] = [amountOf(was, line.id), amountOf(is, line.id)];
    const sign = balanceLines[line.id];
    // Percentages are no amounts.
    if (before === after || line.unit) return [];
    const change = { line, before, after };
    return [sign ? { ...change, effect: (sign * (cents(after) - cents(before))) / 100 } : change];
  });
  return {
    parts: changed.filter(({ effect }) => effect !== undefined),
    others: changed.filter(({ effect }) => effect === undefined),
    total: (cents(balanceOf(is)) - cents(balanceOf(was))) / 100,
  };
}
