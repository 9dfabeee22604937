import type { ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedIn } from '@portal/data-access/core';
import { flushBeforeSignOut, keepDraft } from '@portal/drafts/core';
import { fakeServer, json, nothing, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { Header } from '../layout/header';
import { renderInShell } from '../testing';
import { useAuth } from './auth.provider';
import { UnconfirmedLogout } from './unconfirmed-logout';

jest.mock('../remotes/load-area', () => ({ loadArea: () => Promise.reject(new Error('not in tests')) }));

const Name = () => <p>{useAuth().user?.first_name ?? 'nobody'}</p>;

describe('the signed-in user', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({});
  });
  afterEach(() => server.stop());

  it('throws outside the provider', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Name />)).toThrow('useAuth must be used within an AuthProvider');
    quiet.mockRestore();
  });

  it('is empty without a stored session, and sends no request', () => {
    renderInShell(<Name />, '/');
    expect(screen.getByText('nobody')).toBeVisible();
    expect(server.to('/auth/me')).toHaveLength(0);
  });

  it('remounts the page when another user signs in, but not on a token refresh', async () => {
    const [ada, bob] = [personOf('client', { id: 'ada' }), personOf('client', { id: 'bob' })];
    storeSession(sessionOf(ada));
    server.answer('GET /auth/me', () => json(ada));
    const { store } = renderInShell(<input aria-label="typed" />, '/');
    await userEvent.type(screen.getByLabelText('typed'), 'by Ada');
    act(() => void store.dispatch(signedIn(sessionOf(ada, 'second'))));
    expect(screen.getByLabelText('typed')).toHaveValue('by Ada');
    storeSession(sessionOf(bob));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(screen.getByLabelText('typed')).toHaveValue('');
  });

  it('flushes unsaved input before the session ends', async () => {
    const ada = personOf('client');
    storeSession(sessionOf(ada));
    server.answer('GET /auth/me', () => json(ada));
    const order: string[] = [];
    server.answer('POST /auth/logout', () => {
      order.push('logout');
      return nothing();
    });
    const stop = flushBeforeSignOut(async () => {
      await new Promise((done) => setTimeout(done, 50));
      order.push('saved');
    });
    renderInShell(<Header />, '/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(order).toEqual(['saved', 'logout']));
    stop();
  });

  const pressLogout = async (children: ReactNode, at: string, ada = personOf('client')) => {
    storeSession(sessionOf(ada));
    server.answer('GET /auth/me', () => json(ada));
    const rendered = renderInShell(children, at);
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    return rendered;
  };

  it.each(['/dashboard', '/agent-links', '/account'])('signs out from %s to /login with a confirmation', async (at) => {
    server.answer('POST /auth/logout', nothing);
    const { where } = await pressLogout(<Header />, at);
    await waitFor(() => expect(where()).toBe('/login'));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText('Your session has expired. Please sign in again.')).toBeNull();
  });

  describe('when unsaved input would be lost', () => {
    // A user who has not signed out in this spec before.
    const eve = personOf('client', { id: 'eve' });
    beforeEach(() => {
      server.answer('POST /auth/logout', nothing);
      keepDraft(eve.id, 'settings', { name: 'Half' }, true);
    });
    afterEach(() => keepDraft(eve.id, 'settings', undefined));
    const about = 'You have unsaved changes. If you log out now, they’ll be lost.';

    it('asks for confirmation, and stays signed in on Cancel or Escape', async () => {
      const { where } = await pressLogout(<Header />, '/dashboard', eve);
      expect(await screen.findByText(about)).toBeInTheDocument();
      expect(server.to('/auth/logout')).toHaveLength(0);
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByText(about)).toBeNull());
      await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
      expect(await screen.findByText(about)).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByText(about)).toBeNull());
      expect(server.to('/auth/logout')).toHaveLength(0);
      expect(where()).toBe('/dashboard');
    });

    it('signs out and discards the input when confirmed', async () => {
      const { where } = await pressLogout(<Header />, '/dashboard', eve);
      await userEvent.click(await screen.findByRole('button', { name: 'Log out and discard changes' }));
      await waitFor(() => expect(where()).toBe('/login'));
      expect(localStorage).toHaveLength(0);
      expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    });
  });

  describe('when the server does not confirm the sign-out', () => {
    const sentence = 'You’re signed out on this device.';
    const page = (
      <>
        <Header />
        <UnconfirmedLogout />
      </>
    );
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));

    it.each([
      ['the server does not respond', offline],
      ['the server fails', () => refusal('unavailable', 'Please try again.')],
      ['the server rejects the request', () => refusal('forbidden', 'no')],
      ['the server rejects the session', () => refusal('unauthenticated', 'no')],
    ])("clears this browser's session without reporting success when %s", async (_why, answer) => {
      server.answer('POST /auth/logout', answer);
      const { where } = await pressLogout(page, '/documents');
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      await waitFor(() => expect(where()).toBe('/login'));
      expect(localStorage).toHaveLength(0);
      expect(screen.queryByText('Logged out successfully')).toBeNull();
      expect(screen.queryByText('Your session has expired. Please sign in again.')).toBeNull();
    });

    it('retries on request, and confirms success', async () => {
      server.answer('POST /auth/logout', offline);
      await pressLogout(page, '/documents');
      await screen.findByText(sentence);
      server.answer('POST /auth/logout', nothing);
      await userEvent.click(screen.getByRole('button', { name: 'Try signing out again' }));
      expect(await screen.findByText('Logged out successfully')).toBeVisible();
      expect(screen.queryByText(sentence)).toBeNull();
    });

    it('retries automatically: when the network is back, and periodically', async () => {
      server.answer('POST /auth/logout', offline);
      await pressLogout(page, '/documents');
      await screen.findByText(sentence);
      const before = server.to('/auth/logout').length;
      await waitFor(() => expect(server.to('/auth/logout').length).toBeGreaterThan(before));
      server.answer('POST /auth/logout', nothing);
      act(() => void window.dispatchEvent(new Event('online')));
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
    });

    it('stops retrying when a user signs in, because a retry would end the new session', async () => {
      server.answer('POST /auth/logout', offline);
      const { store } = await pressLogout(page, '/documents');
      await screen.findByText(sentence);
      act(() => void store.dispatch(signedIn(sessionOf(personOf('preparer'), 'second'))));
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
      const before = server.to('/auth/logout').length;
      act(() => void window.dispatchEvent(new Event('online')));
      await new Promise((resolve) => setTimeout(resolve, 3500));
      expect(server.to('/auth/logout')).toHaveLength(before);
    });
  });
});
