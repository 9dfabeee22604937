import type { TraceLine } from '../result';
import type { StateLaw } from './state-law';

/** The totals of a state's return as lines without an amount. */
export interface TotalLines {
  readonly from: TraceLine | undefined;
  readonly agi: TraceLine;
  readonly taxableIncome: TraceLine;
  readonly tax: TraceLine;
  readonly earnedIncomeCredit: TraceLine;
  readonly net: TraceLine;
  readonly withheld: TraceLine;
}

/** Defines the lines once per law, because every estimate has them. */
export function totalLinesOf({ form, totals }: StateLaw): TotalLines {
  const from = totals?.from;
  const totalOf = (id: string, line: string | undefined, label: string): TraceLine => ({
    id: `state.${id}`,
    form,
    line,
    label,
    label_id: undefined,
    amount: 0,
  });
  return {
    from: from && {
      id: 'state.from',
      form: from.form,
      line: from.line,
      label: from.label,
      label_id: from.labelId,
      amount: 0,
    },
    agi: totalOf('agi', totals?.agi, 'State adjusted gross income'),
    taxableIncome: totalOf('taxable_income', totals?.taxableIncome, 'State taxable income'),
    tax: totalOf('tax_before_credits', totals?.tax, 'State tax before credits'),
    earnedIncomeCredit: totalOf('eitc', undefined, 'State earned income credit, included above'),
    net: totalOf('net_tax', totals?.net, 'State tax after credits'),
    withheld: totalOf('withheld', totals?.withheld, 'State tax withheld'),
  };
}
