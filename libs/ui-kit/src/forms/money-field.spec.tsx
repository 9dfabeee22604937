import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { ContractForm } from './contract-form';
import { fieldsOf } from './fields-of';
import { useContractForm } from './use-contract-form';

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
