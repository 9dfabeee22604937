import { GeneralIntake } from '../general-intake/general-intake.form';
import { IntakeBody } from '../intake/intake.dto';
import { OfficeBody } from '../offices/admin-offices.dto';
import { BusinessInfo } from '../schedule-c/schedule-c.dto';
import { isShort } from './is-short';

it.each([
  [IntakeBody, 'zip_code'],
  [OfficeBody, 'zip_code'],
  [GeneralIntake, 'zip_code'],
  [BusinessInfo, 'business_zip'],
  [BusinessInfo, 'ein'],
  [IntakeBody, 'state'],
  [IntakeBody, 'routing_number'],
] as const)('returns true for a field of %p that has a fixed, short format: %s', (shape, field) => {
  expect(isShort(shape, field)).toBe(true);
});

it('returns false for other fields, and for unknown ones', () => {
  expect(isShort(IntakeBody, 'address')).toBe(false);
  expect(isShort(IntakeBody, 'nonsense')).toBe(false);
});
