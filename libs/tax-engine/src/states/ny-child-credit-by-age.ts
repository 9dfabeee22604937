import { notUnder } from '../ages';
import { dollarsByStatus, forStatus, type StatusColumns } from '../by-status';
import { childrenUnder, type Household } from '../household';
import type { Rule } from '../law/rules/rule';
import { atLeastZero, dollars, type Cents } from '../money';
import { stepsOver } from '../phase-out';

export interface ChildCreditFigures {
  readonly under4: number;
  readonly from4: number;
  readonly start: StatusColumns<number>;
  readonly step: number;
  readonly lossPerStep: number;
}

/** The part of the credit is larger below this age. */
const notUnder4 = notUnder(4);

/** The Empire State child credit by age, refundable: Tax Law 606(c-1)(1-a), for the tax years 2025 to 2027. */
export const empireStateCreditByAge: Rule<ChildCreditFigures, (home: Household, federalAgi: Cents) => Cents> = {
  begins: 2025,
  ends: 2027,
  compile(figures) {
    const [under4, from4] = [dollars(figures.under4), dollars(figures.from4)];
    const [step, lossPerStep] = [dollars(figures.step), dollars(figures.lossPerStep)];
    const start = dollarsByStatus(figures.start);
    return (home, federalAgi) => {
      const young = childrenUnder(home, notUnder4);
      const full = young * under4 + (home.childrenUnder17 - young) * from4;
      return atLeastZero(full - stepsOver(federalAgi, forStatus(start, home.status), step) * lossPerStep);
    };
  },
};
