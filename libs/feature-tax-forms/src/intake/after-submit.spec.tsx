import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@portal/data-access/testing/fake-server';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, completeIntake } from '../testing/intake-server';

const { fields, saveDraft } = intakeMessages;
const discard = 'Discard my changes';
const changed = '1 change not submitted yet.';
let server: ReturnType<typeof intakeServer>;

const submittedRecord = { ...completeIntake, submitted: true, submitted_at: '2025-01-31T17:00:00Z' };
const city = () => screen.getByLabelText(fields.city);
const button = () => screen.getByRole('button', { name: discard });

async function changeCity(): Promise<void> {
  server = intakeServer(submittedRecord);
  openIntake();
  await screen.findByText('No changes since then.');
  await add(city(), ' Heights');
  await screen.findByText(changed);
}

/** Paste instead of typing: a slow machine would save between two keystrokes. */
async function add(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

async function confirm(): Promise<void> {
  await userEvent.click(button());
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard your changes?' }));
  await userEvent.click(dialog.getByRole('button', { name: discard }));
}

afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

describe('submitted form', () => {
  it('stays submitted after typing and after Save Draft, and still shows the date of submission', async () => {
    await changeCity();
    expect(server.kept()).toMatchObject({ city: 'Detroit Heights', submitted: true, has_unsubmitted_changes: true });
    expect(screen.getByText(/^You submitted this form on Jan 31, 2025/)).toBeVisible();
    await userEvent.click(screen.getByText(saveDraft, { selector: 'button' }));
    expect(await screen.findByText('Draft saved successfully!')).toBeInTheDocument();
    expect(server.kept()).toMatchObject({ submitted: true, submitted_at: submittedRecord.submitted_at });
  });

  it('keeps the changes when a revert fails or is canceled', async () => {
    await changeCity();
    await userEvent.click(button());
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    server.answer('DELETE /intake/form/unsubmitted-changes', () => refusal('unavailable', 'Down'));
    await confirm();
    expect(await screen.findByText('Failed to discard your changes')).toBeInTheDocument();
    expect(city()).toHaveValue('Detroit Heights');
    await add(city(), '!');
    await waitFor(() => expect(server.kept()).toMatchObject({ city: 'Detroit Heights!' }));
  });

  it('reverts to what was submitted', async () => {
    await changeCity();
    await confirm();
    await waitFor(() => expect(city()).toHaveValue('Detroit'));
    expect(screen.getByText('No changes since then.')).toBeVisible();
    expect(button()).toBeDisabled();
    expect(server.kept()).toMatchObject({ city: 'Detroit', submitted: true, has_unsubmitted_changes: false });
  });
});

it('counts the changed answers, and reserves space for the count', async () => {
  server = intakeServer(submittedRecord);
  openIntake();
  const unchanged = await screen.findByText('No changes since then.');
  const room = unchanged.nextElementSibling;
  expect(room).toHaveTextContent('99 changes not submitted yet.');
  expect(room).toHaveAttribute('aria-hidden', 'true');
  await add(city(), ' Heights');
  await add(screen.getByLabelText(fields.occupation), '!');
  await screen.findByText('2 changes not submitted yet.');
});

it('shows no count when it is unknown', async () => {
  server = intakeServer({ ...submittedRecord, has_unsubmitted_changes: true });
  server.answer('GET /intake/form/submissions', () => refusal('unavailable', 'Down'));
  openIntake();
  expect(await screen.findByText('You have changes that are not submitted yet.')).toBeVisible();
});

it('shows no notice on a form that was never submitted', async () => {
  server = intakeServer(completeIntake);
  openIntake();
  await screen.findByLabelText(fields.city);
  expect(screen.queryByText(/You submitted this form/)).not.toBeInTheDocument();
});
