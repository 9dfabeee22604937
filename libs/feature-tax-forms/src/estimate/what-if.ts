import { intakeLimits } from '@portal/domain/intake/intake.limits';
import { completeEstimateInput, taxYearOf } from '@portal/domain/tax/estimate-input';
import type { TaxEstimateRequest } from '@portal/domain/tax/tax.dto';
import { balanceLines } from '@portal/tax-engine/balance-lines';
import type { EstimateInput } from '@portal/tax-engine/input';
import type { EstimateResult, TraceLine } from '@portal/tax-engine/result';
import { balanceOf } from './estimate-sum';

/** A fact that is an amount, in dollars: a contribution to a traditional IRA, or what was withheld or more of it. */
export interface AmountFact {
  kind: (typeof amountKinds)[number];
  amount: number;
}
export const amountKinds = ['ira', 'iraWithPlan', 'withheld', 'moreWithheld', 'stateWithheld'] as const;

/**
 * One fact that is different; `law` is that of another tax year, `state` the USPS code of another residence, `city` a
 * city in Michigan with a tax of its own, or '' for a place without one.
 */
export type OtherFact =
  | { kind: 'joint' | 'child' }
  | { kind: 'law'; year: number }
  | { kind: 'state'; state: string }
  | { kind: 'city'; city: string }
  | AmountFact;

const cents = (dollars: number): number => Math.round(dollars * 100);
export const amountOf = ({ lines }: EstimateResult, id: string): number =>
  lines.find((line) => line.id === id)?.amount ?? 0;

/** Whether the fact is not already so, and can be asked for. */
export function applies(fact: OtherFact, request: TaxEstimateRequest): boolean {
  if (fact.kind === 'joint') return request.filing_status !== 'married_filing_jointly';
  if (fact.kind === 'law') return fact.year !== taxYearOf(request);
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
    case 'ira':
    case 'iraWithPlan':
      return same;
    case 'state':
      return movedTo(fact.state, request, same);
    case 'city':
      // Only residents of Michigan pay these taxes; anyone else would move there.
      return { ...(request.state === 'MI' ? same : movedTo('MI', request, same)), city: fact.city };
    case 'withheld':
      return { ...same, federal_withheld: fact.amount };
    case 'moreWithheld':
      return { ...same, federal_withheld: (cents(paid.federal_withheld) + cents(fact.amount)) / 100 };
    case 'stateWithheld':
      return { ...same, state_withheld: fact.amount };
  }
}

/** Returns the input with the other fact. No form asks about an IRA, so it is not a part of a request. */
export function inputWith(fact: OtherFact, request: TaxEstimateRequest, result: EstimateResult): EstimateInput {
  const input = completeEstimateInput(requestWith(fact, request, result));
  if (fact.kind !== 'ira' && fact.kind !== 'iraWithPlan') return input;
  return { ...input, ira_contribution: fact.amount, has_plan_at_work: fact.kind === 'iraWithPlan' };
}

function movedTo(state: string, request: TaxEstimateRequest, same: TaxEstimateRequest): TaxEstimateRequest {
  const { city: _city, city_withheld: _withheld, ...elsewhere } = same;
  const state_withheld = request.state_withheld === 0 ? 0 : undefined;
  return { ...elsewhere, state: state as TaxEstimateRequest['state'], state_withheld };
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
  /** What the refund is made of, and the tax of a city, as far as they change. Their effects add up to `total`. */
  parts: ChangedLine[];
  /** Other lines that change, in the order of the forms. */
  others: ChangedLine[];
  /** Dollars; positive if better for the filer. */
  total: number;
  /** Whether `total` includes a difference in the tax of a city, which is not a part of the refund. */
  hasCity: boolean;
}

/** A city's tax is on a return of its own. What was withheld for it is left out: another city would not have it. */
const signs: Readonly<Record<string, 1 | -1>> = { ...balanceLines, 'local.tax': -1 };
const cityTaxOf = ({ local }: EstimateResult): number => cents(local?.tax ?? 0);

/** Compares two estimates line by line. A line of only one of them counts as 0 in the other. */
export function differenceBetween(was: EstimateResult, is: EstimateResult): Difference {
  const known = new Set(is.lines.map(({ id }) => id));
  const lines = [...is.lines, ...was.lines.filter(({ id }) => !known.has(id))];
  const changed = lines.flatMap((line): ChangedLine[] => {
    const [before, after] = [amountOf(was, line.id), amountOf(is, line.id)];
    const sign = signs[line.id];
    // Percentages are no amounts.
    if (before === after || line.unit) return [];
    const change = { line, before, after };
    return [sign ? { ...change, effect: (sign * (cents(after) - cents(before))) / 100 } : change];
  });
  const lessCityTax = cityTaxOf(was) - cityTaxOf(is);
  return {
    parts: changed.filter(({ effect }) => effect !== undefined),
    others: changed.filter(({ effect }) => effect === undefined),
    total: (cents(balanceOf(is)) - cents(balanceOf(was)) + lessCityTax) / 100,
    hasCity: lessCityTax !== 0,
  };
}
