import visitorEstimate from '../estimate/visitor-estimate.messages.es.json';
import generalIntake from '@portal/domain/general-intake/general-intake.messages.es.json';
import intakeMessages from '@portal/domain/intake/intake.messages.es.json';
import type { Translated } from '@portal/domain/i18n/message';
import states from '@portal/domain/tax/states.messages.es.json';
import tax from '@portal/domain/tax/tax.messages.es.json';
import type en from './estimate.en.catalog';

const { fields: all, filingStatuses, relationships, childTitle } = intakeMessages;
const {
  tax_year,
  date_of_birth,
  city,
  state,
  filing_status,
  children,
  relationship,
  w2_income,
  self_employment_income,
  unemployment_income,
  retirement_income,
  other_income,
  mortgage_interest,
  charitable_donations,
  medical_expenses,
  state_local_taxes,
  federal_withheld,
  state_withheld,
  num_children,
  dependents,
  birth_date,
} = all;
/** The fields of `intakeNames`, whose module has the English texts. */
const fields = {
  tax_year,
  date_of_birth,
  city,
  state,
  filing_status,
  children,
  relationship,
  w2_income,
  self_employment_income,
  unemployment_income,
  retirement_income,
  other_income,
  mortgage_interest,
  charitable_donations,
  medical_expenses,
  state_local_taxes,
  federal_withheld,
  state_withheld,
  num_children,
  dependents,
  birth_date,
};

export default {
  intake: { fields, filingStatuses, relationships, childTitle },
  ...{ generalIntake, states, tax, visitorEstimate },
} satisfies Translated<typeof en>;
