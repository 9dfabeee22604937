import { notUnder, turnsBy } from '../ages';
import { dollarsByStatus, jointOr, schedulesByStatus } from '../by-status';
import { dollars } from '../money';

/** Minn. Stat. 290.06 subd. 2c; Form M1 2024 tax rate schedules. */
export const rates = schedulesByStatus({
  single: [
    [0, 0.0535],
    [31_690, 0.068],
    [104_690, 0.0785],
    [193_240, 0.0985],
  ],
  joint: [
    [0, 0.0535],
    [46_330, 0.068],
    [184_040, 0.0785],
    [321_450, 0.0985],
  ],
  separate: [
    [0, 0.0535],
    [23_165, 0.068],
    [92_020, 0.0785],
    [160_725, 0.0985],
  ],
  head: [
    [0, 0.0535],
    [39_690, 0.068],
    [156_760, 0.0785],
    [256_880, 0.0985],
  ],
});

/** Minn. Stat. 290.0123; Form M1 2024 line 4. */
export const standardDeductions = dollarsByStatus({ single: 14_575, joint: 29_150, head: 21_900 });

/** Additional amount per filer 65 or older: Minn. Stat. 290.0123 subd. 2. */
export const seniorDeductions = dollarsByStatus({ single: 1_950, joint: 1_550, separate: 1_550 });

/** Subtraction from age 65, reduced by half of the AGI over the limit: Minn. Stat. 290.0802; Schedule M1R 2024. */
export const seniorBase = dollarsByStatus({ single: 9_600, joint: 12_000, separate: 6_000, widow: 9_600 });
export const seniorLimit = dollarsByStatus({ single: 14_500, joint: 14_500, separate: 9_000 });
export const seniorLimitForTwo = dollars(3_500);
export const seniorLoss = 0.5;

/** Per dependent: Minn. Stat. 290.0121; Form M1 2024 line 5. There is no personal exemption. */
export const dependentExemption = dollars(5_050);
/** Reduced by 2% per step, or part of one, of federal AGI over the threshold: worksheet for line 5. */
export const exemptionThreshold = dollarsByStatus({
  single: 232_550,
  joint: 348_850,
  separate: 174_425,
  head: 290_700,
});
export const exemptionStep = dollarsByStatus({ single: 2_500, joint: 2_500, separate: 1_250 });
export const exemptionLoss = 0.02;

/**
 * Deductions are reduced by 3% of AGI between the thresholds and 10% above, at most by 80%; by 80% over the top: Minn.
 * Stat. 290.0123 subd. 5, Schedule M1SA 2024 line 26.
 */
export const reductionLow = dollarsByStatus({ single: 232_500, joint: 232_500, separate: 116_250 });
export const reductionHigh = dollarsByStatus({ single: 321_350, joint: 321_350, separate: 160_675 });
export const reductionTop = dollars(1_053_750);
export const reductionLowRate = 0.03;
export const reductionHighRate = 0.1;
export const reductionLimit = 0.8;

/** Without itemizing, half of the gifts over $500 is subtracted: Minn. Stat. 290.0132 subd. 7; Schedule M1M 2024. */
export const giftFloor = dollars(500);
export const giftShare = 0.5;

/** Child and working family credits: Minn. Stat. 290.0661 and 290.0671; Schedule M1CWFC 2024. */
export const childCredit = dollars(1_750);
/**
 * Children for the child part are under 18; older children who count for the earned income credit add this amount by
 * their number: Minn. Stat. 290.0671 subd. 1(d).
 */
export const notUnder18 = notUnder(18);
export const olderChildCredits = [0, 970, 2_210, 2_630].map(dollars);
/** Without children the working family part is for filers from 19 to 64. */
export const bornBy19 = turnsBy(19);
export const workingFamilyRate = 0.04;
export const workingFamilyEarnings = dollars(9_220);
export const creditThreshold = jointOr(dollars(36_880), dollars(31_090));
export const creditLossRate = 0.12;
/** With older children only. */
export const olderChildLossRate = 0.09;
