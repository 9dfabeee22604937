import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { ContractForm } from './contract-form';
import { fieldsOf } from './fields-of';
import { useContractForm } from './use-contract-form';
import { caretAfter, digitsBefore } from './masked-input';
import { maskSsn } from './ssn-field';

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

describe('SSN field', () => {
  beforeEach(() => render(<TryForm />));

  it('inserts dashes, accepts only nine digits, and turns autofill off', async () => {
    expect(ssn()).toHaveAttribute('autocomplete', 'off');
    expect(ssn()).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    expect(ssn()).toHaveFocus();
    await userEvent.keyboard('219a099999123');
    expect(ssn()).toHaveValue('219-09-9999');
  });

  it('accepts a pasted number with any separators', async () => {
    await userEvent.click(ssn());
    await userEvent.paste(' 219 09.9999 ');
    expect(ssn()).toHaveValue('219-09-9999');
  });

  it('keeps the caret in place when a digit is typed in the middle', async () => {
    await userEvent.type(ssn(), '21999');
    expect(ssn()).toHaveValue('219-99');
    await userEvent.type(ssn(), '0', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    expect(ssn()).toHaveValue('219-09-9');
    expect(ssn()).toHaveProperty('selectionStart', 5);
  });

  it('rejects a number that was never issued', async () => {
    await userEvent.type(ssn(), '000123456');
    await userEvent.tab();
    expect(ssn()).toBeInvalid();
    expect(ssn()).toHaveAccessibleDescription('That isn’t a valid Social Security number. Check the digits.');
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
  ])('formats %p as %p', (typed, masked) => expect(maskSsn(typed)).toBe(masked));
});

it('keeps the caret after the same digit', () => {
  expect(digitsBefore('12x3', 3)).toBe(2);
  expect(caretAfter('123-45-6789', 0)).toBe(0);
  expect(caretAfter('123-45-6789', 3)).toBe(3);
  expect(caretAfter('123-45-6789', 4)).toBe(5);
  expect(caretAfter('123-4', 9)).toBe(5);
});
