import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from './index';

const { TextAreaField } = fieldsOf<GeneralIntake>();
const { TextField } = fieldsOf<IntakeBody>();
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
