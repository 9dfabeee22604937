import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, nothing, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { renderInShell } from '../testing';
import ResetPasswordPage from './reset-password.page';

const linkIsOver = 'This link has expired or was already used. Please request a new one.';
const enter = async (label: RegExp, text: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(label));
  if (text) await userEvent.paste(text);
};
const choose = async (password: string, again = password): Promise<void> => {
  await enter(/^New password/, password);
  await enter(/^Confirm new password/, again);
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }));
};

describe('the reset-password page', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({ 'GET /site': () => json({ name: 'Lake Tax', password_min_length: 9 }) });
  });
  afterEach(() => server.stop());
  const open = (at = '/reset-password#a-token') => renderInShell(<ResetPasswordPage />, at);

  it('offers a new link when there is no token', () => {
    open('/reset-password');
    expect(screen.getByText(linkIsOver)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['', '', 'Password is required.'],
    ['short', 'short', 'Password must be at least 6 characters long'],
    ['correct horse', 'correct house', 'Passwords do not match'],
  ])('sends nothing for the passwords %j and %j, and explains why', async (password, again, sentence) => {
    open();
    await choose(password, again);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(server.to('/auth/reset-password')).toHaveLength(0);
  });

  it("requires the office's minimum length", async () => {
    open();
    expect(await screen.findByText(/^At least 9 characters\./)).toBeVisible();
  });

  it("shows the server's error about the password beside its field, and accepts another one", async () => {
    const detail = 'This password is too common. Choose one that others would not guess.';
    server.answer('POST /auth/reset-password', () =>
      refusal('invalid_input', 'Invalid.', { errors: [{ field: 'password', detail }] }),
    );
    const { where } = open();
    await choose('password123');
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveFocus();
    server.answer('POST /auth/reset-password', nothing);
    await choose('correct horse');
    await waitFor(() => expect(where()).toBe('/login'));
  });

  it('offers a new link when the link has expired', async () => {
    const errors = [{ field: 'token', detail: linkIsOver }];
    server.answer('POST /auth/reset-password', () => refusal('invalid_input', linkIsOver, { errors }));
    open();
    await choose('correct horse');
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeVisible();
    expect(screen.getByText(linkIsOver)).toBeVisible();
  });

  it.each([
    [
      'throttled',
      () => refusal('throttled', 'Too many attempts. Please wait a moment and try again.'),
      /^Too many attempts/,
    ],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch')), 'We couldn’t change your password'],
  ] as const)('keeps the form and its input after a failure: %s', async (_what, answering, sentence) => {
    server.answer('POST /auth/reset-password', answering);
    open();
    await choose('correct horse');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toHaveValue('correct horse');
  });

  it('sends token and password, signs out the current user, and redirects to sign-in', async () => {
    const ada = personOf('client');
    storeSession(sessionOf(ada));
    server.answer('GET /auth/me', () => json(ada));
    server.answer('POST /auth/reset-password', nothing);
    const { where } = open();
    await choose('correct horse');
    await waitFor(() => expect(where()).toBe('/login'));
    expect(server.to('/auth/reset-password')[0]?.body).toEqual({ token: 'a-token', password: 'correct horse' });
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(server.sent.every(({ path }) => !path.includes('a-token'))).toBe(true);
  });
});
