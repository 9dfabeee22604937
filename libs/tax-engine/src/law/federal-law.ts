import { dollarsByStatus } from '../by-status';
import type { ClaimableFigures } from './claimable-figures';
import { giftFloor, giftsWithoutItemizing } from './rules/charity';
import {
  carLoanDeduction,
  overtimeDeduction,
  tipsDeduction,
  type AdditionalDeductionFigures,
} from './rules/additional-deductions';
import { enhancedSeniorDeduction, type SeniorFigures } from './rules/enhanced-senior-deduction';
import { itemizedDeductionLimit, type Fraction } from './rules/itemized-deduction-limit';
import { qbiMinimum, type MinimumFigures } from './rules/qbi-minimum';
import { saltPhaseDown, type SaltFigures } from './rules/salt-phase-down';
import { dollars, type Cents, type Rate } from '../money';
import { schedulesOf } from './figures';
import type { Figure, StatusFigure } from './rules/figure';
import { compileRule } from './rules/rule';

/** The kinds of law that are not in force every year, by the name of their figure. */
export const federalRules = {
  tipsDeduction,
  overtimeDeduction,
  carLoanDeduction,
  enhancedSeniorDeduction,
  saltPhaseDown,
  giftsWithoutItemizing,
  giftFloor,
  itemizedDeductionLimit,
  qbiMinimum,
};

/** The federal figures of one year: the shape of `<year>/federal.json`. */
export interface FederalFigures {
  readonly rateSchedules: Figure<Readonly<Record<'single' | 'joint' | 'separate' | 'head', number[][]>>>;
  /** By 0, 1, 2 and 3 or more children. */
  readonly earnedIncomeCredit: Figure<readonly CreditFigures[]>;
  readonly standardDeduction: StatusFigure;
  readonly seniorDeduction: StatusFigure;
  readonly medicalFloor: Figure<number>;
  readonly saltCap: StatusFigure;
  readonly charityLimit: Figure<number>;
  readonly qbiRate: Figure<number>;
  readonly qbiThreshold: StatusFigure;
  readonly qbiPhaseInRange: StatusFigure;
  readonly childTaxCredit: Figure<number>;
  readonly otherDependentCredit: Figure<number>;
  readonly childCreditThreshold: StatusFigure;
  readonly childCreditPhaseOutStep: Figure<number>;
  readonly childCreditPhaseOutPerStep: Figure<number>;
  readonly refundablePerChild: Figure<number>;
  readonly refundableEarningsFloor: Figure<number>;
  readonly refundableEarningsRate: Figure<number>;
  readonly elderlyCreditRate: Figure<number>;
  readonly elderlyCreditBase: Figure<number>;
  readonly elderlyCreditBaseForTwo: Figure<number>;
  readonly elderlyCreditAgiLimit: StatusFigure;
  readonly socialSecurityWageBase: Figure<number>;
  readonly selfEmploymentSocialSecurityRate: Figure<number>;
  readonly selfEmploymentMedicareRate: Figure<number>;
  readonly selfEmploymentFactor: Figure<number>;
  readonly selfEmploymentMinimum: Figure<number>;
  readonly selfEmploymentDeductibleShare: Figure<number>;
  readonly businessLossLimit: StatusFigure;
  readonly employeeSocialSecurityRate: Figure<number>;
  readonly employeeMedicareRate: Figure<number>;
  readonly additionalMedicareRate: Figure<number>;
  readonly additionalMedicareThreshold: StatusFigure;
  readonly additionalMedicareWithholdingThreshold: Figure<number>;
  readonly withholdingDeduction: StatusFigure;
  readonly dependentIncomeLimit: Figure<number>;
  readonly tipsDeduction?: Figure<AdditionalDeductionFigures>;
  readonly overtimeDeduction?: Figure<AdditionalDeductionFigures>;
  readonly carLoanDeduction?: Figure<AdditionalDeductionFigures>;
  readonly enhancedSeniorDeduction?: Figure<SeniorFigures>;
  readonly saltPhaseDown?: Figure<SaltFigures>;
  readonly giftsWithoutItemizing?: StatusFigure;
  readonly giftFloor?: Figure<number>;
  readonly itemizedDeductionLimit?: Figure<Fraction>;
  readonly qbiMinimum?: Figure<MinimumFigures>;
}

/** One column of the EIC parameters, in dollars. */
interface CreditFigures {
  readonly phaseIn: Rate;
  readonly max: number;
  readonly phaseOut: Rate;
  readonly phaseOutStart: number;
  readonly end: number;
  readonly jointBonus: number;
}

/** One column of the EIC parameters. Money in cents. */
export interface CreditColumn {
  readonly phaseIn: Rate;
  readonly max: Cents;
  readonly phaseOut: Rate;
  readonly phaseOutStart: Cents;
  /** AGI and earned income must be below this, plus the bonus on a joint return. */
  readonly end: Cents;
  /** How much higher the phase-out starts and ends on a joint return. */
  readonly jointBonus: Cents;
}

