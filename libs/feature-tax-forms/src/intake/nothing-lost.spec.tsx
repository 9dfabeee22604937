import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn, signedOut } from '@portal/data-access/core';
import { refusal } from '@portal/data-access/testing/fake-server';
import { intakeMessages } from '@portal/domain/intake/intake.messages';
import { validate } from '@portal/domain/contract/validate';
import { notify } from '@portal/ui-kit/core';
import { intakeServer, openIntake, recordOf } from '../testing/intake-server';

jest.mock('@portal/domain/contract/validate', () => {
  const actual = jest.requireActual<{ validate: typeof validate }>('@portal/domain/contract/validate');
  return { ...actual, validate: jest.fn(actual.validate) };
});

const { fields, sections } = intakeMessages;
let server: ReturnType<typeof intakeServer>;

const family = recordOf({
  ssn: '219-09-9999',
  has_spouse: true,
  spouse_info: { first_name: 'Ann', ssn: '078-05-1120' },
  has_children: true,
  children: [
    { first_name: 'Kit', ssn: '219-09-9997' },
    { first_name: 'Max', ssn: '219-09-9996' },
  ],
  w2_income: 50_000,
});

async function open() {
  server = intakeServer(family);
  const opened = openIntake();
  await screen.findByLabelText(fields.city);
  return opened;
}

const ssnOf = (group: 'region' | 'group', name: string) =>
  within(screen.getByRole(group, { name })).getByLabelText(fields.ssn);
const saved = (more: object) => waitFor(() => expect(server.kept()).toMatchObject(more));

async function retype(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}

afterEach(() => {
  act(() => notify.clear());
  server.stop();
  localStorage.clear();
});

describe('saved number', () => {
  it.each([
    ['of the filer', 'region', sections.personal],
    ['of the spouse', 'region', sections.spouse],
    ['of a child', 'group', 'Child 1'],
  ] as const)('is not erased by a half-typed one: %s', async (_whose, group, name) => {
    await open();
    await retype(ssnOf(group, name), '41255');
    await userEvent.type(screen.getByLabelText(fields.city), 'Detroit');
    const { ssn, spouse_info, children } = family;
    await saved({ city: 'Detroit', ssn, spouse_info, children });
  });

  it('is cleared when its field is emptied', async () => {
    await open();
    await userEvent.clear(ssnOf('region', sections.spouse));
    await saved({ spouse_info: { first_name: 'Ann', ssn: null } });
  });

  it.each(['520001234567', '999999999999999999'])('is not replaced by a prefix of %s', async (typed) => {
    await open();
    const income = screen.getByLabelText(fields.w2_income);
    await retype(income, typed.slice(0, 9));
    await saved({ w2_income: Number(typed.slice(0, 9)) });
    await userEvent.keyboard(typed.slice(9));
    await saved({ w2_income: 50_000 });
    await userEvent.tab();
    expect(income).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('session that ends while a draft is being saved', () => {
  it.each(['was revoked', 'timed out'] as const)('loses no input when it %s', async (why) => {
    const { store, session } = await open();
    const refuse = () => refusal('session_expired', 'Your session has expired. Please sign in again.');
    server.answer('PUT /intake/form', refuse);
    server.answer('POST /auth/refresh', refuse);
    await userEvent.click(screen.getByLabelText(fields.city));
    // Paste instead of typing: on a busy machine the session would end before the last letter.
    await userEvent.paste('Hamtramck');
    if (why === 'timed out') act(() => void store.dispatch(signedOut('idle')));
    expect(await screen.findByText('Sign in')).toBeVisible();
    await act(() => new Promise((done) => setTimeout(done, 100)));
    server.stop();
    server = intakeServer(family);
    act(() => void store.dispatch(signedIn(session)));
    expect(await screen.findByLabelText(fields.city)).toHaveValue('Hamtramck');
    await saved({ city: 'Hamtramck' });
  });
});

it('keeps a partly typed field when the user leaves, with a notice', async () => {
  await open();
  await retype(ssnOf('region', sections.spouse), '412');
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByText(/kept until you come back: Spouse: Social Security number$/)).toBeVisible();
});

it('restores a removed child on Undo, with its half-typed field', async () => {
  await open();
  await retype(ssnOf('group', 'Child 1'), '412');
  await userEvent.click(screen.getByText('Remove Child 1', { selector: 'button' }));
  expect(screen.getByText('Kit was removed.')).toBeVisible();
  await saved({ children: [{ first_name: 'Max', ssn: '219-09-9996' }] });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await saved({ children: family.children });
  expect(ssnOf('group', 'Child 1')).toHaveValue('412');
  expect(screen.queryByText('Kit was removed.')).not.toBeInTheDocument();
});

it('validates the form once when Save Draft is pressed', async () => {
  await open();
  jest.mocked(validate).mockClear();
  await userEvent.click(screen.getByText('Save Draft', { selector: 'button' }));
  await waitFor(() => expect(server.to('/intake/form')).toHaveLength(1));
  expect(validate).toHaveBeenCalledTimes(1);
});
