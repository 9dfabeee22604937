import type { Note } from './notes/note';

export type { Note, NoteParams } from './notes/note';

/** The answer of `estimate`. Money in dollars with at most two decimals; sums are made in integer cents before. */
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
  /** Lines 25d + 26 + 27 + 28 - 24; may be negative. */
  federal_refund_portion: number;
  state: string;
  /** Flat state: its rate; graduated: marginal statutory rate at the state taxable income; no income tax: 0. A fraction. */
  state_rate: number;
  /** State withholding - state net tax; may be negative. */
  state_refund_portion: number;
  /** Exactly one of estimated_refund and estimated_owe is above 0, or both are 0. */
  estimated_refund: number;
  estimated_owe: number;
  withholding_source: 'given' | 'estimated';
  /** City income tax, a return of its own beside federal and state, not in `estimated_refund`; null where no city tax is known. */
  local?: LocalTax | null;
  /** Sentences: what was assumed about withholding. */
  assumptions: string[];
  /** Everything that was assumed or decided by an age, by a stable id, with the line it moves: for a screen to say in its own words. */
  notes?: Note[];
  /** Sentences: what the state (and the federal) estimate leaves out for lack of facts. */
  left_out: string[];
  /** The trace, in the order of the forms. */
  lines: TraceLine[];
  engine_version: string;
}

/** Of a resident. Dollars. */
export interface LocalTax {
  /** `Detroit` */
  name: string;
  tax: number;
  withheld: number;
  /** withheld - tax; may be negative. */
  refund: number;
}

export interface TraceLine {
  /** Stable: `1040.24`, `SE.12`, `state.eitc`, `state.line.<name>`, `state.credit.<name>`, `local.tax`. */
  id: string;
  /** The form as printed: `Form 1040`, `Schedule SE`, `MI-1040`. */
  form: string;
  /** The line number as printed: `25d`. Absent where the form has none for it. */
  line?: string;
  /** In plain words, without the line number. */
  label: string;
  /** What a translation of the label goes by, where it is not the id: `1040.12.itemized`. */
  label_id?: string;
  amount: number;
  /** State and city: added to the sum so far or taken off it; absent on its totals and on the federal forms. */
  sign?: 1 | -1;
}
