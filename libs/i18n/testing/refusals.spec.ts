import { english } from './all-messages';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { validate } from '@portal/domain/contract/validate';

const errorOf = (field: keyof IntakeBody, value: unknown) =>
  validate(IntakeBody, { [field]: value }, english, 'draft').errors.map(({ detail }) => detail);

describe('validation message', () => {
  const noBank = 'That isn’t a valid routing number. Check the nine digits on your check.';
  const nineDigits = 'A routing number has nine digits. It is printed on your checks.';
  const largest = 'W-2 income can’t be more than 99,999,999,999.99.';

  it.each([
    ['routing_number', '123456789', noBank],
    ['routing_number', '000000000', noBank],
    ['routing_number', '12345678', nineDigits],
    ['routing_number', '1234x6789', nineDigits],
    ['w2_income', '1e12', largest],
    ['w2_income', 1e12, largest],
    ['w2_income', '1E+30', largest],
    ['w2_income', Infinity, largest],
    ['w2_income', -5, 'W-2 income can’t be negative.'],
    ['w2_income', '-1,000,000,000,000,000,000', 'W-2 income can’t be negative.'],
    ['w2_income', 10.125, 'W-2 income can have up to two decimals, like 1,234.56.'],
    ['w2_income', 'a lot', 'Enter W-2 income in dollars, like 1,234.56.'],
    ['previous_year_refund', 1e12, 'Previous year refund can’t be more than 99,999,999,999.99.'],
    ['previous_year_refund', -1e12, 'Previous year refund can’t be less than -99,999,999,999.99.'],
    ['previous_year_refund', 'x', 'Enter Previous year refund in dollars, like 1,234.56 or -1,234.56.'],
    ['ssn', '41255', 'Enter a Social Security number like 123-45-6789.'],
    ['ssn', '000-12-3456', 'That isn’t a valid Social Security number. Check the digits.'],
    ['date_of_birth', '2023-02-30', 'Enter a valid date (month, day and year).'],
    ['date_of_birth', '2999-01-01', 'The date of birth can’t be in the future.'],
    ['date_of_birth', '1824-01-01', 'The date of birth can’t be before 1900.'],
  ] as const)('for %s %p reads: %s', (field, value, sentence) => expect(errorOf(field, value)).toEqual([sentence]));

  it('is empty for a valid value', () => {
    expect(errorOf('routing_number', '021000021')).toEqual([]);
    expect(errorOf('previous_year_refund', -5.25)).toEqual([]);
    expect(errorOf('w2_income', 99_999_999_999.99)).toEqual([]);
  });
});
