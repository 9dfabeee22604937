import { dollarsByStatus, schedulesByStatus, type ByStatus, type StatusColumns } from '../by-status';
import { dollars, type Cents } from '../money';
import { stepTable } from '../phase-out';

/** Conn. Gen. Stat. 12-700(a) as amended by P.A. 23-204; Form CT-1040 2024 instructions, table B. */
export const rates = schedulesByStatus({
  single: [
    [0, 0.02],
    [10_000, 0.045],
    [50_000, 0.055],
    [100_000, 0.06],
    [200_000, 0.065],
    [250_000, 0.069],
    [500_000, 0.0699],
  ],
  joint: [
    [0, 0.02],
    [20_000, 0.045],
    [100_000, 0.055],
    [200_000, 0.06],
    [400_000, 0.065],
    [500_000, 0.069],
    [1_000_000, 0.0699],
  ],
  head: [
    [0, 0.02],
    [16_000, 0.045],
    [80_000, 0.055],
    [160_000, 0.06],
    [320_000, 0.065],
    [400_000, 0.069],
    [800_000, 0.0699],
  ],
});

/**
 * Conn. Gen. Stat. 12-702; CT-1040 2024, table A: reduced by $1,000 per $1,000, or part of it, of Connecticut AGI over
 * the start.
 */
export const personalExemptions = dollarsByStatus({ single: 15_000, joint: 24_000, separate: 12_000, head: 19_000 });
export const exemptionStart = dollarsByStatus({ single: 30_000, joint: 48_000, separate: 24_000, head: 38_000 });
export const exemptionStep = dollars(1_000);

/** Tax per step, or part of one, of Connecticut AGI over the start, up to a limit. */
export interface Tier {
  readonly start: ByStatus<Cents>;
  readonly step: ByStatus<Cents>;
  readonly amount: ByStatus<Cents>;
  readonly most: ByStatus<Cents>;
}

type Columns = StatusColumns<number>;

const tier = (start: Columns, step: Columns, amount: Columns, most: Columns): Tier => ({
  start: dollarsByStatus(start),
  step: dollarsByStatus(step),
  amount: dollarsByStatus(amount),
  most: dollarsByStatus(most),
});

/** Phase-out of the 2% rate: Conn. Gen. Stat. 12-700(a)(10)(B); CT-1040 2024, table C. */
export const lowRatePhaseOut = tier(
  { single: 56_500, joint: 100_500, separate: 50_250, head: 78_500 },
  { single: 5_000, joint: 5_000, separate: 2_500, head: 4_000 },
  { single: 25, joint: 50, head: 40 },
  { single: 250, joint: 500, head: 400 },
);

/** Recapture of the lower rates, three tiers that add up: Conn. Gen. Stat. 12-700(b); CT-1040 2024, table D. */
export const recaptureTiers: readonly Tier[] = [
  tier(
    { single: 105_000, joint: 210_000, head: 168_000 },
    { single: 5_000, joint: 10_000, head: 8_000 },
    { single: 25, joint: 50, head: 40 },
    { single: 250, joint: 500, head: 400 },
  ),
  tier(
    { single: 200_000, joint: 400_000, head: 320_000 },
    { single: 5_000, joint: 10_000, head: 8_000 },
    { single: 90, joint: 180, head: 140 },
    { single: 2_700, joint: 5_400, head: 4_200 },
  ),
  tier(
    { single: 500_000, joint: 1_000_000, head: 800_000 },
    { single: 5_000, joint: 10_000, head: 8_000 },
    { single: 50, joint: 100, head: 80 },
    { single: 450, joint: 900, head: 720 },
  ),
];

/** Share of a pension that is subtracted, by federal AGI: Conn. Gen. Stat. 12-701(a)(20)(B); CT-1040 2024 instructions, line 48b. */
export const pensionSharesJoint = stepTable([
  [0, 1],
  [100_000, 0.85],
  [105_000, 0.7],
  [110_000, 0.55],
  [115_000, 0.4],
  [120_000, 0.25],
  [125_000, 0.1],
  [130_000, 0.05],
  [140_000, 0.025],
  [150_000, 0],
]);
export const pensionSharesOthers = stepTable([
  [0, 1],
  [75_000, 0.85],
  [77_500, 0.7],
  [80_000, 0.55],
  [82_500, 0.4],
  [85_000, 0.25],
  [87_500, 0.1],
  [90_000, 0.05],
  [95_000, 0.025],
  [100_000, 0],
]);
