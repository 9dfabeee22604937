import { dollarsByStatus, jointOr, schedulesByStatus } from '../by-status';
import { dollars } from '../money';

/** 36 M.R.S. 5111; Maine 2024 individual income tax rate schedules. */
export const rates = schedulesByStatus({
  single: [
    [0, 0.058],
    [26_050, 0.0675],
    [61_600, 0.0715],
  ],
  joint: [
    [0, 0.058],
    [52_100, 0.0675],
    [123_250, 0.0715],
  ],
  head: [
    [0, 0.058],
    [39_050, 0.0675],
    [92_450, 0.0715],
  ],
});

/** Nonmedical itemized deductions: 36 M.R.S. 5125; Form 1040ME Schedule 2 (2024) line 5. */
export const itemizedCap = dollars(35_250);

/** Standard and itemized deductions phase out evenly: 36 M.R.S. 5124-C(2) and 5125(7); 2024 worksheet for phaseout. */
export const deductionStart = dollarsByStatus({ single: 97_150, joint: 194_300, head: 145_750 });
export const deductionWidth = dollarsByStatus({ single: 75_000, joint: 150_000, head: 112_500 });

/** Per filer: 36 M.R.S. 5126-A; Form 1040ME 2024 line 13, with its phaseout worksheet. */
export const exemption = dollars(5_000);
export const exemptionStart = dollarsByStatus({ single: 323_900, joint: 388_650, separate: 194_325, head: 356_300 });
export const exemptionWidth = dollarsByStatus({ single: 125_000, joint: 125_000, separate: 62_500 });

/** Pension income at any age, up to the largest Social Security benefit: 36 M.R.S. 5122(2)(M-2); Schedule 1S 2024. */
export const pensionDeduction = dollars(45_864);

/**
 * Per dependent, refundable from 2024, reduced by $7.50 per $1,000 or part of it: 36 M.R.S. 5219-SS; Schedule A (2024),
 * worksheet.
 */
export const dependentCredit = dollars(300);
export const dependentStart = jointOr(dollars(400_000), dollars(200_000));
export const dependentStep = dollars(1_000);
export const dependentLoss = dollars(7.5);

/** Shares of the federal credit: 36 M.R.S. 5219-S; 2024 earned income tax credit worksheet. */
export const eitcMatch = 0.25;
export const eitcMatchWithoutChildren = 0.5;

/** Sales tax fairness credit: 36 M.R.S. 5213-A; Schedule STFC/PTFC 2024. None on a separate return. */
export const salesTaxCredit = dollarsByStatus({ single: 150, joint: 210, separate: 0, head: 210 });
/** Additional amount for children: one step per child, at most two; a head of household's first child is excluded. */
export const salesTaxChild = dollars(30);
export const salesTaxStart = dollarsByStatus({ single: 24_750, joint: 49_500, head: 37_100 });
export const salesTaxStep = dollarsByStatus({ single: 500, joint: 1_000, head: 750 });
export const salesTaxLoss = dollarsByStatus({ single: 10, joint: 20, head: 15 });
