import type { Cents } from '../money';

/** What was paid before the return, and what that leaves. Cents. */
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
