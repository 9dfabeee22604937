import { fieldNamesOf } from '../testing/field-names';
import { IntakeBody } from './intake.dto';
import {
  additionalFields,
  childFields,
  emptyIntake,
  intakeFields,
  intakeFieldsWith,
  intakeSections,
  isAskedIn,
  isOfSomeYears,
  spouseFields,
} from './intake.fields';
import { Child, SpouseInfo } from './person.dto';

describe('list of intake form fields', () => {
  it('contains exactly the fields of the request body', () => {
    const ofBody = fieldNamesOf(IntakeBody).filter((name) => name !== 'submitted' && name !== 'version');
    expect(Object.keys(intakeFields).sort()).toEqual(ofBody.sort());
    expect([...spouseFields].sort()).toEqual(fieldNamesOf(SpouseInfo).sort());
    expect([...childFields].sort()).toEqual(fieldNamesOf(Child).sort());
  });

  it("follows the specification's order of sections", () => {
    const order = Object.values(intakeFields).map(({ section }) => intakeSections.indexOf(section));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  it('selects fields by property', () => {
    expect(intakeFieldsWith({ section: 'income' })).toEqual([
      'w2_income',
      'self_employment_income',
      'unemployment_income',
      'retirement_income',
      'other_income',
    ]);
    expect(intakeFieldsWith({ stored: 'encrypted', kind: 'text' })).toEqual([
      'ssn',
      'date_of_birth',
      'bank_name',
      'routing_number',
      'account_number',
    ]);
  });

  it('asks for tips, overtime pay and car loan interest from 2025 to 2028', () => {
    expect(additionalFields).toEqual(['qualified_tips', 'qualified_overtime', 'car_loan_interest']);
    for (const name of additionalFields) {
      const years = [2024, 2025, 2028, 2029].filter((year) => isAskedIn(name, year));
      expect([name, isOfSomeYears(name), ...years]).toEqual([name, true, 2025, 2028]);
    }
    expect([isAskedIn('state_local_taxes', 2024), isOfSomeYears('state_local_taxes')]).toEqual([true, false]);
    expect(emptyIntake()).toMatchObject({ qualified_tips: null, car_loan_interest: null });
  });

  it('creates an empty form with 0 for amounts and null for unknown values', () => {
    const empty = emptyIntake();
    expect(empty).toMatchObject({ w2_income: 0, federal_withheld: null, has_spouse: false, children: [], ssn: null });
    empty.children?.push({});
    expect(emptyIntake().children).toEqual([]);
  });
});
