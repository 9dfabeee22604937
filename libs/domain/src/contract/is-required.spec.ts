import { Login } from '../account/account.dto';
import { IntakeBody } from '../intake/intake.dto';
import { Child } from '../intake/person.dto';
import { isRequired } from './is-required';

it('marks neither what is optional nor what is not there', () => {
  expect(isRequired(Login, 'pin')).toBe(false);
  expect(isRequired(IntakeBody, 'w2_income')).toBe(false);
  expect(isRequired(IntakeBody, 'nonsense')).toBe(false);
});

it('marks what is always required and what a submit asks for', () => {
  expect(isRequired(Login, 'email')).toBe(true);
  expect(isRequired(IntakeBody, 'ssn')).toBe(true);
  expect(isRequired(Child, 'relationship')).toBe(true);
});
