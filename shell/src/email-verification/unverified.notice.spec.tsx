import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, nothing, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import type { Role } from '@portal/domain/contract/access-policy';
import { renderInShell, serveRemotes } from '../testing';
import { RouteMap } from '../routes/route-map';

jest.mock('../remotes/load-area', () => ({ loadArea: () => Promise.resolve({ Component: () => <h1>area</h1> }) }));

describe('the notice about an unverified address', () => {
  let server: FakeServer;
  beforeEach(async () => {
    localStorage.clear();
    server = fakeServer({ 'GET /site': () => json({ name: 'Lake Tax' }) });
    await serveRemotes(server);
  });
  afterEach(() => server.stop());
  const open = async (role: Role, more: object, at = '/dashboard') => {
    const person = personOf(role, more);
    storeSession(sessionOf(person));
    server.answer('GET /auth/me', () => json(person));
    const shown = renderInShell(<RouteMap />, at);
    await waitFor(() => expect(shown.store.getState().session.status).toBe('in'));
    return { person, ...shown };
  };
  const notice = () => screen.queryByText('Confirm your email address');

  it('is not shown once the address is verified, on public pages, or above a form', async () => {
    const { unmount } = await open('client', {});
    expect(notice()).toBeNull();
    unmount();
    for (const path of ['/agent-links', '/intake-form']) {
      const shown = await open('client', { email_unverified: true }, path);
      expect(notice()).toBeNull();
      shown.unmount();
    }
  });

  it.each([
    ['client', /^We sent a link to client@example\.com\. Until you open it, you can upload only 5 files/],
    ['preparer', /^We sent a link to preparer@example\.com\. Until you open it, you get no emails about messages/],
  ] as const)('tells a %s what waits for it', async (role, sentence) => {
    await open(role, { email_unverified: true });
    expect(notice()).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  it('is folded on a phone', async () => {
    const media = jest.spyOn(window, 'matchMedia');
    const none = window.matchMedia('not all');
    media.mockImplementation((query) => ({ ...none, matches: query === '(max-width: 40rem)' }));
    await open('client', { email_unverified: true });
    expect(screen.getByText(/^We sent a link/)).not.toBeVisible();
    await userEvent.click(screen.getByText('Confirm your email address'));
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    media.mockRestore();
  });

  it('sends the link again, and shows why that failed', async () => {
    await open('client', { email_unverified: true });
    const detail = 'Too many attempts. Please wait a moment and try again.';
    server.answer('POST /account/verification-mails', () => refusal('throttled', detail));
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText(detail)).toBeVisible();
    server.answer('POST /account/verification-mails', nothing);
    await userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('We sent a link to client@example.com.')).toBeVisible();
  });

  it('disappears when the user returns after opening the link on another device', async () => {
    const { person } = await open('client', { email_unverified: true });
    server.answer('GET /auth/me', () => json({ ...person, email_unverified: undefined }));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(notice()).toBeNull());
  });
});
