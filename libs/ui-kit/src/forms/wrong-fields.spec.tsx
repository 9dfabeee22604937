import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldError } from '@portal/domain/problem';
import { Login } from '@portal/domain/account/account.dto';
import { ContractForm, SubmitButton, fieldsOf, useContractForm, useWrongFields } from './index';

const { TextField } = fieldsOf<Login>();

function Watch({ onWrong }: { onWrong: (fields: readonly string[]) => void }) {
  useWrongFields(onWrong);
  return null;
}

interface FormProps {
  onWrong: (fields: readonly string[]) => void;
  /** Server errors, shown when the button is pressed. */
  serverErrors?: FieldError[];
}

function Form({ onWrong, serverErrors = [] }: FormProps) {
  const form = useContractForm(Login, { defaultValues: { email: '', password: '' } });
  return (
    <ContractForm form={form} onSubmit={form.submit(() => undefined)}>
      <Watch onWrong={onWrong} />
      <TextField name="email" />
      <SubmitButton>Send</SubmitButton>
      <button type="button" onClick={() => form.showErrors(serverErrors)}>
        Answer
      </button>
    </ContractForm>
  );
}

describe('useWrongFields', () => {
  it('reports the invalid fields after each failed submit, and not in between', async () => {
    const onWrong = jest.fn();
    render(<Form onWrong={onWrong} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'a');
    expect(onWrong).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onWrong.mock.calls).toEqual([[['password']]]);
    await userEvent.clear(screen.getByRole('textbox', { name: 'Email' }));
    expect(onWrong).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onWrong.mock.calls[1]).toEqual([['email', 'password']]);
  });

  it('reports server errors', async () => {
    const onWrong = jest.fn();
    render(<Form onWrong={onWrong} serverErrors={[{ field: 'email', detail: 'There is one already.' }]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }));
    expect(onWrong.mock.calls).toEqual([[['email']]]);
  });
});
