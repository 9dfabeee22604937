/** Incomes and deductions that a paper can add to. */
export type AmountFact =
  | 'w2_income'
  | 'self_employment_income'
  | 'unemployment_income'
  | 'retirement_income'
  | 'other_income'
  | 'mortgage_interest'
  | 'charitable_donations'
  | 'medical_expenses'
  | 'state_local_taxes';
export type PaidFact = 'federal_withheld' | 'state_withheld' | 'estimated_payments';

/** Papers have the names of their items among the documents of a return. */
export type PaperKind =
  | 'w2'
  | '1099_nec'
  | '1099_k'
  | '1099_g'
  | '1099_r'
  | 'ssa_1099'
  | '1099_int_div'
  | '1099_b'
  | '1095_a'
  | '1098'
  | 'payments'
  | 'birth_date';

/** Amount on a paper that adds to what is entered: one of `from`, `from + step`, …, and `to`. Dollars. */
export interface AmountBounds {
  readonly fact: AmountFact;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** Payment on a paper, from nothing to `most` dollars, or to a share of the paper's amount. */
export type PaidBounds = { readonly fact: PaidFact } & ({ readonly most: number } | { readonly share: number });

/** A paper that has not arrived, and the bounds of what it can say. */
export interface MissingPaper {
  /** Unique in its list: `w2`, `w2:Acme`, `birth_date:2`. */
  readonly id: string;
  readonly kind: PaperKind;
  /** The employer or payer, if known. */
  readonly name?: string;
  readonly amount?: AmountBounds;
  readonly paid?: readonly PaidBounds[];
  /** The most that the premiums of a Form 1095-A can be. Dollars a year. */
  readonly premiums?: number;
  /** Whose birth date: a filer, or the position of a dependent. */
  readonly person?: 'filer' | 'spouse' | number;
}
