import { IntakeBody } from '../intake/intake.dto';
import { Login, Register } from '../account/account.dto';
import { check } from './check';

const fieldsOf = (errors: { field: string }[]) => errors.map((error) => error.field);

describe('check', () => {
  it('refuses a field the class does not know', () => {
    const { errors } = check(Login, { email: 'a@example.com', password: 'secret1', role: 'admin' });
    expect(errors).toEqual([{ field: 'role', detail: 'This field is not known.' }]);
  });

  it('says that a required field is missing rather than that nothing is malformed', () => {
    const { errors } = check(Register, {
      email: '  ',
      password: 'long enough',
      first_name: 'Ann',
      last_name: 'Li',
      role: 'client',
    });
    expect(errors).toEqual([{ field: 'email', detail: 'Email is required.' }]);
  });

  it('refuses what is filled in wrongly even in a draft', () => {
    const { errors } = check(IntakeBody, { ssn: '000-12-3456', state: 'ZZ', w2_income: -1 }, 'draft');
    expect(fieldsOf(errors).sort()).toEqual(['ssn', 'state', 'w2_income']);
  });

  it('lets a draft be incomplete, and asks for everything required on submit', () => {
    const begun = { city: 'Detroit', has_children: true, children: [{ first_name: 'Max' }] };
    expect(check(IntakeBody, begun, 'draft').errors).toEqual([]);
    const missing = fieldsOf(check(IntakeBody, begun, 'whole').errors);
    expect(missing).toEqual(
      expect.arrayContaining(['ssn', 'date_of_birth', 'children.0.ssn', 'children.0.relationship']),
    );
    expect(missing).not.toContain('city');
  });

  it('looks at the spouse only while there is one', () => {
    const spouse_info = { ssn: 'nonsense' };
    expect(fieldsOf(check(IntakeBody, { has_spouse: true, spouse_info }, 'draft').errors)).toEqual(['spouse_info.ssn']);
    expect(check(IntakeBody, { has_spouse: false, spouse_info }, 'draft').errors).toEqual([]);
  });

  it('trims what was typed', () => {
    expect(check(IntakeBody, { city: '  Detroit ' }, 'draft').value.city).toBe('Detroit');
  });

  it.each([[NaN], [Infinity], [1e308], [-0], ['1e5'], [[1]], [{}], [1.005], [true]])(
    'refuses %p as money',
    (w2_income) => {
      expect(fieldsOf(check(IntakeBody, { w2_income }, 'draft').errors)).toEqual(['w2_income']);
    },
  );
});
