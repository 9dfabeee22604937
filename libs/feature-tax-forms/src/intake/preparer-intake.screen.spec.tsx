import '@testing-library/jest-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openForm, recordOf, completeIntake } from '../testing/intake-server';
import { PreparerIntakeScreen } from './preparer-intake.screen';

const preparer = { first_name: 'Ana', last_name: 'Lopez', preparer_code: 'ANA123', email: 'ana@office.example' };

let server: ReturnType<typeof intakeServer>;
const start = (record: Parameters<typeof intakeServer>[0], info: () => Response = () => json(preparer)): void => {
  server = intakeServer(record);
  server.answer('GET /preparer-info/ana123', info);
  openForm(<PreparerIntakeScreen address="ana123" />);
};
beforeAll(() => {
  globalThis.reportError = jest.fn();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

const press = async (name: string) => userEvent.click(await screen.findByText(name, { selector: 'button' }));
const submit = () => press('Submit Form');
const submitReviewed = async () => {
  await submit();
  await screen.findByRole('heading', { name: 'Review your answers' });
  await submit();
};
const submits = () => server.to('/intake/ANA123');

describe('preparer-specific intake form', () => {
  it('"shows a toast and redirects to /" for an invalid code', async () => {
    start(null, () => refusal('not_found', 'Invalid preparer code'));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(await screen.findByText('Invalid preparer code')).toBeInTheDocument();
    expect(server.to('/intake')).toEqual([]);
  });

  it('retries when the preparer could not be loaded', async () => {
    start(null, () => new Response('', { status: 502 }));
    expect(await screen.findByText('Failed to load preparers')).toBeInTheDocument();
    server.answer('GET /preparer-info/ana123', () => json(preparer));
    await press('Try Again');
    expect(await screen.findByText('Your form goes to Ana Lopez, who will prepare your return.')).toBeInTheDocument();
  });

  it('requires everything except the occupation before sending anything', async () => {
    start(null);
    await submit();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Address is required.');
    expect(summary).not.toHaveTextContent('Occupation is required.');
    expect(submits()).toEqual([]);
  });

  it.each([
    ["the server's message", () => refusal('forbidden', 'Said by the server'), 'Said by the server'],
    [
      '"Failed to submit intake form" if the server sends no message',
      () => refusal('forbidden', ''),
      'Failed to submit intake form',
    ],
  ])('shows %s', async (_what, answer, sentence) => {
    start(completeIntake);
    server.answer('POST /intake/ANA123', answer);
    await submitReviewed();
    await waitFor(() => expect(screen.getAllByText(sentence).length).toBeGreaterThan(0));
  });

  it('submits to that preparer without an occupation, confirms it, and redirects to the home page', async () => {
    start({ ...completeIntake, occupation: null });
    server.answer('POST /intake/ANA123', ({ body }) =>
      json(recordOf({ ...(body as object), submitted: true, version: 2 })),
    );
    await submitReviewed();
    expect(await screen.findByText('Intake form submitted successfully!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
    expect(submits().map(({ body }) => body)).toEqual([expect.objectContaining({ submitted: true, version: 1 })]);
    expect(server.to('/intake/form')).toEqual([]);
  });
});
