import type { Note } from './notes/note';

export type { Note, NoteParams } from './notes/note';

/** Result of `estimate`. Money in dollars with at most two decimals; sums are computed in integer cents. */
export interface EstimateResult {
  /** 1040 line 9. */
  total_income: number;
  /** 1040 line 15. */
  taxable_income: number;
  /** 1040 lines 19 + 28. */
  child_tax_credit: number;
  /** 1040 line 27. */
  earned_income_credit: number;
  /** 1040 lines 19 + 27 + 28. */
  total_credits: number;
  /** 1040 line 24. */
  federal_tax_after_credits: number;
  /** Line 24 / total income, a fraction; 0 when income is 0. */
  federal_effective_rate: number;
  /** Lines 25d + 26 + 27 + 28 + 31 - 24; may be negative. */
  federal_refund_portion: number;
  state: string;
  /**
   * Flat tax: the rate; graduated: the marginal statutory rate at the state taxable income; no income tax: 0. A
   * fraction.
   */
  state_rate: number;
  /** State withholding - state net tax; may be negative. */
  state_refund_portion: number;
  /** At most one of estimated_refund and estimated_owe is above 0. */
  estimated_refund: number;
  estimated_owe: number;
  withholding_source: 'given' | 'estimated';
  /** City income tax, a separate return that is not part of `estimated_refund`; null if no city tax is computed. */
  local?: LocalTax | null;
  /** Sentences: assumptions about withholding and about which spouse earns. */
  assumptions: string[];
  /** All assumptions and decisions based on ages, by stable id and affected line; screens supply the wording. */
  notes?: Note[];
  /** Sentences: items that the federal and state estimate omits for lack of facts. */
  left_out: string[];
  /** The trace, in the order of the forms. */
  lines: TraceLine[];
  engine_version: string;
  /** Lines that rest on the figures of an earlier tax year; absent if all of them are law of the year. */
  carried_law?: CarriedLaw;
}

export interface CarriedLaw {
  /** The year whose figures were used. */
  tax_year: number;
  /** Ids of trace lines. */
  lines: string[];
}

/** City tax of a resident, in dollars. */
export interface LocalTax {
  /** `Detroit` */
  name: string;
  tax: number;
  withheld: number;
  /** withheld - tax; may be negative. */
  refund: number;
}

/** Read-only, because estimates share lines of 0. */
export interface TraceLine {
  /** Stable: `1040.24`, `SE.12`, `state.eitc`, `state.line.<name>`, `state.credit.<name>`, `local.tax`. */
  readonly id: string;
  /** The form as printed: `Form 1040`, `Schedule SE`, `MI-1040`. */
  readonly form: string;
  /** The line number as printed: `25d`. Absent if the form has none. */
  readonly line?: string;
  /** In plain words, without the line number. */
  readonly label: string;
  /** Translation key of the label if it is not the id: `1040.12.itemized`. */
  readonly label_id?: string;
  readonly amount: number;
  /** The amount is a percentage, not dollars. */
  readonly unit?: 'percent';
  /** State and city lines: added to the sum so far or subtracted from it; absent on totals and on the federal forms. */
  readonly sign?: 1 | -1;
}
