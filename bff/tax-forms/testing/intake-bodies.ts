import type { IntakeBody } from '@portal/domain/intake/intake.dto';
import { canaries } from '@portal/bff-platform/testing/canaries';

/** A form that is complete enough to submit, with a value in every secret field. */
export const completeIntake = (): IntakeBody => ({
  ssn: canaries.ssn,
  date_of_birth: canaries.dateOfBirth,
  address: '12 Elm Street',
  city: 'Detroit',
  state: 'MI',
  zip_code: '48201',
  filing_status: 'married_filing_jointly',
  occupation: 'Welder',
  has_spouse: true,
  spouse_info: {
    first_name: canaries.spouseName,
    last_name: 'Reed',
    ssn: canaries.spouseSsn,
    date_of_birth: canaries.dateOfBirth,
    occupation: 'Nurse',
  },
  has_children: true,
  children: [
    {
      first_name: canaries.childName,
      last_name: 'Reed',
      ssn: canaries.childSsn,
      date_of_birth: canaries.dateOfBirth,
      relationship: 'child',
    },
  ],
  w2_income: 61_234.56,
  previous_year_refund: -120.5,
  bank_name: canaries.bankName,
  routing_number: canaries.routingNumber,
  account_number: canaries.accountNumber,
  account_type: 'savings',
});
