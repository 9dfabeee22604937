import type { MessageTree } from '../i18n/message';

/** Names of the general intake’s fields, which the visitors’ estimate shares. */
export const generalIntakeMessages = {
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    preferred_preparer: 'Preferred preparer',
    preferred_office: 'Preferred office',
    urgent: 'This is urgent (I need my taxes done ASAP)',
    ssn: 'Social Security number',
    date_of_birth: 'Date of birth',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip_code: 'ZIP code',
    filing_status: 'Filing status',
    occupation: 'Occupation',
    w2_income: 'W-2 income',
    self_employment_income: 'Self-employment income',
    unemployment_income: 'Unemployment income',
    other_income: 'Other income',
    mortgage_interest: 'Mortgage interest',
    charitable_donations: 'Charitable donations',
    retirement_income: 'Retirement income',
    federal_withheld: 'Federal tax withheld',
    state_withheld: 'State tax withheld',
    num_children: 'Children you claim',
    special_circumstances: 'Special circumstances',
    questions: 'Questions',
  },
  filingStatuses: {
    single: 'Single',
    married_filing_jointly: 'Married filing jointly',
    married_filing_separately: 'Married filing separately',
    head_of_household: 'Head of household',
    qualifying_widow: 'Qualifying surviving spouse',
  },
  optional: '{label} (optional)',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    generalIntake: typeof generalIntakeMessages;
  }
}
