import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { intakeMessages as words } from '@portal/domain/intake/intake.messages';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, recordOf } from '../../testing/intake-server';

const { fields, filerFacts, help } = words;
let server: ReturnType<typeof intakeServer>;
/** Opens the folded group of the filer or of the spouse. */
const unfold = (of: 'filer' | 'spouse') => userEvent.click(screen.getByText(filerFacts.asks[of]));
const box = (of: 'filer' | 'spouse', name: 'is_blind' | 'is_student' | 'is_claimable') =>
  within(screen.getByRole('group', { name: filerFacts[of] })).getByRole('checkbox', { name: fields[name] });

async function start(...args: Parameters<typeof intakeServer>): Promise<void> {
  server = intakeServer(...args);
  openIntake();
  await screen.findByLabelText(fields.city);
}

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

it('saves what applies to the filer, described by its help', async () => {
  await start();
  expect(screen.getByText(filerFacts.asks.filer).closest('details')).not.toHaveAttribute('open');
  await unfold('filer');
  expect(box('filer', 'is_blind')).not.toBeChecked();
  expect(box('filer', 'is_claimable')).toHaveAccessibleDescription(help.is_claimable);
  await userEvent.click(box('filer', 'is_blind'));
  await waitFor(() => expect(server.kept()).toMatchObject({ is_blind: true, is_student: false }));
});

it('asks the same about a spouse only if there is one', async () => {
  await start(recordOf({ has_spouse: false, spouse_info: null }));
  expect(screen.queryByRole('group', { name: filerFacts.spouse })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: fields.has_spouse }));
  await unfold('spouse');
  await userEvent.click(box('spouse', 'is_student'));
  await waitFor(() => expect(server.kept()).toMatchObject({ spouse_info: { is_student: true, is_blind: false } }));
  await unfold('filer');
  expect(box('filer', 'is_student')).not.toBeChecked();
});

it('shows stored answers unfolded', async () => {
  await start(recordOf({ is_claimable: true, has_spouse: true, spouse_info: { first_name: 'Ann', is_blind: true } }));
  expect(box('filer', 'is_claimable')).toBeChecked();
  expect(box('spouse', 'is_blind')).toBeChecked();
  expect(box('spouse', 'is_claimable')).not.toBeChecked();
});
