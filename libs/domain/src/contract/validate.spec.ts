import { IntakeBody } from '../intake/intake.dto';
import { Login, Register } from '../account/account.dto';
import type { Message, Translate } from '../i18n/message';
import { validate } from './validate';

/** Renders each message as its id and values. */
const ids: Translate = (text: string | Message) => JSON.stringify(text);

const fieldsOf = (errors: { field: string }[]) => errors.map((error) => error.field);

describe('validate', () => {
  it('rejects an unknown field', () => {
    const { errors } = validate(Login, { email: 'a@example.com', password: 'secret1', role: 'admin' }, ids);
    expect(errors).toEqual([{ field: 'role', detail: ids({ id: 'rules.unknownField' }) }]);
  });

  it('reports a missing required field as missing rather than malformed', () => {
    const { errors } = validate(
      Register,
      {
        email: '  ',
        password: 'long enough',
        first_name: 'Ann',
        last_name: 'Li',
        role: 'client',
      },
      ids,
    );
    expect(errors).toEqual([
      { field: 'email', detail: ids({ id: 'rules.required', values: { label: { id: 'account.fields.email' } } }) },
    ]);
  });

  it('rejects malformed values even in a draft', () => {
    const { errors } = validate(IntakeBody, { ssn: '000-12-3456', state: 'ZZ', w2_income: -1 }, ids, 'draft');
    expect(fieldsOf(errors).sort()).toEqual(['ssn', 'state', 'w2_income']);
  });

  it('accepts an incomplete draft but requires all fields on submit', () => {
    const begun = { city: 'Detroit', has_children: true, children: [{ first_name: 'Max' }] };
    expect(validate(IntakeBody, begun, ids, 'draft').errors).toEqual([]);
    const missing = fieldsOf(validate(IntakeBody, begun, ids, 'whole').errors);
    expect(missing).toEqual(
      expect.arrayContaining(['ssn', 'date_of_birth', 'children.0.ssn', 'children.0.relationship']),
    );
    expect(missing).not.toContain('city');
  });

  it('validates the spouse only if the client has one', () => {
    const spouse_info = { ssn: 'nonsense' };
    expect(fieldsOf(validate(IntakeBody, { has_spouse: true, spouse_info }, ids, 'draft').errors)).toEqual([
      'spouse_info.ssn',
    ]);
    expect(validate(IntakeBody, { has_spouse: false, spouse_info }, ids, 'draft').errors).toEqual([]);
  });

  it('trims text', () => {
    expect(validate(IntakeBody, { city: '  Detroit ' }, ids, 'draft').value.city).toBe('Detroit');
  });

  it.each([[NaN], [Infinity], [1e308], [-0], ['1e5'], [[1]], [{}], [1.005], [true]])(
    'rejects %p as money',
    (w2_income) => {
      expect(fieldsOf(validate(IntakeBody, { w2_income }, ids, 'draft').errors)).toEqual(['w2_income']);
    },
  );

  it.each([[100_000_000_000], [520_001_234_567], ['999999999999999999'], ['1,000,000,000,000,000,000.00']])(
    'includes the maximum in the message when an amount exceeds it: %p',
    (w2_income) => {
      const values = { most: '99,999,999,999.99', label: { id: 'intake.fields.w2_income' } };
      expect(validate(IntakeBody, { w2_income }, ids, 'draft').errors).toEqual([
        { field: 'w2_income', detail: ids({ id: 'rules.largestAmount', values } as Message) },
      ]);
    },
  );

  it('rejects an amount with misplaced commas', () => {
    const { errors } = validate(IntakeBody, { w2_income: '1,2,3,4,5,6,7' }, ids, 'draft');
    const label = { id: 'intake.fields.w2_income' };
    expect(errors).toEqual([{ field: 'w2_income', detail: ids({ id: 'rules.money', values: { label } } as Message) }]);
  });
});
