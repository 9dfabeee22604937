import { dollarsByStatus, schedulesByStatus } from '../by-status';

/** Tax rate schedules X, Y-1, Y-2 and Z: 26 USC 1(j) with Rev. Proc. 2023-34 s. 3.01 (2024). */
export const rateSchedules = schedulesByStatus({
  single: [
    [0, 0.1],
    [11_600, 0.12],
    [47_150, 0.22],
    [100_525, 0.24],
    [191_950, 0.32],
    [243_725, 0.35],
    [609_350, 0.37],
  ],
  joint: [
    [0, 0.1],
    [23_200, 0.12],
    [94_300, 0.22],
    [201_050, 0.24],
    [383_900, 0.32],
    [487_450, 0.35],
    [731_200, 0.37],
  ],
  separate: [
    [0, 0.1],
    [11_600, 0.12],
    [47_150, 0.22],
    [100_525, 0.24],
    [191_950, 0.32],
    [243_725, 0.35],
    [365_600, 0.37],
  ],
  head: [
    [0, 0.1],
    [16_550, 0.12],
    [63_100, 0.22],
    [100_500, 0.24],
    [191_950, 0.32],
    [243_700, 0.35],
    [609_350, 0.37],
  ],
});

/**
 * 26 USC 63(f) with Rev. Proc. 2023-34 s. 3.15(3): additional amount for each filer of 65 or older; a surviving spouse
 * has the married amount.
 */
export const seniorDeductions = dollarsByStatus({
  single: 1_950,
  joint: 1_550,
  separate: 1_550,
  head: 1_950,
  widow: 1_550,
});

/** 26 USC 63(c) with Rev. Proc. 2023-34 s. 3.15(1) (2024). */
export const standardDeductions = dollarsByStatus({
  single: 14_600,
  joint: 29_200,
  separate: 14_600,
  head: 21_900,
  widow: 29_200,
});
