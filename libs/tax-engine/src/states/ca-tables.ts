import { dollarsByStatus, schedulesByStatus } from '../by-status';
import { dollars } from '../money';
import { schedule } from '../schedule';

/** California Income Tax Rate Schedules for 2024 (X single and separate, Y joint and surviving spouse, Z head of household); R&TC 17041. */
export const rates = schedulesByStatus({
  single: [
    [0, 0.01],
    [10_756, 0.02],
    [25_499, 0.04],
    [40_245, 0.06],
    [55_866, 0.08],
    [70_606, 0.093],
    [360_659, 0.103],
    [432_787, 0.113],
    [721_314, 0.123],
  ],
  joint: [
    [0, 0.01],
    [21_512, 0.02],
    [50_998, 0.04],
    [80_490, 0.06],
    [111_732, 0.08],
    [141_212, 0.093],
    [721_318, 0.103],
    [865_574, 0.113],
    [1_442_628, 0.123],
  ],
  head: [
    [0, 0.01],
    [21_527, 0.02],
    [51_000, 0.04],
    [65_744, 0.06],
    [81_364, 0.08],
    [96_107, 0.093],
    [490_493, 0.103],
    [588_593, 0.113],
    [980_987, 0.123],
  ],
});

/** 1% of taxable income over $1,000,000: R&TC 17043; Form 540 2024 line 62. */
export const behavioralHealthTax = schedule([
  [0, 0],
  [1_000_000, 0.01],
]);

/** R&TC 17073.5; Form 540 2024 line 18. */
export const standardDeductions = dollarsByStatus({ single: 5_540, joint: 11_080, head: 11_080 });

/** Form 540 2024 line 7: the credit per filer, counted twice for a surviving spouse; line 10: per dependent. R&TC 17054. */
export const personalCredit = dollarsByStatus({ single: 149, joint: 298 });
export const dependentCredit = dollars(461);
/** Form 540 2024 line 9: each filer 65 or older, R&TC 17054(c). */
export const seniorCredit = dollars(149);

/**
 * Federal AGI above which exemption credits and itemized deductions are reduced: R&TC 17054.1 and 17077; Form 540 2024
 * instructions, line 32.
 */
export const phaseOutStart = dollarsByStatus({ single: 244_857, joint: 489_719, head: 367_291 });

/**
 * Each credit is reduced by $6 per $2,500 (separate: $1,250) or fraction: AGI limitation worksheet, Form 540 2024
 * instructions.
 */
export const creditStep = dollarsByStatus({ single: 2_500, joint: 2_500, separate: 1_250 });
export const creditLoss = dollars(6);

/**
 * Itemized deductions are reduced by 6% of the excess, at most by 80% of the nonmedical ones: R&TC 17077; Schedule CA
 * (540) 2024 line 29.
 */
export const itemizedLossRate = 0.06;
export const itemizedLossLimit = 0.8;
