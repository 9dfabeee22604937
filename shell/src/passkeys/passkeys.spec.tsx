import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { LoginForm } from '../pages/login.form';
import { StepUp } from '../step-up/step-up';
import { renderInShell } from '../testing';
import { PasskeysCard } from './passkeys.card';
import * as client from './webauthn.client';

jest.mock('../remotes/load-area', () => ({ loadArea: () => Promise.reject(new Error('not in tests')) }));
jest.mock('./webauthn.client');

const role = 'client';
const passkey = { id: 'one', name: 'Chrome, Windows', created_at: '2026-02-03T15:00:00Z', last_used_at: null };
const created = { credential_id: 'AA', client_data: 'BB', attestation: 'CC', transports: [] };
const signed = { credential_id: 'AA', client_data: 'BB', authenticator_data: 'CC', signature: 'DD' };
const request = { challenge: 'EE', rp_id: 'localhost', allow: [] };
const { createPasskey, signWithPasskey } = jest.mocked(client);
/** The error of a browser whose dialog was canceled. */
const canceled = Object.assign(new Error('The operation was not allowed'), { name: 'NotAllowedError' });

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  Object.assign(window, { PublicKeyCredential: () => undefined });
  createPasskey.mockResolvedValue(created);
  signWithPasskey.mockResolvedValue(signed);
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  server.stop();
});

describe('signing in with a passkey', () => {
  const show = () => {
    server = fakeServer({
      'POST /auth/passkeys/sign-in-options': () => json(request),
      'POST /auth/passkeys/sign-in': () => json(sessionOf(personOf('client'))),
      'GET /site': () => json({ name: 'Lake Tax' }),
    });
    return renderInShell(<LoginForm role={role} onEmail={() => undefined} />, '/login');
  };
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));

  it('sends what the passkey has signed, and begins a session', async () => {
    show();
    await press();
    await waitFor(() => expect(localStorage.getItem('token')).toBe('first'));
    expect(server.to('/auth/passkeys/sign-in').map(({ body }) => body)).toEqual([signed]);
  });

  it('keeps what was typed when the person cancels', async () => {
    signWithPasskey.mockRejectedValue(canceled);
    show();
    await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.com');
    await press();
    expect(await screen.findByText('No passkey was used. Try again when you’re ready.')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
    expect(server.to('/auth/passkeys/sign-in')).toEqual([]);
  });

  it('shows the server’s refusal, and an error without an answer', async () => {
    show();
    server.answer('POST /auth/passkeys/sign-in', () => refusal('bad_credentials', 'Not accepted.'));
    await press();
    expect(await screen.findByText('Not accepted.')).toBeVisible();
    server.answer('POST /auth/passkeys/sign-in-options', () => Promise.reject(new TypeError('Failed to fetch')));
    await press();
    expect(await screen.findByText('Something went wrong with your passkey. Please try again.')).toBeVisible();
  });

  it('is hidden, in its place, where the browser does not support passkeys', () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    show();
    expect(screen.getByText('Sign in with a passkey').closest('.shell-passkey--unsupported')).not.toBeNull();
  });
});

describe('the list of passkeys', () => {
  const onCodes = jest.fn();
  const show = (rows: object[] = [passkey]) => {
    const person = personOf('preparer');
    storeSession(sessionOf(person));
    server = fakeServer({
      'GET /auth/me': () => json(person),
      'GET /auth/passkeys': () => json(rows),
      'POST /auth/passkeys/creation-options': () => json({ ...request, exclude: [] }),
      'POST /auth/passkeys': () => json({ passkey }),
      'PUT /auth/passkeys/one': () => json(passkey),
      'DELETE /auth/passkeys/one': () => json(null),
    });
    renderInShell(
      <>
        <PasskeysCard onCodes={onCodes} />
        <StepUp />
      </>,
      '/account',
    );
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('adds a passkey, and hands over the recovery codes that come with it', async () => {
    show([]);
    expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
    server.answer('POST /auth/passkeys', () => json({ passkey, recovery_codes: ['ABCDE-FGHJK'] }));
    await press('Add a passkey');
    expect(await screen.findByText('Your passkey was added.')).toBeVisible();
    expect(server.to('/auth/passkeys').find(({ body }) => body)?.body).toEqual(created);
    expect(onCodes).toHaveBeenCalledWith(['ABCDE-FGHJK']);
  });

  it.each([
    ['NotAllowedError', 'No passkey was used. Try again when you’re ready.'],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'This browser or device can’t use passkeys here.'],
    ['UnknownError', 'Something went wrong with your passkey. Please try again.'],
  ])('explains %s', async (name, sentence) => {
    createPasskey.mockRejectedValue(Object.assign(new Error('x'), { name }));
    show([]);
    await press('Add a passkey');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('renames a passkey', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Chrome, Windows' }));
    const field = await screen.findByLabelText(/^Name/);
    await userEvent.clear(field);
    await userEvent.type(field, 'Laptop');
    await press('Save name');
    expect(await screen.findByText('The passkey was renamed.')).toBeVisible();
    expect(server.to('/auth/passkeys/one')[0]?.body).toEqual({ name: 'Laptop' });
  });

  it('removes a passkey after a confirmation, and shows why it can’t', async () => {
    show();
    server.answer('DELETE /auth/passkeys/one', () => refusal('conflict', 'The office requires it.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome, Windows' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Chrome, Windows”?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The office requires it.')).toBeVisible();
  });

  it('offers a passkey when a change needs a confirmed identity, and keeps the typed code after a failure', async () => {
    show();
    let confirmed = false;
    server.answer('GET /auth/second-factor', () =>
      json({ enabled: true, required: false, enabled_at: null, recovery_codes_left: 9 }),
    );
    server.answer('POST /auth/passkeys/creation-options', () =>
      confirmed ? json({ ...request, exclude: [] }) : refusal('step_up_required', 'Please confirm that it’s you.'),
    );
    server.answer('POST /auth/passkeys/step-up-options', () => json(request));
    server.answer('POST /auth/passkeys/step-up', () => {
      confirmed = true;
      return json(null);
    });
    await screen.findByText('Chrome, Windows');
    await press('Add a passkey');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
    await userEvent.type(await dialog.findByLabelText(/^Code/), '1234');
    signWithPasskey.mockRejectedValueOnce(canceled);
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    expect(await dialog.findByText('No passkey was used. Try again when you’re ready.')).toBeVisible();
    expect(dialog.getByLabelText(/^Code/)).toHaveValue('1234');
    await userEvent.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('Your passkey was added.')).toBeVisible();
  });
});
