import { fieldNamesOf } from '../testing/field-names';
import { IntakeBody } from './intake.dto';
import {
  childFields,
  emptyIntake,
  intakeFields,
  intakeFieldsWith,
  intakeSections,
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

  it('creates an empty form with 0 for amounts and null for unknown values', () => {
    const empty = emptyIntake();
    expect(empty).toMatchObject({ w2_income: 0, federal_withheld: null, has_spouse: false, children: [], ssn: null });
    empty.children?.push({});
    expect(emptyIntake().children).toEqual([]);
  });
});
