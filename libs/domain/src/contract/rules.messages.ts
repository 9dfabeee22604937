import type { MessageTree } from '../i18n/message';

/** Error messages shown next to a malformed field. `{label}` is the field's label. */
export const rulesMessages = {
  required: '{label} is required.',
  text: '{label} may have at most {max} characters.',
  oneOf: 'Choose one of the offered values for {label}.',
  flag: '{label} must be yes or no.',
  money: '{label} must be an amount in dollars, like 1234.56.',
  signedMoney: '{label} must be an amount in dollars, like 1234.56 or -1234.56.',
  largestAmount: '{label} can be at most {most}.',
  smallestAmount: '{label} can be no less than {least}.',
  notNegative: '{label} cannot be negative.',
  decimals: '{label} can have at most two decimals, like 1234.56.',
  rate: '{label} must be a share of 0 or more, like 0.0425.',
  wholeNumber: '{label} must be a whole number from {min} to {max}.',
  countOf: '{label} must be the length of {list}, or be left out.',
  email: 'Enter an email address like name@example.com.',
  phone: 'Enter a phone number with 10 digits, like 313-555-0123.',
  ssn: 'Enter a Social Security number like 123-45-6789.',
  ein: '{label} must have nine digits, like 12-3456789.',
  possibleSsn: 'This Social Security number was never given out. Please check its digits.',
  dateOfBirth: 'Enter a date that exists, with day, month and year.',
  bornLater: 'A date of birth cannot be in the future.',
  bornBefore: 'A date of birth cannot be before 1900.',
  moment: '{label} must be a time like 2025-04-15T12:00:00Z.',
  state: 'Choose a state.',
  zip: 'Enter a ZIP code like 48201 or 48201-1234.',
  routing: 'A routing number has nine digits. It is printed on your checks.',
  routingCheck: 'No bank has this routing number. Please compare its nine digits with your check.',
  account: 'Enter an account number of 4 to 17 digits.',
  pin: 'The PIN has 4 digits.',
  hexColour: 'Enter a colour like #0b5e6b.',
  uuid: '{label} is not a valid id.',
  ids: 'Choose at least one and at most {max}.',
  unknownField: 'This field is not known.',
  notAnObject: '{label} is not of the expected form.',
  tooMany: 'At most {max} are possible.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    rules: typeof rulesMessages;
  }
}
