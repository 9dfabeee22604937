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

describe('the money field', () => {
  it('keeps what is no amount, and says so', async () => {
    render(<TryForm />);
    await leave('12,34x');
    expect(wages()).toHaveValue('12,34x');
    expect(wages()).toHaveAccessibleDescription(/must be an amount in dollars/);
  });

  it('shows thousands and cents once left, and plain figures while typing', async () => {
    render(<TryForm />);
    expect(wages()).toHaveValue('0.00');
    await userEvent.type(wages(), '123456789.5');
    expect(wages()).toHaveValue('123456789.5');
    await userEvent.tab();
    expect(wages()).toHaveValue('123,456,789.50');
    await leave('');
    expect(wages()).toHaveValue('0.00');
  });

  it('stays empty where nothing is known', () => {
    render(<TryForm />);
    expect(screen.getByRole('textbox', { name: /^Federal tax withheld/ })).toHaveValue('');
  });

  it('takes words for 0 where it is told to, and never digits', async () => {
    render(<TryForm wordsAreZero />);
    await leave('none');
    expect(wages()).toHaveValue('0.00');
    await leave('12,34');
    expect(wages()).toHaveValue('12,34');
  });
});

describe('readAmount', () => {
  it.each(['1234,56', '1,23', '12a', '-', '.', '1.2.3', '1e5', '1 000', 'NaN', '$', ','])(
    'keeps %p as it was typed',
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
  ])('reads %p', (typed, value) => expect(readAmount(typed, 0)).toBe(value));

  it.each(['999999999999999999', '12345678901234.56', '-1,000,000,000,000,000.00'])(
    'rounds nothing in silence: %s stays as it was typed',
    (typed) => expect(readAmount(typed, 0)).toBe(typed),
  );

  it('never makes a negative zero', () => expect(Object.is(readAmount('-0', 0), 0)).toBe(true));

  it('reads nothing as what the field says', () => {
    expect(readAmount('  ', 0)).toBe(0);
    expect(readAmount('', null)).toBeNull();
  });
});

describe('showing', () => {
  it('shows nothing for what is nothing', () => {
    expect([showAmount(null), showAmount(undefined), showAmount(Number.NaN)]).toEqual(['', '', '']);
  });

  it('shows amounts with thousands and cents, and what is no amount untouched', () => {
    expect(showAmount(123456789.1)).toBe('123,456,789.10');
    expect(showAmount(0)).toBe('0.00');
    expect(showAmount(1.005)).toBe('1.005');
    expect(showAmount('12a')).toBe('12a');
  });

  it('gives plain figures to type in', () => {
    expect(editAmount(1234.5)).toBe('1234.5');
    expect(editAmount(0)).toBe('');
    expect(editAmount('12a')).toBe('12a');
  });
});
