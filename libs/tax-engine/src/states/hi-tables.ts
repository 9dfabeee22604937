import { dollarsByStatus, schedulesByStatus } from '../by-status';
import { dollars } from '../money';
import { stepTableOfDollars } from '../phase-out';

/** HRS 235-51; N-11 2024 instructions, tax rate schedules. */
export const rates = schedulesByStatus({
  single: [
    [0, 0.014],
    [2_400, 0.032],
    [4_800, 0.055],
    [9_600, 0.064],
    [14_400, 0.068],
    [19_200, 0.072],
    [24_000, 0.076],
    [36_000, 0.079],
    [48_000, 0.0825],
    [150_000, 0.09],
    [175_000, 0.1],
    [200_000, 0.11],
  ],
  joint: [
    [0, 0.014],
    [4_800, 0.032],
    [9_600, 0.055],
    [19_200, 0.064],
    [28_800, 0.068],
    [38_400, 0.072],
    [48_000, 0.076],
    [72_000, 0.079],
    [96_000, 0.0825],
    [300_000, 0.09],
    [350_000, 0.1],
    [400_000, 0.11],
  ],
  head: [
    [0, 0.014],
    [3_600, 0.032],
    [7_200, 0.055],
    [14_400, 0.064],
    [21_600, 0.068],
    [28_800, 0.072],
    [36_000, 0.076],
    [54_000, 0.079],
    [72_000, 0.0825],
    [225_000, 0.09],
    [262_500, 0.1],
    [300_000, 0.11],
  ],
});

/** HRS 235-2.4(a) as amended by 2024 Act 46; N-11 2024 line 23. */
export const standardDeductions = dollarsByStatus({ single: 4_400, joint: 8_800, head: 6_424 });

/** Per person: HRS 235-54; N-11 2024 line 25. */
export const exemption = dollars(1_144);

/** Medical expenses over 7.5% of Hawaii AGI: N-11 2024, worksheet A-1. */
export const medicalFloor = 0.075;

/** State income tax is deductible below this federal AGI: HRS 235-2.4(h); N-11 2024, worksheet A-2. */
export const stateTaxLimit = dollarsByStatus({ single: 100_000, joint: 200_000, head: 150_000 });

/**
 * Itemized deductions are reduced by 3% of Hawaii AGI over the start, at most by 80% of the nonmedical ones: IRC 68 of
 * 2009, N-11 2024, itemized deductions worksheet.
 */
export const itemizedStart = dollarsByStatus({ single: 166_800, joint: 166_800, separate: 83_400 });
export const itemizedLossRate = 0.03;
export const itemizedLossLimit = 0.8;

/** Food/excise credit per exemption by federal AGI: HRS 235-55.85(b); Form N-311. */
export const foodCreditSingle = stepTableOfDollars([
  [0, 220],
  [15_000, 200],
  [20_000, 170],
  [25_000, 140],
  [30_000, 110],
  [40_000, 0],
]);
export const foodCreditOthers = stepTableOfDollars([
  [0, 220],
  [15_000, 200],
  [20_000, 170],
  [25_000, 140],
  [30_000, 110],
  [40_000, 90],
  [50_000, 70],
  [60_000, 0],
]);

/** Share of the federal credit: HRS 235-55.75; Form N-356. */
export const eitcMatch = 0.4;