function creditColumns({ earnedIncomeCredit }: FederalFigures) {
  const column = (children: 0 | 1 | 2 | 3): CreditColumn => {
    const terms = earnedIncomeCredit.value[children];
    if (!terms) throw new RangeError(`The earned income credit has no figures for ${children} children.`);
    return {
      phaseIn: terms.phaseIn,
      max: dollars(terms.max),
      phaseOut: terms.phaseOut,
      phaseOutStart: dollars(terms.phaseOutStart),
      end: dollars(terms.end),
      jointBonus: dollars(terms.jointBonus),
    };
  };
  return {
    withoutChildren: column(0),
    withOneChild: column(1),
    withTwoChildren: column(2),
    withMoreChildren: column(3),
  };
}

export type FederalLaw = ReturnType<typeof compileFederal>;

/** Converts the figures of a year to typed tables, amounts in cents. */
export function compileFederal(law: FederalFigures & ClaimableFigures) {
  return {
    rateSchedules: schedulesOf(law.rateSchedules),
    standardDeduction: dollarsByStatus(law.standardDeduction.value),
    seniorDeduction: dollarsByStatus(law.seniorDeduction.value),
    claimableMinimum: dollars(law.claimableMinimum.value),
    claimableAddition: dollars(law.claimableAddition.value),
    medicalFloor: law.medicalFloor.value,
    saltCap: dollarsByStatus(law.saltCap.value),
    charityLimit: law.charityLimit.value,
    qbiRate: law.qbiRate.value,
    qbiThreshold: dollarsByStatus(law.qbiThreshold.value),
    qbiPhaseInRange: dollarsByStatus(law.qbiPhaseInRange.value),
    childTaxCredit: dollars(law.childTaxCredit.value),
    otherDependentCredit: dollars(law.otherDependentCredit.value),
    childCreditThreshold: dollarsByStatus(law.childCreditThreshold.value),
    childCreditPhaseOutStep: dollars(law.childCreditPhaseOutStep.value),
    childCreditPhaseOutPerStep: dollars(law.childCreditPhaseOutPerStep.value),
    refundablePerChild: dollars(law.refundablePerChild.value),
    refundableEarningsFloor: dollars(law.refundableEarningsFloor.value),
    refundableEarningsRate: law.refundableEarningsRate.value,
    earnedIncomeCredit: creditColumns(law),
    elderlyCreditRate: law.elderlyCreditRate.value,
    elderlyCreditBase: dollars(law.elderlyCreditBase.value),
    elderlyCreditBaseForTwo: dollars(law.elderlyCreditBaseForTwo.value),
    elderlyCreditAgiLimit: dollarsByStatus(law.elderlyCreditAgiLimit.value),
    socialSecurityWageBase: dollars(law.socialSecurityWageBase.value),
    selfEmploymentSocialSecurityRate: law.selfEmploymentSocialSecurityRate.value,
    selfEmploymentMedicareRate: law.selfEmploymentMedicareRate.value,
    selfEmploymentFactor: law.selfEmploymentFactor.value,
    selfEmploymentMinimum: dollars(law.selfEmploymentMinimum.value),
    selfEmploymentDeductibleShare: law.selfEmploymentDeductibleShare.value,
    businessLossLimit: dollarsByStatus(law.businessLossLimit.value),
    employeeSocialSecurityRate: law.employeeSocialSecurityRate.value,
    employeeMedicareRate: law.employeeMedicareRate.value,
    additionalMedicareRate: law.additionalMedicareRate.value,
    additionalMedicareThreshold: dollarsByStatus(law.additionalMedicareThreshold.value),
    additionalMedicareWithholdingThreshold: dollars(law.additionalMedicareWithholdingThreshold.value),
    withholdingDeduction: dollarsByStatus(law.withholdingDeduction.value),
    dependentIncomeLimit: dollars(law.dependentIncomeLimit.value),
    tipsDeduction: compileRule(tipsDeduction, law.tipsDeduction),
    overtimeDeduction: compileRule(overtimeDeduction, law.overtimeDeduction),
    carLoanDeduction: compileRule(carLoanDeduction, law.carLoanDeduction),
    enhancedSeniorDeduction: compileRule(enhancedSeniorDeduction, law.enhancedSeniorDeduction),
    saltPhaseDown: compileRule(saltPhaseDown, law.saltPhaseDown),
    giftsWithoutItemizing: compileRule(giftsWithoutItemizing, law.giftsWithoutItemizing),
    giftFloor: compileRule(giftFloor, law.giftFloor),
    itemizedDeductionLimit: compileRule(itemizedDeductionLimit, law.itemizedDeductionLimit),
    qbiMinimum: compileRule(qbiMinimum, law.qbiMinimum),
  };
}
