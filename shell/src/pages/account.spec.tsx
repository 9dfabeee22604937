import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { forgetHandedPassword, handOverPassword, handedOverPassword, signedOut } from '@portal/data-access/core';
import { renderInShell } from '../testing';
import AccountPage from './account.page';
import ChangePasswordPage from './change-password.page';

jest.mock('../remotes/load-area', () => ({ loadArea: () => Promise.reject(new Error('not in tests')) }));

const ada = personOf('client', { must_change_password: false });
const fill = async (again = 'correct horse'): Promise<void> => {
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'old secret');
  await userEvent.type(screen.getByLabelText(/^New password/), 'correct horse');
  await userEvent.type(screen.getByLabelText(/^Confirm new password/), again);
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
};

describe.each([
  ['the account page', <AccountPage key="account" />],
  ['the mandatory password page', <ChangePasswordPage key="must" />],
])('password form on %s', (_name, page) => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    storeSession(sessionOf(ada));
    server = fakeServer({
      'GET /auth/me': () => json(ada),
      'GET /auth/devices': () => json([]),
      'GET /auth/passkeys': () => json([]),
      'GET /site': () => json({ name: 'Lake Tax', password_min_length: 9 }),
    });
    renderInShell(page, '/account');
  });
  afterEach(() => server.stop());

  it('sends nothing when the two passwords differ', async () => {
    await fill('correct house');
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(server.to('/auth/change-password')).toHaveLength(0);
  });

  it("shows the server's error beside its field", async () => {
    const detail = 'Your current password is incorrect.';
    server.answer('POST /auth/change-password', () =>
      refusal('invalid_input', 'Please check your input.', { errors: [{ field: 'current_password', detail }] }),
    );
    await fill();
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
    expect(screen.queryByText('Please check your input.')).toBeNull();
  });

  it('shows an error when there is no response', async () => {
    server.answer('POST /auth/change-password', () => Promise.reject(new TypeError('Failed to fetch')));
    await fill();
    expect(await screen.findByText('We couldn’t change your password')).toBeVisible();
  });

  it('adopts the new session, and confirms the change', async () => {
    server.answer('POST /auth/change-password', () => json(sessionOf(ada, 'second')));
    await fill();
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(server.to('/auth/change-password')[0]?.body).toEqual({
      current_password: 'old secret',
      new_password: 'correct horse',
    });
    await waitFor(() => expect(localStorage.getItem('token')).toBe('second'));
  });

  it("requires the office's minimum length", async () =>
    expect(await screen.findByText(/^At least 9 characters\./)).toBeVisible());
});

describe('the mandatory password change', () => {
  afterEach(() => forgetHandedPassword());

  const begin = (): FakeServer => {
    localStorage.clear();
    storeSession(sessionOf(ada));
    return fakeServer({
      'GET /auth/me': () => json(ada),
      'GET /site': () => json({ name: 'Lake Tax', password_min_length: 9 }),
      'POST /auth/change-password': () => json(sessionOf(ada, 'second')),
    });
  };

  it('prefills the temporary password that was just used, and clears it after the change', async () => {
    const server = begin();
    handOverPassword(ada.id, 'ABCD-EFGH');
    renderInShell(<ChangePasswordPage />, '/dashboard');
    expect(await screen.findByLabelText(/^Current password/)).toHaveValue('ABCD-EFGH');
    expect(screen.getByText('Already filled in with your temporary password.')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^New password/), 'correct horse');
    await userEvent.type(screen.getByLabelText(/^Confirm new password/), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(server.to('/auth/change-password')[0]?.body).toMatchObject({ current_password: 'ABCD-EFGH' });
    expect(handedOverPassword(ada.id)).toBe('');
    server.stop();
  });

  it('asks staff for a longer password, unless they use two-step sign-in', async () => {
    const [server, preparer] = [begin(), personOf('preparer')];
    server.answer('GET /auth/me', () => json(preparer));
    storeSession(sessionOf(preparer));
    const detail = 'Without two-step sign-in, staff passwords must be at least 15 characters long.';
    const errors = [{ field: 'new_password', detail }];
    server.answer('POST /auth/change-password', () => refusal('invalid_input', 'Please check your input.', { errors }));
    renderInShell(<ChangePasswordPage />, '/dashboard');
    expect(await screen.findByText(/^At least 15 characters, unless you use two-step sign-in\./)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^Current password/), 'old secret');
    await userEvent.type(screen.getByLabelText(/^New password/), 'correct horse');
    await userEvent.type(screen.getByLabelText(/^Confirm new password/), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveFocus();
    server.stop();
  });

  it('ignores a password stored for another user, and clears it when the session ends', async () => {
    const server = begin();
    handOverPassword('grace', 'ABCD-EFGH');
    const { store } = renderInShell(<ChangePasswordPage />, '/dashboard');
    expect(await screen.findByLabelText(/^Current password/)).toHaveValue('');
    act(() => void store.dispatch(signedOut('logout')));
    expect(handedOverPassword('grace')).toBe('');
    server.stop();
  });

  it('explains what to do if the current password is unknown', async () => {
    const server = begin();
    renderInShell(<ChangePasswordPage />, '/dashboard');
    expect(await screen.findByText(/^Don’t have your current password\? Choose Logout/)).toBeVisible();
    server.stop();
  });
});

describe('the account page', () => {
  it('shows the signed-in user, even with a role unknown to this version', async () => {
    const auditor = { ...ada, role: 'auditor' };
    localStorage.clear();
    localStorage.setItem('token', 'first');
    localStorage.setItem('user', JSON.stringify(auditor));
    const server = fakeServer({ 'GET /auth/me': () => json(auditor) });
    renderInShell(<AccountPage />, '/account');
    for (const text of ['Ada Byron', 'client@example.com', 'Client'])
      expect(await screen.findByText(text)).toBeVisible();
    server.stop();
  });
});
