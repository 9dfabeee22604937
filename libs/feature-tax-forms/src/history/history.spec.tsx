import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, refusal } from '@portal/data-access/testing/fake-server';
import type { IntakeForm } from '@portal/domain/intake/intake-form.dto';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, completeIntake } from '../testing/intake-server';

const path = '/intake/form/submissions';
const submittedOnce = { ...completeIntake, submitted: true, submitted_at: '2025-01-31T12:00:00Z' };
const version = (at: number, city: string) => ({
  id: `version-${at}`,
  submitted_at: `2025-02-0${at}T17:00:00Z`,
  submitted_by_name: 'Wilhelmina Journey',
  version: at,
  form: { ...completeIntake, city, account_number: '123456789' },
});

let server: ReturnType<typeof intakeServer>;
function start(record: IntakeForm, versions: unknown[] = []): void {
  server = intakeServer(record);
  server.answer(`GET ${path}`, () => json(versions));
  openIntake();
}
const history = async () => within(await screen.findByRole('region', { name: 'Submitted versions' }));

function held<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}

afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

describe('submitted version history', () => {
  it('is not requested or shown before the first submit', async () => {
    start(completeIntake);
    await screen.findByLabelText(intakeMessages.fields.city);
    expect(screen.queryByRole('region', { name: 'Submitted versions' })).not.toBeInTheDocument();
    expect(server.to(path)).toEqual([]);
  });

  it('shows a failure to load, and retries', async () => {
    start(submittedOnce);
    server.answer(`GET ${path}`, () => refusal('unavailable', 'Down'));
    const shown = await history();
    expect(await shown.findByRole('alert')).toHaveTextContent('Failed to load the submitted versions');
    server.answer(`GET ${path}`, () => json([version(1, 'Detroit')]));
    await userEvent.click(shown.getByRole('button', { name: 'Try Again' }));
    expect(await shown.findByText(/Wilhelmina Journey$/)).toBeInTheDocument();
  });

  it('shows a loading state, then an empty state', async () => {
    start(submittedOnce);
    // Hold back the response until the loading state has been checked, however slow the machine is.
    const { promise, resolve } = held<Response>();
    server.answer(`GET ${path}`, () => promise);
    const shown = await history();
    expect(shown.getByRole('status')).toHaveTextContent('Loading…');
    resolve(json([]));
    expect(await shown.findByText('No version has been submitted yet.')).toBeInTheDocument();
  });

  it('lists versions newest first; an opened one is read-only', async () => {
    start(submittedOnce, [version(2, 'Flint'), version(1, 'Detroit')]);
    const shown = await history();
    const lines = await shown.findAllByText(/by Wilhelmina Journey$/);
    expect(lines.map(({ textContent }) => textContent.slice(0, 11))).toEqual(['Feb 2, 2025', 'Feb 1, 2025']);
    expect(shown.queryByText('Flint')).not.toBeInTheDocument();
    const [newest] = lines;
    if (newest) await userEvent.click(newest);
    expect(await shown.findByText('Flint')).toBeInTheDocument();
    expect(shown.getByText('XXX-XX-9999')).toBeInTheDocument();
    expect(shown.getByText('ends in 6789')).toBeInTheDocument();
    expect(shown.queryByText('Detroit')).not.toBeInTheDocument();
    expect(shown.queryAllByRole('textbox')).toEqual([]);
  });

  it('is refetched after a submit in another tab', async () => {
    start(submittedOnce, [version(1, 'Detroit')]);
    await (await history()).findByText(/^Feb 1/);
    server.changeElsewhere({ city: 'Flint', submitted_at: '2025-02-02T17:00:00Z' });
    server.answer(`GET ${path}`, () => json([version(2, 'Flint'), version(1, 'Detroit')]));
    await userEvent.type(screen.getByLabelText(intakeMessages.fields.occupation), 's');
    await waitFor(async () => expect(await (await history()).findAllByText(/^Feb/)).toHaveLength(2));
  });
});
