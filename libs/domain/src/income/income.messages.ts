import type { MessageTree } from '../i18n/message';

/** Messages of the income summary (specification part 1, sections 2 and 8). */
export const incomeMessages = {
  title: 'Income Summary',
  lead: 'Your income for tax year {year}, as you entered it.',
  total: 'Total annual income',
  kinds: {
    w2_income: 'W-2 wages',
    income_1099_misc: '1099-MISC',
    income_1099_nec: '1099-NEC',
    schedule_c_profit: 'Schedule C profit',
    other_income: 'Other income',
  },
  from: {
    w2_income: 'W-2 income on your intake form',
    income_1099_misc: 'Other income on your intake form',
    income_1099_nec: 'Self-employment income on your intake form',
    schedule_c_profit: 'Net profit from your Schedule C; replaces the self-employment income on your intake form',
    other_income: 'Unemployment and retirement on your intake form',
  },
  details: 'Income details',
  columns: { kind: 'Type', from: 'Source', amount: 'Amount', share: 'Share' },
  mix: 'Income mix',
  mixCaption: 'Income by type',
  planning: {
    title: 'Tax planning',
    about: 'These are the amounts you entered, before deductions and credits. Your preparer will review them with you.',
    change: 'Change your intake form',
    scheduleC: 'Change your Schedule C',
  },
  calculated: 'Updated {when}',
  loadFailed: 'Failed to load income summary',
  empty: 'No Income Data Available',
  start: 'Fill in your tax intake form',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    income: typeof incomeMessages;
  }
}
