import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { maskDate, readDate } from './date-field';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from './index';

const { DateField } = fieldsOf<IntakeBody>();
const sent = jest.fn();
const date = () => screen.getByRole('textbox', { name: 'Date of birth' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

function Form({ born = '' }) {
  const form = useContractForm(IntakeBody, { defaultValues: { date_of_birth: born } });
  return (
    <ContractForm form={form} onSubmit={form.submit(sent, 'draft')}>
      <DateField name="date_of_birth" />
      <SubmitButton>Send</SubmitButton>
    </ContractForm>
  );
}

beforeEach(() => sent.mockReset());

describe('date field', () => {
  it('accepts digits only, and sends the date as in requests', async () => {
    render(<Form />);
    await userEvent.type(date(), '04151988');
    expect(date()).toHaveValue('04/15/1988');
    await send();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ date_of_birth: '1988-04-15' }));
  });

  it('shows a stored date in the order of US tax forms, and its format as help', () => {
    render(<Form born="1988-04-15" />);
    expect(date()).toHaveValue('04/15/1988');
    expect(date()).toHaveAccessibleDescription('Month, day and year, like 04/15/1988.');
  });

  it('treats a partly typed date as invalid, not as empty, and sends null once it is cleared', async () => {
    render(<Form born="1988-04-15" />);
    fireEvent.change(date(), { target: { value: '04/15/19' } });
    fireEvent.blur(date());
    await waitFor(() => expect(date()).toHaveAccessibleDescription(/Enter a valid date \(month, day and year\)\./));
    expect(date()).toHaveValue('04/15/19');
    await send();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(date());
    await send();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ date_of_birth: null }));
  });

  it('rejects a day that does not exist, and keeps it as typed', async () => {
    render(<Form />);
    await userEvent.type(date(), '02311980');
    await userEvent.tab();
    await waitFor(() => expect(date()).toHaveAttribute('aria-invalid', 'true'));
    expect(date()).toHaveValue('02/31/1980');
  });

  it('keeps the caret in place when a digit is inserted in the middle', async () => {
    render(<Form born="1988-04-15" />);
    const input = date() as HTMLInputElement;
    await userEvent.click(input);
    fireEvent.change(input, { target: { value: '014/15/1988', selectionStart: 2 } });
    expect(input).toHaveValue('01/41/5198');
    expect(input.selectionStart).toBe(2);
  });
});

describe('maskDate', () => {
  it.each([
    ['', ''],
    ['04', '04'],
    ['0415', '04/15'],
    ['04151', '04/15/1'],
    ['4/15/1988', '04/15/1988'],
    ['4/5/1988', '04/05/1988'],
    ['4-5-1988', '04/05/1988'],
    ['1988-04-15', '04/15/1988'],
    ['041519889', '04/15/1988'],
    ['April', ''],
  ])('formats %p as %p', (typed, masked) => expect(maskDate(typed)).toBe(masked));
});

describe('readDate', () => {
  it.each([
    ['04/15/1988', '1988-04-15'],
    ['1988-04-15', '1988-04-15'],
    ['04/15/198', '04/15/198'],
    ['', ''],
  ])('reads %p as %p', (typed, value) => expect(readDate(typed)).toBe(value));
});
