import { byStatus, dollarsByStatus, forStatus, jointOr, schedulesByStatus } from './by-status';
import { filingStatuses } from './input';
import { dollars } from './money';
import {
  phasedOut,
  remainingShare,
  stepsOver,
  stepTable,
  stepTableOfDollars,
  valueFrom,
  valueOver,
  valueUpTo,
} from './phase-out';
import { marginalRate, schedule, taxOn } from './schedule';

describe('rate schedule', () => {
  const bands = schedule([
    [0, 0],
    [10_000, 0.04],
    [20_000.5, 0.06],
  ]);

  it('taxes each band at its own rate', () => {
    expect(taxOn(bands, dollars(10_000))).toBe(0);
    expect(taxOn(bands, dollars(15_000))).toBe(dollars(200));
    expect(taxOn(bands, dollars(30_000.5))).toBe(dollars(1_000.02));
  });

  it('is 0 for no or negative income', () => {
    expect(taxOn(bands, 0)).toBe(0);
    expect(taxOn(bands, -100)).toBe(0);
  });

  it('returns the rate of the last dollar', () => {
    expect(marginalRate(bands, dollars(10_000))).toBe(0);
    expect(marginalRate(bands, dollars(10_000) + 1)).toBe(0.04);
    expect(marginalRate(bands, dollars(1_000_000))).toBe(0.06);
    expect(marginalRate(bands, -5)).toBe(0);
  });
});

describe('table by filing status', () => {
  it('uses the single and joint values for columns that are not printed', () => {
    expect(dollarsByStatus({ single: 1, joint: 2 })).toEqual({
      single: 100,
      married_filing_jointly: 200,
      married_filing_separately: 100,
      head_of_household: 100,
      qualifying_widow: 200,
    });
    expect(byStatus({ single: 'a', joint: 'b', separate: 'c', head: 'd', widow: 'e' }).qualifying_widow).toBe('e');
    expect(jointOr(1, 2).qualifying_widow).toBe(2);
  });

  it.each(filingStatuses)('returns the value of %s', (status) => {
    const table = byStatus({ single: 'a', joint: 'b', separate: 'c', head: 'd', widow: 'e' });
    expect(forStatus(table, status)).toBe(table[status]);
  });

  it('can contain rate schedules', () =>
    expect(taxOn(schedulesByStatus({ single: [[0, 0.1]], joint: [[0, 0.2]] }).qualifying_widow, 100)).toBe(20));
});

describe('phase-out', () => {
  it('shrinks an amount with income', () => {
    expect(phasedOut(1_000, 500, 500, 0.5)).toBe(1_000);
    expect(phasedOut(1_000, 1_500, 500, 0.5)).toBe(500);
    expect(phasedOut(1_000, 9_500, 500, 0.5)).toBe(0);
  });

  it('counts each started step', () => {
    expect(stepsOver(1_000, 1_000, 500)).toBe(0);
    expect(stepsOver(1_001, 1_000, 500)).toBe(1);
    expect(stepsOver(2_000, 1_000, 500)).toBe(2);
  });

  it('declines evenly over a range', () => {
    expect(remainingShare(0, 100, 50)).toBe(1);
    expect(remainingShare(125, 100, 50)).toBe(0.5);
    expect(remainingShare(150, 100, 50)).toBe(0);
  });
});

describe('step table', () => {
  const rates = stepTable([
    [0, 0.5],
    [10, 0.3],
  ]);

  it('distinguishes "over", "or more" and "not over"', () => {
    expect(valueOver(rates, dollars(10))).toBe(0.5);
    expect(valueFrom(rates, dollars(10))).toBe(0.3);
    expect(valueUpTo(rates, dollars(10))).toBe(0.3);
    expect(valueUpTo(rates, dollars(10) + 1)).toBe(0);
    expect(valueOver(rates, 0)).toBe(0);
    expect(valueFrom(rates, -1)).toBe(0);
  });

  it('stores dollar amounts in cents', () => expect(valueFrom(stepTableOfDollars([[0, 12.5]]), 0)).toBe(1_250));
});
