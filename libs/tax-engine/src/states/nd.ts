import { forStatus, schedulesByStatus } from '../by-status';
import { marginalRate, taxOn } from '../schedule';
import { federalDeductions } from './return-line';
import { settle } from './settle';
import type { StateLaw } from './state-law';

/** N.D.C.C. 57-38-30.3(1) with 2024 indexing; Form ND-1 2024, tax rate schedules. */
const schedules = schedulesByStatus({
  single: [
    [0, 0],
    [47_150, 0.0195],
    [238_200, 0.025],
  ],
  joint: [
    [0, 0],
    [78_775, 0.0195],
    [289_975, 0.025],
  ],
  separate: [
    [0, 0],
    [39_375, 0.0195],
    [144_975, 0.025],
  ],
  head: [
    [0, 0],
    [63_175, 0.0195],
    [264_100, 0.025],
  ],
});

const lines = { federalDeductions: federalDeductions('nd') };

export const northDakota: StateLaw = {
  code: 'ND',
  name: 'North Dakota',
  form: 'Form ND-1',
  kind: 'graduated',
  totals: { agi: '1a', taxableIncome: '18', tax: '20' },
  unsupported: [
    'Marriage penalty credit (the spouse has no income of their own here)',
    'Homestead property tax credit',
    'Exclusions for long-term capital gains, qualified dividends and military pay',
  ],
  compute(home, federal) {
    // N.D.C.C. 57-38-01.2: federal taxable income, itemized or business deduction included.
    const { taxableIncome } = federal;
    const schedule = forStatus(schedules, home.status);
    return settle({
      agi: federal.agi,
      toTaxable: [[lines.federalDeductions, federal.deduction + federal.qbiDeduction]],
      taxableIncome,
      tax: taxOn(schedule, taxableIncome),
      rate: marginalRate(schedule, taxableIncome),
    });
  },
};
