import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from './index';

const { TextAreaField } = fieldsOf<GeneralIntake>();
const { DateField, TextField } = fieldsOf<IntakeBody>();
const sent = jest.fn();
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => sent.mockReset());

describe('text field', () => {
  function Form() {
    const form = useContractForm(IntakeBody, { defaultValues: { city: '' } });
    return (
      <ContractForm form={form} onSubmit={form.submit(sent, 'draft')}>
        <TextField name="city" maxLength={8} clean={(typed) => typed.trim().toUpperCase()} />
        <SubmitButton>Send</SubmitButton>
      </ContractForm>
    );
  }

  it('cleans up typed and pasted text, and enforces its maximum length', async () => {
    render(<Form />);
    const city = screen.getByRole('textbox', { name: 'City' });
    await userEvent.click(city);
    await userEvent.paste(' flint ');
    expect(city).toHaveValue('FLINT');
    await userEvent.type(city, 'stone');
    expect(city).toHaveValue('FLINTSTO');
    await send();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ city: 'FLINTSTO' }));
  });
});

describe('multi-line field', () => {
  function Form() {
    const form = useContractForm(GeneralIntake, { defaultValues: { questions: '' } });
    return (
      <ContractForm form={form} onSubmit={form.submit(sent, 'draft')}>
        <TextAreaField name="questions" label="Questions" help="As long as you like." maxLength={12} />
        <SubmitButton>Send</SubmitButton>
      </ContractForm>
    );
  }

  it('accepts line breaks up to its maximum length, and is described by its help text', async () => {
    render(<Form />);
    await userEvent.tab();
    const box = screen.getByRole('textbox', { name: 'Questions' });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('As long as you like.');
    await userEvent.keyboard('one{Enter}two three four');
    expect(box).toHaveValue('one\ntwo thre');
    await send();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ questions: 'one\ntwo thre' }));
  });
});

describe('date field', () => {
  function Form() {
    const form = useContractForm(IntakeBody, { defaultValues: {} });
    return (
      <ContractForm form={form} onSubmit={form.submit(sent, 'draft')}>
        <DateField name="date_of_birth" />
        <SubmitButton>Send</SubmitButton>
      </ContractForm>
    );
  }

  it('treats a partly typed date as invalid, not as empty', async () => {
    render(<Form />);
    const date = screen.getByLabelText('Date of birth');
    fireEvent.change(date, { target: { value: '1980-02-03' } });
    // Simulates how browsers report a date with a missing part.
    Object.defineProperty(date, 'validity', { configurable: true, value: { badInput: true } });
    fireEvent.change(date, { target: { value: '' } });
    fireEvent.blur(date);
    await waitFor(() => expect(date).toHaveAccessibleDescription('Enter a valid date (month, day and year).'));
    await send();
    expect(sent).not.toHaveBeenCalled();
    Reflect.deleteProperty(date, 'validity');
    fireEvent.blur(date);
    await send();
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ date_of_birth: null }));
  });
});
