import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntakeBody } from '@portal/domain/intake/intake.dto';
import { Child } from '@portal/domain/intake/person.dto';
import { ContractForm, SubmitButton } from './contract-form';
import { ErrorSummary } from './error-summary';
import { fieldsOf } from './fields-of';
import { useContractForm } from './use-contract-form';

const { FormPart, TextField } = fieldsOf<IntakeBody>();
const child = fieldsOf<Child>();
const sent = jest.fn();
const whole = {
  ssn: '219-09-9999',
  date_of_birth: '1980-01-01',
  state: 'MI',
  filing_status: 'single',
  zip_code: '48226',
};
const aChild = { first_name: 'Kit', last_name: 'Li', ssn: '219-09-9998', date_of_birth: '2015-01-01' };

/** The fields are not in the contract's order. */
function TryForm() {
  const form = useContractForm(IntakeBody, {
    defaultValues: {
      ...whole,
      address: '',
      city: '',
      occupation: '',
      has_children: true,
      children: [{ ...aChild, relationship: '' }],
    },
  });
  const refuse = [{ field: 'city', detail: 'This city is not served.' }];
  return (
    <ContractForm form={form} onSubmit={form.submit(sent)} label="Try">
      <ErrorSummary whose={(field) => (field.startsWith('children.0') ? 'Child 1' : '')} />
      <TextField name="occupation" short />
      <TextField name="city" />
      <FormPart name="children.0" shape={Child}>
        <child.SelectField name="relationship" choices={[{ value: 'child', label: 'Child' }]} />
      </FormPart>
      <TextField name="address" />
      <SubmitButton>Send</SubmitButton>
      <button type="button" onClick={() => form.showErrors(refuse)}>
        Refuse
      </button>
      <button type="button" onClick={() => form.markErrors(refuse)}>
        Mark
      </button>
    </ContractForm>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const links = () => within(screen.getByRole('alert')).getAllByRole('link');
const summary = () => document.querySelector('[data-summary]');

beforeEach(() => {
  sent.mockReset();
  render(<TryForm />);
});

describe('error summary', () => {
  it('is empty and unfocused before the first submit', () => {
    expect(summary()).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it('takes focus and lists each error once in page order, with the person it belongs to', async () => {
    await send();
    expect(sent).not.toHaveBeenCalled();
    expect(summary()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('4 fields need your attention');
    const texts = links().map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Occupation is required.',
      'City is required.',
      'Child 1: Relationship is required.',
      'Address is required.',
    ]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('links to the field, also by keyboard', async () => {
    await send();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText('City')).toHaveFocus();
  });

  it('marks corrected fields in place until the next submit', async () => {
    await send();
    await userEvent.type(screen.getByLabelText('City'), 'Detroit');
    expect(links()).toHaveLength(4);
    expect(links()[1]?.parentElement).toHaveTextContent('City is required. (corrected)');
    expect(links()[0]?.parentElement).not.toHaveTextContent('corrected');
    await send();
    expect(links()).toHaveLength(3);
    for (const name of ['Occupation', 'Address']) await userEvent.type(screen.getByLabelText(name), 'A');
    await userEvent.selectOptions(screen.getByLabelText('Relationship'), 'child');
    await send();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(summary()).toBeEmptyDOMElement();
  });

  it('updates its count as fields are corrected', async () => {
    await send();
    await userEvent.type(screen.getByLabelText('City'), 'Detroit');
    expect(await screen.findByText('3 fields need your attention')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Occupation'), 'Baker');
    await userEvent.type(screen.getByLabelText('Address'), '1 Main Street');
    expect(await screen.findByText('1 field needs your attention')).toBeInTheDocument();
  });

  it('turns into a success message once everything is corrected', async () => {
    await send();
    for (const name of ['Occupation', 'City', 'Address']) await userEvent.type(screen.getByLabelText(name), 'A');
    await userEvent.selectOptions(screen.getByLabelText('Relationship'), 'child');
    expect(await screen.findByText('All fields are corrected.')).toBeInTheDocument();
    expect(screen.queryByText(/need.? your attention/)).toBeNull();
    expect(screen.getByText('All fields are corrected.').parentElement).toHaveClass('ui-alert--success');
    expect(screen.getByRole('button', { name: 'Send' })).toBeInTheDocument();
  });

  it('adds a field that becomes invalid after the submit', async () => {
    await send();
    for (const name of ['Occupation', 'City', 'Address']) await userEvent.type(screen.getByLabelText(name), 'A');
    await userEvent.selectOptions(screen.getByLabelText('Relationship'), 'child');
    await userEvent.click(screen.getByRole('button', { name: 'Mark' }));
    expect(await screen.findByText('1 field needs your attention')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'This city is not served.' })).toBeInTheDocument();
  });

  it('shows errors and takes focus after `showErrors`, but not after `markErrors`', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Mark' }));
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('This city is not served.');
    expect(screen.getByRole('button', { name: 'Mark' })).toHaveFocus();
    expect(summary()).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(summary()).toHaveFocus();
    expect(links().map(({ textContent }) => textContent)).toEqual(['This city is not served.']);
  });
});

it('marks a field for short answers as short', () => {
  expect(screen.getByLabelText('Occupation').closest('.ui-field')).toHaveAttribute('data-short', 'true');
  expect(screen.getByLabelText('City').closest('.ui-field')).not.toHaveAttribute('data-short');
});
