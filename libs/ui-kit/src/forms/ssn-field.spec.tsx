import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { ContractForm } from './contract-form';
import { fieldsOf } from './fields-of';
import { useContractForm } from './use-contract-form';
import { caretAfter, digitsBefore, maskSsn } from './ssn-field';

const { SsnField } = fieldsOf<IntakeBody>();

function TryForm() {
  const form = useContractForm(IntakeBody, { defaultValues: { ssn: '' } });
  return (
    <ContractForm form={form} onSubmit={form.submit(() => undefined, 'draft')}>
      <SsnField name="ssn" placeholder="XXX-XX-XXXX" />
    </ContractForm>
  );
}

const ssn = () => screen.getByRole('textbox', { name: 'Social Security number' });

describe('the field of a Social Security number', () => {
  beforeEach(() => render(<TryForm />));

  it('puts the dashes in, takes nine digits and nothing else, and is kept by no browser', async () => {
    expect(ssn()).toHaveAttribute('autocomplete', 'off');
    expect(ssn()).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    expect(ssn()).toHaveFocus();
    await userEvent.keyboard('219a099999123');
    expect(ssn()).toHaveValue('219-09-9999');
  });

  it('takes a pasted number with any marks between its digits', async () => {
    await userEvent.click(ssn());
    await userEvent.paste(' 219 09.9999 ');
    expect(ssn()).toHaveValue('219-09-9999');
  });

  it('leaves the caret behind what is typed in the middle', async () => {
    await userEvent.type(ssn(), '21999');
    expect(ssn()).toHaveValue('219-99');
    await userEvent.type(ssn(), '0', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(ssn()).toHaveValue('219-09-9');
    expect(ssn()).toHaveProperty('selectionStart', 5);
  });

  it('says of a number that was never given out that it is none', async () => {
    await userEvent.type(ssn(), '000123456');
    await userEvent.tab();
    expect(ssn()).toBeInvalid();
    expect(ssn()).toHaveAccessibleDescription(
      'This Social Security number was never given out. Please check its digits.',
    );
  });
});

describe('maskSsn', () => {
  it.each([
    ['', ''],
    ['abc', ''],
    ['12', '12'],
    ['123', '123'],
    ['1234', '123-4'],
    ['123-45-6789', '123-45-6789'],
    ['123456789012', '123-45-6789'],
    ['123 45 6789', '123-45-6789'],
  ])('%p becomes %p', (typed, masked) => expect(maskSsn(typed)).toBe(masked));
});

it('keeps the caret behind the same digit', () => {
  expect(digitsBefore('12x3', 3)).toBe(2);
  expect(caretAfter('123-45-6789', 0)).toBe(0);
  expect(caretAfter('123-45-6789', 3)).toBe(3);
  expect(caretAfter('123-45-6789', 4)).toBe(5);
  expect(caretAfter('123-4', 9)).toBe(5);
});
