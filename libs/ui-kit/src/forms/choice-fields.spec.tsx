import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Register } from '@portal/domain/account/account.dto';
import { ContractForm, SubmitButton } from './contract-form';
import { Fields } from './field';
import { fieldsOf } from './fields-of';
import { useContractForm } from './use-contract-form';

const { CheckboxField, ChoiceField, PasswordField, SelectField, TextField } = fieldsOf<Register, 'agreed' | 'office'>();
const sent = jest.fn();

const offices = [
  { value: 'detroit-main', label: 'Detroit Main Office' },
  { value: 'long', label: 'Wilhelmina-Alexandrina Featherstonehaugh Memorial Office' },
];

const options = {
  defaultValues: { role: '', first_name: '', last_name: '', email: '', password: '', agreed: false, office: '' },
  toBody: ({ agreed: _agreed, office: _office, ...body }: Record<string, unknown>) => body,
};

function TryForm() {
  const form = useContractForm(Register, options);
  return (
    <ContractForm form={form} onSubmit={form.submit(sent)} label="Try">
      <Fields>
        <ChoiceField
          name="role"
          help="What you need"
          choices={[
            { value: 'client', label: 'Client' },
            { value: 'preparer', label: 'Tax Preparer' },
          ]}
        />
        <TextField name="first_name" maxLength={5} />
        <TextField name="last_name" />
        <TextField name="email" type="email" />
        <PasswordField name="password" autoComplete="new-password" />
        <SelectField name="office" label="Office" choices={offices} />
        <CheckboxField name="agreed" label="I agree" help="To the terms" />
      </Fields>
      <SubmitButton wide>Send</SubmitButton>
      <p>{JSON.stringify(form.methods.getValues('agreed'))}</p>
    </ContractForm>
  );
}

beforeEach(() => {
  sent.mockReset();
  render(<TryForm />);
});

describe('radio group', () => {
  it('shows the error on the group, and focuses the first button', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('radio', { name: 'Client' })).toHaveFocus();
    expect(screen.getByRole('group')).toHaveAccessibleDescription(/^What you need .+/);
  });

  it('selects a button by keyboard', async () => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(screen.getByRole('radio', { name: 'Client' })).toBeChecked();
    await userEvent.click(screen.getByText('Tax Preparer'));
    expect(screen.getByRole('radio', { name: 'Client' })).not.toBeChecked();
  });
});

describe('password field', () => {
  const password = () => screen.getByLabelText(/^Password/);

  it("is hidden until the user shows it, and is never autocapitalized by a phone's keyboard", async () => {
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveAttribute('autocapitalize', 'none');
    await userEvent.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide Password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('shows its error', async () => {
    await userEvent.type(password(), 'abc');
    await userEvent.tab();
    expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters long');
  });
});

describe('native field', () => {
  it('starts with no option selected, and shows long option names in full', async () => {
    const office = screen.getByRole('combobox', { name: 'Office' });
    expect(office).toHaveDisplayValue('Choose…');
    await userEvent.selectOptions(office, 'long');
    expect(office).toHaveDisplayValue('Wilhelmina-Alexandrina Featherstonehaugh Memorial Office');
  });

  it('toggles a checkbox by its label and by the space bar', async () => {
    const agreed = screen.getByRole('checkbox', { name: 'I agree' });
    await userEvent.click(screen.getByText('I agree'));
    expect(agreed).toBeChecked();
    agreed.focus();
    await userEvent.keyboard(' ');
    expect(agreed).not.toBeChecked();
    expect(agreed).toHaveAccessibleDescription('To the terms');
  });

  it('enforces the maximum length of text', async () => {
    await userEvent.type(screen.getByLabelText(/^First name/), 'Wilhelmina');
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Wilhe');
  });
});

describe('form submission', () => {
  it('happens once no matter how fast the button is pressed', async () => {
    let finish = (): void => undefined;
    sent.mockReturnValue(new Promise<void>((done) => (finish = done)));
    await userEvent.click(screen.getByRole('radio', { name: 'Client' }));
    for (const [label, text] of [
      [/^First name/, 'Ada'],
      [/^Last name/, 'Byron'],
      [/^Email/, 'ada@example.com'],
      [/^Password/, 'correct horse'],
    ] as const)
      await userEvent.type(screen.getByLabelText(label), text);
    const button = screen.getByRole('button', { name: 'Send' });
    await act(async () => {
      button.click();
      button.click();
    });
    expect(sent).toHaveBeenCalledTimes(1);
    await act(async () => finish());
  });
});
