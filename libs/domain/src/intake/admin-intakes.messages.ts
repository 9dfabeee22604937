import type { MessageTree } from '../i18n/message';

/** Messages about all clients' intake forms for the admin (specification part 2, sections 2 and 8). */
export const adminIntakesMessages = {
  title: 'Client Intakes',
  search: 'Search intakes',
  searchHint: 'Client, email or preparer',
  loadFailed: 'Failed to load intake forms',
  empty: 'No intake forms found matching your criteria.',
  emptyAbout: 'A form appears here as soon as a client starts it.',
  office: 'Office',
  anyOffice: 'All offices',
  status: 'Status',
  statuses: {
    all: 'All',
    submitted: 'Submitted',
    draft: 'Draft',
    assigned: 'Assigned',
    unassigned: 'Unassigned',
  },
  columns: {
    client: 'Client',
    email: 'Email',
    preparer: 'Preparer',
    office: 'Office',
    income: 'Total income',
    deductions: 'Deductions',
    status: 'Status',
    updated: 'Last updated',
    details: 'Details',
  },
  noPreparer: 'Unassigned',
  open: 'View',
  openOf: 'View the intake of {name}',
  detail: {
    phone: 'Phone',
    filingStatus: 'Filing status',
    spouse: 'Spouse',
    children: 'Children',
    created: 'Started',
    submitted: 'Submitted',
    updated: 'Last updated',
    documents: 'This client’s documents',
    history: 'This client’s assignments',
    assign: 'Assign or reassign',
    message: 'Write a message',
    masked: 'Only the assigned preparer can see Social Security numbers, birth dates and bank data.',
  },
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    adminIntakes: typeof adminIntakesMessages;
  }
}
