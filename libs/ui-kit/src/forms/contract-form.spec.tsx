import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { Child } from '@portal/domain/intake/person.dto';
import { ContractForm, SubmitButton } from './contract-form';
import { fieldsOf } from './fields-of';
import { useContractForm } from './use-contract-form';

const { FormPart, MoneyField, SsnField, StateField, SwitchField, TextField } = fieldsOf<IntakeBody>();
const child = fieldsOf<Child>();
const sent = jest.fn();
const serverErrors = [{ field: 'city', detail: 'This city is not served.' }];

function TryForm({ mode = 'whole' }: { mode?: 'whole' | 'draft' }) {
  const form = useContractForm(IntakeBody, {
    defaultValues: { city: '', ssn: '', w2_income: 0, federal_withheld: null, has_children: true, children: [{}] },
  });
  return (
    <ContractForm form={form} onSubmit={form.submit(sent, mode)} label="Try">
      <TextField name="city" help="Where you live" />
      <SsnField name="ssn" placeholder="XXX-XX-XXXX" />
      <StateField name="state" />
      <MoneyField name="w2_income" />
      <MoneyField name="federal_withheld" blank={null} />
      <SwitchField name="has_spouse" />
      <FormPart name="children.0" shape={Child}>
        <child.TextField name="first_name" />
        <child.SelectField name="relationship" choices={[{ value: 'child', label: 'Child' }]} />
      </FormPart>
      <SubmitButton>Send</SubmitButton>
      <button type="button" onClick={() => form.showErrors(serverErrors)}>
        Refuse
      </button>
    </ContractForm>
  );
}

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(() => sent.mockReset());

describe('contract form', () => {
  it('shows what is missing beside each field, and focuses the first one', async () => {
    render(<TryForm />);
    await send();
    expect(sent).not.toHaveBeenCalled();
    const city = field('City');
    expect(city).toHaveAttribute('aria-invalid', 'true');
    expect(city).toHaveAccessibleDescription('Where you live City is required.');
    expect(city).toHaveFocus();
    expect(field('First name')).toHaveAccessibleDescription('First name is required.');
  });

  it('validates only formats while the user types', async () => {
    render(<TryForm />);
    await userEvent.click(field('City'));
    await userEvent.tab();
    expect(field('City')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(field('Social Security number'), '000123456');
    await userEvent.tab();
    expect(field('Social Security number')).toHaveAccessibleDescription(
      'That isn’t a valid Social Security number. Check the digits.',
    );
  });

  it('shows server errors next to their fields', async () => {
    render(<TryForm />);
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(field('City')).toHaveAccessibleDescription('Where you live This city is not served.');
    expect(field('City')).toHaveFocus();
  });

  it('submits blank fields as null, and ignores a second press while pending', async () => {
    let finish = (): void => undefined;
    sent.mockReturnValue(new Promise<void>((done) => (finish = done)));
    render(<TryForm mode="draft" />);
    await userEvent.type(field('City'), '  Detroit ');
    await userEvent.type(field('Social Security number'), '123456789');
    await userEvent.type(field('W-2 income'), '1,234.5');
    await userEvent.selectOptions(field('State'), 'Michigan');
    await userEvent.click(screen.getByRole('switch', { name: 'I have a spouse' }));
    await send();
    await send();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0][0]).toMatchObject({
      city: 'Detroit',
      ssn: '123-45-6789',
      state: 'MI',
      w2_income: 1234.5,
      federal_withheld: null,
      has_spouse: true,
    });
    await act(async () => finish());
  });

  it('marks required fields', () => {
    render(<TryForm />);
    expect(field('City')).toBeRequired();
    expect(field('W-2 income')).not.toBeRequired();
  });

  it('cannot be submitted while its button is disabled', async () => {
    const Held = () => {
      const form = useContractForm(IntakeBody, { defaultValues: { city: '' } });
      return (
        <ContractForm form={form} onSubmit={form.submit(sent, 'draft')}>
          <TextField name="city" />
          <SubmitButton disabled>Send</SubmitButton>
        </ContractForm>
      );
    };
    render(<Held />);
    await userEvent.type(field('City'), 'Flint{Enter}');
    await send();
    expect(sent).not.toHaveBeenCalled();
  });
});
