import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { ContractForm } from './contract-form';
import { fieldsOf } from './fields-of';
import { useContractForm } from './use-contract-form';
import { editAmount, readAmount, showAmount } from './money-field';

const { MoneyField } = fieldsOf<IntakeBody>();

function TryForm({ wordsAreZero = false }) {
  const form = useContractForm(IntakeBody, { defaultValues: { w2_income: 0, federal_withheld: null } });
  return (
    <ContractForm form={form} onSubmit={form.submit(() => undefined, 'draft')}>
      <MoneyField name="w2_income" wordsAreZero={wordsAreZero} />
      <MoneyField name="federal_withheld" blank={null} />
    </ContractForm>
  );
}

const wages = () => screen.getByRole('textbox', { name: 'W-2 income' });
const leave = async (typed: string) => {
  await userEvent.clear(wages());
  if (typed !== '') await userEvent.type(wages(), typed);
  await userEvent.tab();
};

describe('money field', () => {
  it('keeps an invalid amount, and shows an error', async () => {
    render(<TryForm />);
    await leave('12,34x');
    expect(wages()).toHaveValue('12,34x');
    expect(wages()).toHaveAccessibleDescription(/in dollars, like/);
  });

  it('shows thousands and cents on blur, and plain digits while editing', async () => {
    render(<TryForm />);
    await userEvent.type(wages(), '123456789.5');
    expect(wages()).toHaveValue('123456789.5');
    await userEvent.tab();
    expect(wages()).toHaveValue('123,456,789.50');
    await leave('');
    expect(wages()).toHaveValue('');
  });

  it('shows an en dash instead of a zero that was not typed, and keeps a typed zero', async () => {
    render(<TryForm />);
    expect(wages()).toHaveValue('');
    expect(wages()).toHaveAttribute('placeholder', '–');
    await leave('0');
    expect(wages()).toHaveValue('0.00');
  });

  it('stays empty when the amount is unknown', () => {
    render(<TryForm />);
    expect(screen.getByRole('textbox', { name: /^Federal tax withheld/ })).toHaveValue('');
  });

  it('converts words to 0 if allowed, but never text with digits', async () => {
    render(<TryForm wordsAreZero />);
    await leave('none');
    expect(wages()).toHaveValue('0.00');
    await leave('12,34');
    expect(wages()).toHaveValue('12,34');
  });
});

describe('readAmount', () => {
  it.each(['1234,56', '1,23', '12a', '-', '.', '1.2.3', '1e5', '1 000', 'NaN', '$', ','])(
    'keeps %p as typed',
    (typed) => expect(readAmount(typed, 0)).toBe(typed),
  );

  it.each([
    ['1234.56', 1234.56],
    ['1,234.56', 1234.56],
    ['$1,234,567', 1234567],
    [' 12. ', 12],
    ['.5', 0.5],
    ['-45.10', -45.1],
    ['−45', -45],
    ['1.005', 1.005],
  ])('parses %p', (typed, value) => expect(readAmount(typed, 0)).toBe(value));

  it.each(['999999999999999999', '12345678901234.56', '-1,000,000,000,000,000.00'])(
    'keeps %s as typed instead of rounding it silently',
    (typed) => expect(readAmount(typed, 0)).toBe(typed),
  );

  it('never returns negative zero', () => expect(Object.is(readAmount('-0', 0), 0)).toBe(true));

  it("parses empty input as the field's blank value", () => {
    expect(readAmount('  ', 0)).toBe(0);
    expect(readAmount('', null)).toBeNull();
  });
});

describe('amount formatter', () => {
  it('shows nothing for a missing value', () => {
    expect([showAmount(null), showAmount(undefined), showAmount(Number.NaN)]).toEqual(['', '', '']);
  });

  it('shows thousands and cents, and leaves invalid text unchanged', () => {
    expect(showAmount(123456789.1)).toBe('123,456,789.10');
    expect(showAmount(0)).toBe('0.00');
    expect(showAmount(1.005)).toBe('1.005');
    expect(showAmount('12a')).toBe('12a');
  });

  it('uses plain digits for editing', () => {
    expect(editAmount(1234.5)).toBe('1234.5');
    expect(editAmount(0)).toBe('');
    expect(editAmount('12a')).toBe('12a');
  });
});
