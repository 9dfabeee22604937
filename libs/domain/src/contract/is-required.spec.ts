import { Login } from '../account/account.dto';
import { IntakeBody } from '../intake/intake.dto';
import { Child } from '../intake/person.dto';
import { isRequired } from './is-required';

it('returns false for optional and unknown fields', () => {
  expect(isRequired(Login, 'pin')).toBe(false);
  expect(isRequired(IntakeBody, 'w2_income')).toBe(false);
  expect(isRequired(IntakeBody, 'nonsense')).toBe(false);
});

it('returns true for fields that are required always or on submit', () => {
  expect(isRequired(Login, 'email')).toBe(true);
  expect(isRequired(IntakeBody, 'ssn')).toBe(true);
  expect(isRequired(Child, 'relationship')).toBe(true);
});
