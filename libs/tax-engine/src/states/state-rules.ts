import { empireStateCreditByAge } from './ny-child-credit-by-age';

/** The rules of states that are not in force every year, by the name of their figure. */
export const stateRules = { NY: { childCreditByAge: empireStateCreditByAge } };
