import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GeneralIntake } from '@portal/domain/general-intake/general-intake.form';
import { ContractForm, SubmitButton, fieldsOf, useContractForm } from './index';

const { TextAreaField } = fieldsOf<GeneralIntake>();

function Form({ onSend }: { onSend: (body: GeneralIntake) => void }) {
  const form = useContractForm(GeneralIntake, { defaultValues: { questions: '' } });
  return (
    <ContractForm form={form} onSubmit={form.submit(onSend, 'draft')}>
      <TextAreaField name="questions" label="Questions" help="As long as you like." maxLength={12} />
      <SubmitButton>Send</SubmitButton>
    </ContractForm>
  );
}

describe('TextAreaField', () => {
  it('takes several lines by keyboard, up to its length, and is described by its help', async () => {
    const onSend = jest.fn<undefined, [GeneralIntake]>();
    render(<Form onSend={onSend} />);
    await userEvent.tab();
    const box = screen.getByRole('textbox', { name: 'Questions' });
    expect(box).toHaveFocus();
    expect(box).toHaveAccessibleDescription('As long as you like.');
    await userEvent.keyboard('one{Enter}two three four');
    expect(box).toHaveValue('one\ntwo thre');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls[0]?.[0]).toMatchObject({ questions: 'one\ntwo thre' });
  });
});
