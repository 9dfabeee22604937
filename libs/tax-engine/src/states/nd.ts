import { forStatus } from '../by-status';
import { allDeductionsOf } from '../federal/federal-facts';
import { schedulesOf } from '../law/figures';
import type { Figures } from '../law/state-figures';
import { marginalRate, taxOn } from '../schedule';
import { federalDeductions } from './return-line';
import { none, settle } from './settle';
import type { StateLaw } from './state-law';

const lines = { federalDeductions: federalDeductions('nd') };

export const northDakota = (law: Figures<'ND'>): StateLaw => {
  const schedules = schedulesOf(law.schedules);

  return {
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
        from: 0,
        toAgi: none,
        agi: federal.agi,
        toTaxable: [[lines.federalDeductions, allDeductionsOf(federal)]],
        taxableIncome,
        toTax: none,
        tax: taxOn(schedule, taxableIncome),
        rate: marginalRate(schedule, taxableIncome),
        credits: none,
        otherTaxes: 0,
      });
    },
  };
};
