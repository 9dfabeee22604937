import type { MessageTree } from '../i18n/message';

/** Error messages shown next to a malformed field. `{label}` is the field's label. */
export const rulesMessages = {
  required: '{label} is required.',
  text: '{label} can have up to {max} characters.',
  oneOf: 'Choose an option for {label}.',
  flag: '{label} must be yes or no.',
  money: 'Enter {label} in dollars, like 1,234.56.',
  signedMoney: 'Enter {label} in dollars, like 1,234.56 or -1,234.56.',
  largestAmount: '{label} can’t be more than {most}.',
  smallestAmount: '{label} can’t be less than {least}.',
  notNegative: '{label} can’t be negative.',
  decimals: '{label} can have up to two decimals, like 1,234.56.',
  rate: '{label} must be a rate of 0 or more, like 0.0425.',
  wholeNumber: '{label} must be a whole number from {min} to {max}.',
  taxYear: 'We can estimate these tax years: {years}.',
  countOf: '{label} must match the length of {list} or be omitted.',
  email: 'Enter an email address like name@example.com.',
  phone: 'Enter a phone number with 10 digits, like 313-555-0123.',
  ssn: 'Enter a Social Security number like 123-45-6789.',
  ein: '{label} must have nine digits, like 12-3456789.',
  possibleSsn: 'That isn’t a valid Social Security number. Check the digits.',
  dateOfBirth: 'Enter a valid date (month, day and year).',
  bornLater: 'The date of birth can’t be in the future.',
  bornBefore: 'The date of birth can’t be before 1900.',
  moment: '{label} must be a time like 2025-04-15T12:00:00Z.',
  timeOfDay: '{label} must be a time like 09:00 or 17:30.',
  laterThan: 'The closing time must be later than the opening time.',
  state: 'Choose a state.',
  zip: 'Enter a ZIP code like 48201 or 48201-1234.',
  routing: 'A routing number has nine digits. It is printed on your checks.',
  routingCheck: 'That isn’t a valid routing number. Check the nine digits on your check.',
  account: 'Enter an account number of 4 to 17 digits.',
  pin: 'A PIN has 4 digits.',
  hexColor: 'Enter a color like #0b5e6b.',
  uuid: '{label} is not a valid ID.',
  ids: 'Choose from 1 to {max}.',
  unknownField: 'Unknown field.',
  notAnObject: '{label} has an unexpected format.',
  tooMany: 'The maximum is {max}.',
} as const satisfies MessageTree;

declare module '../i18n/message' {
  interface Catalogs {
    rules: typeof rulesMessages;
  }
}
