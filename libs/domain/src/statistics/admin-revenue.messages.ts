import type { MessageTree } from '../i18n/message';

/** Messages of the admin's revenue analytics (specification part 2, sections 2, 3, 8 and 9). */
export const adminRevenueMessages = {
  loadFailed: 'Failed to load admin dashboard data',
  empty: 'No income reported yet.',
  emptyAbout: 'Income appears here as soon as a client enters it in an intake form or a Schedule C.',
  emptyAction: 'View client intakes',
  about: 'Amounts clients entered in their intake forms and Schedule Cs for tax year {year}, including drafts.',
  analytics: {
    title: 'Client Analytics',
    clients_with_income: 'Clients with income',
    high_income_clients: 'High-income clients (over $100k)',
    business_clients: 'Business clients (with a Schedule C)',
    average_income: 'Average income (clients with income)',
  },
  mix: {
    title: 'Income Breakdown',
    caption: 'Income by type',
    w2_income: 'W-2 wages',
    self_employment_income: 'Self-employment',
    schedule_c_profit: 'Schedule C profit',
    unemployment_income: 'Unemployment',
    retirement_income: 'Retirement',
    other_income: 'Other income',
    total: 'Total reported income',
    scheduleC:
      'A Schedule C replaces the self-employment amount on the intake form, so nothing is counted twice. Losses reduce the total.',
  },
  topOffices: 'Top Revenue Offices',
  offices: 'Revenue by Office',
  withoutOffice: 'Without an office',
  noOffices: 'No offices yet.',
  addOffice: 'Add an office',
  topPreparers: 'Top 5 Revenue Preparers',
  noPreparers: 'No preparers have clients with income yet.',
  noOfficeIncome: 'No offices have clients with income yet.',
  columns: {
    kind: 'Type',
    office: 'Office',
    preparer: 'Preparer',
    clients: 'Clients',
    amount: 'Amount',
    share: 'Share',
  },
  chart: '{title}: bar chart. The same figures are in the table below.',
  chartOfMost: '{title}: bar chart of the first {count, number}. The table below lists them all.',
  mostDrawn: 'The chart shows the first {count, number}. The table lists them all.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    adminRevenue: typeof adminRevenueMessages;
  }
}
