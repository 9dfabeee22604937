import { dollarsByStatus, schedulesByStatus } from '../../by-status';
import { dollars } from '../../money';
import type { BracketRow } from '../../schedule';
import law from './federal.json' with { type: 'json' };

const bracketRows = (rows: readonly number[][]): BracketRow[] => rows.map(([over = 0, rate = 0]) => [over, rate]);
const { single, joint, separate, head } = law.rateSchedules.value;

/**
 * The figures of `federal.json` as typed tables, amounts in cents. Read them when a module loads, never in the middle of
 * an estimate. Written out, so that a bundler drops the sources.
 */
export const federalLaw = {
  rateSchedules: schedulesByStatus({
    single: bracketRows(single),
    joint: bracketRows(joint),
    separate: bracketRows(separate),
    head: bracketRows(head),
  }),
  standardDeduction: dollarsByStatus(law.standardDeduction.value),
  seniorDeduction: dollarsByStatus(law.seniorDeduction.value),
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
  earnedIncomeCredit: law.earnedIncomeCredit.value.map(({ phaseIn, max, phaseOut, phaseOutStart, end }) => ({
    phaseIn,
    max: dollars(max),
    phaseOut,
    phaseOutStart: dollars(phaseOutStart),
    end: dollars(end),
  })),
  earnedIncomeCreditJointBonus: dollars(law.earnedIncomeCreditJointBonus.value),
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
};
