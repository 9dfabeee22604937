import type { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';

/** Never stored on the device. */
export const secretName = 'ssn' satisfies keyof GeneralIntake;

/** Default values of the wizard (part 2, section 9: filing status single). */
export const emptyGeneralIntake: Required<GeneralIntake> = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  preferred_preparer: '',
  preferred_office: '',
  urgent: false,
  ssn: '',
  date_of_birth: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  filing_status: 'single',
  occupation: '',
  w2_income: null,
  self_employment_income: null,
  unemployment_income: null,
  other_income: null,
  mortgage_interest: null,
  charitable_donations: null,
  retirement_income: null,
  federal_withheld: null,
  state_withheld: null,
  num_children: null,
  special_circumstances: '',
  questions: '',
};
