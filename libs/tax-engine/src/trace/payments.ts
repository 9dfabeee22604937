import type { Cents } from '../money';

/** Payments before the return, and the resulting balance, in cents. */
export interface Payments {
  /** 1040 line 25d, given or estimated. */
  readonly federalWithheld: Cents;
  /** 1040 line 26. */
  readonly estimatedPayments: Cents;
  /** State withholding, given or estimated. */
  readonly stateWithheld: Cents;
  /** 1040 line 33 less line 24; negative when tax is owed. */
  readonly federalBalance: Cents;
}
