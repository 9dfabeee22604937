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
  /** Sentences: what was assumed about withholding. */
  assumptions: string[];
  /** Sentences: what the state (and the federal) estimate leaves out for lack of facts. */
  left_out: string[];
  /** The trace, in the order of the forms. */
  lines: TraceLine[];
  engine_version: string;
}

export interface TraceLine {
  /** `1040.24`, `SE.12`, `state.eitc`, `state.credit.<name>` */
  id: string;
  /** The form as printed: `Form 1040`, `Schedule SE`, `MI-1040`. */
  form: string;
  /** In plain words, without the line number. */
  label: string;
  amount: number;
}
