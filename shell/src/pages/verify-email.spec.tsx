import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { fakeServer, json, nothing, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { renderInShell } from '../testing';
import VerifyEmailPage from './verify-email.page';

const linkIsOver = 'This link has expired or was already used. Please request a new one.';
const over = () => refusal('invalid_input', linkIsOver, { errors: [{ field: 'token', detail: linkIsOver }] });
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm my email address' }));

describe('the verify-email page', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({ 'GET /site': () => json({ name: 'Lake Tax' }) });
  });
  afterEach(() => server.stop());
  const open = (at = '/verify-email#a-token') =>
    renderInShell(
      <>
        <VerifyEmailPage />
        <Link to="/verify-email#next-token">next</Link>
      </>,
      at,
    );
  const signIn = (more = {}) => {
    const ada = personOf('client', more);
    storeSession(sessionOf(ada));
    server.answer('GET /auth/me', () => json(ada));
    return ada;
  };

  it('sends nothing when it is only opened, as by a mail scanner', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Confirm my email address' })).toBeVisible();
    expect(server.sent.filter(({ path }) => path.includes('verify'))).toEqual([]);
  });

  it('asks visitors with an expired link, or without one, to sign in', async () => {
    open('/verify-email');
    expect(screen.getByText('This link has expired or was already used')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['throttled', () => refusal('throttled', 'Too many attempts. Please wait a moment and try again.'), /^Too many/],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch')), /^We couldn’t confirm your email address/],
  ] as const)('keeps the button after a failure: %s', async (_what, answering, sentence) => {
    server.answer('POST /auth/verify-email', answering);
    open();
    await confirm();
    expect(await screen.findByText(sentence)).toBeVisible();
    server.answer('POST /auth/verify-email', nothing);
    await confirm();
    expect(await screen.findByText('Your email address is confirmed')).toBeVisible();
  });

  it('verifies without a session, with the token in the body only, and then offers to sign in', async () => {
    server.answer('POST /auth/verify-email', nothing);
    open();
    await confirm();
    expect(await screen.findByText('Your email address is confirmed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(server.to('/auth/verify-email')[0]?.body).toEqual({ token: 'a-token' });
    expect(server.sent.every(({ path }) => !path.includes('a-token'))).toBe(true);
  });

  it('updates the signed-in user', async () => {
    const ada = signIn({ email_unverified: true });
    server.answer('POST /auth/verify-email', () => {
      server.answer('GET /auth/me', () => json({ ...ada, email_unverified: undefined }));
      return nothing();
    });
    const { store } = open();
    await confirm();
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(store.getState().session.user?.email_unverified).toBeUndefined();
    expect(localStorage.getItem('user')).not.toContain('email_unverified');
  });

  it('says that the address is already confirmed when the link was used before', async () => {
    signIn();
    server.answer('POST /auth/verify-email', over);
    open();
    await confirm();
    expect(await screen.findByText('Your email address is already confirmed')).toBeVisible();
  });

  it('starts anew with the next link in the same tab', async () => {
    signIn({ email_unverified: true });
    open('/verify-email');
    expect(await screen.findByRole('button', { name: 'Send a new link' })).toBeVisible();
    expect(screen.queryByText('Press the button to confirm that this address is yours.')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'next' }));
    expect(screen.getByRole('button', { name: 'Confirm my email address' })).toBeVisible();
  });

  it('sends a new link to a signed-in user whose link has expired', async () => {
    signIn({ email_unverified: true });
    server.answer('POST /auth/verify-email', over);
    server.answer('POST /account/verification-mails', nothing);
    open();
    await confirm();
    await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('We sent a link to client@example.com.')).toBeVisible();
    await waitFor(() => expect(server.to('/account/verification-mails')).toHaveLength(1));
  });
});
