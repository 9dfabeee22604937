import type { Translate } from '@portal/domain/i18n/message';
import type { IncomeSummary } from '@portal/domain/income/income.dto';

/** In the order of the specification (part 1, section 2). */
const kinds = ['w2_income', 'income_1099_misc', 'income_1099_nec', 'schedule_c_profit', 'other_income'] as const;

export interface IncomeKind {
  kind: (typeof kinds)[number];
  label: string;
  /** Name of the form in which the client enters this income. */
  from: string;
  /** Dollars; negative for a loss. */
  amount: number;
  /** Share of all earnings; null for zero or a loss. */
  share: number | null;
}

export function kindsOf(summary: IncomeSummary, t: Translate): IncomeKind[] {
  const earned = kinds.reduce((sum, kind) => sum + Math.max(summary[kind], 0), 0);
  return kinds.map((kind) => ({
    kind,
    label: t(`income.kinds.${kind}`),
    from: t(`income.from.${kind}`),
    amount: summary[kind],
    share: summary[kind] > 0 ? summary[kind] / earned : null,
  }));
}
