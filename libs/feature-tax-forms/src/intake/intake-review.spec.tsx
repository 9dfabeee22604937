import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, recordOf, completeIntake } from '../testing/intake-server';

const { fields } = words;
let server: ReturnType<typeof intakeServer>;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const review = () => screen.findByRole('heading', { name: 'Review your answers' });
const submits = () => server.sent.filter(({ body }) => (body as { submitted?: boolean } | undefined)?.submitted);

async function start(...args: Parameters<typeof intakeServer>): Promise<void> {
  server = intakeServer(...args);
  openIntake();
  await screen.findByLabelText(fields.city);
}

beforeAll(() => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

describe('review before submitting the intake form', () => {
  it('opens only if the form is complete, and submits nothing', async () => {
    await start(recordOf({ city: 'Detroit' }));
    await press('Submit Form');
    expect(await screen.findByRole('alert')).toHaveTextContent(/fields need your attention/);
    expect(screen.queryByRole('heading', { name: 'Review your answers' })).toBeNull();
    expect(submits()).toEqual([]);
  });

  it('shows every answer by section, without a full SSN or account number', async () => {
    await start({ ...completeIntake, account_number: '123456789', routing_number: '021000021', w2_income: 61_500.5 });
    await press('Submit Form');
    expect(await review()).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Personal Information' })).toHaveTextContent('XXX-XX-9999');
    expect(screen.getByRole('region', { name: 'Income Information' })).toHaveTextContent('$61,500.50');
    expect(screen.getByRole('region', { name: 'Spouse Information' })).toHaveTextContent('I have a spouseNo');
    const bank = screen.getByRole('region', { name: 'Bank Information (for direct deposit)' });
    expect(bank).toHaveTextContent('ends in 6789');
    for (const region of screen.getAllByRole('region'))
      expect(region).not.toHaveTextContent(/219-?09|12345678|02100002/);
    expect(submits()).toEqual([]);
  });

  it('shows Form 1095-A once it is entered, and sends nothing of it otherwise', async () => {
    await start(completeIntake);
    const { title } = words.marketplace;
    await press('Submit Form');
    await review();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    await press('Back to the form');
    const card = screen.getByRole('region', { name: title });
    await userEvent.type(within(card).getByLabelText(fields.marketplace_premiums), '6000');
    expect(within(card).getByLabelText(fields.marketplace_advance)).toHaveValue('');
    await press('Submit Form');
    await review();
    expect(screen.getByRole('region', { name: title })).toHaveTextContent('$6,000.00');
  });

  it('links each answer to its field, and keeps the input', async () => {
    await start(completeIntake);
    await userEvent.type(screen.getByLabelText(fields.bank_name), 'Lake Bank');
    await press('Submit Form');
    await review();
    expect(screen.getByText('Lake Bank')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Edit City (Personal Information)' }));
    expect(screen.getByLabelText(fields.city)).toHaveFocus();
    expect(screen.getByLabelText(fields.bank_name)).toHaveValue('Lake Bank');
    await userEvent.type(screen.getByLabelText(fields.city), ' Heights');
    await press('Submit Form');
    await review();
    expect(await screen.findByText('Detroit Heights')).toBeInTheDocument();
  });

  it('has an edit link for each group, and says what happens after submitting', async () => {
    await start(completeIntake);
    await press('Submit Form');
    await review();
    expect(screen.getByText(/^After you submit, we check your answers and message you/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Edit Bank Information (for direct deposit)' }));
    expect(screen.getByLabelText(fields.bank_name)).toHaveFocus();
  });

  it('shows changes made meanwhile in another tab', async () => {
    await start(completeIntake);
    await press('Submit Form');
    await review();
    server.changeElsewhere({ city: 'Flint' });
    await press('Submit Form');
    // The server rejects the stale version, which is then merged, keeping the other tab's change.
    await waitFor(() => expect(screen.queryByText('Detroit')).toBeNull());
    expect(server.kept()).toMatchObject({ city: 'Flint' });
  });

  it('returns to the form with its button', async () => {
    await start(completeIntake);
    await press('Submit Form');
    await review();
    await press('Back to the form');
    expect(await screen.findByLabelText(fields.city)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Review your answers' })).toBeNull();
  });

  it('returns to the field that the server rejects', async () => {
    await start(completeIntake);
    await press('Submit Form');
    await review();
    const errors = [{ field: 'city', detail: 'This city is not served.' }];
    server.answer('PUT /intake/form', () => refusal('invalid_input', 'Please check your input.', { errors }));
    await press('Submit Form');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Review your answers' })).toBeNull());
    expect(screen.getByLabelText(fields.city)).toHaveAccessibleDescription('This city is not served.');
  });

  it('shows the recipient of the answers', async () => {
    server = intakeServer(completeIntake);
    const renee = { id: 'r', first_name: 'Renee', last_name: 'Okafor', preparer_code: 'RENOKA', available: true };
    server.answer('GET /preparer-choice', () => json(renee));
    openIntake();
    expect(await screen.findByText(/^You chose Renee Okafor/)).toBeInTheDocument();
    await screen.findByLabelText(fields.city);
    await press('Submit Form');
    await review();
    expect(within(screen.getByRole('form')).getByText('Your answers go to Renee Okafor.')).toBeInTheDocument();
  });
});
