import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, nothing, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { Header } from '../frame/header';
import { draw } from '../testing';
import { useAuth } from './auth.context';

const Name = () => <p>{useAuth().user?.first_name ?? 'nobody'}</p>;

describe('who is signed in', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({});
  });
  afterEach(() => server.stop());

  it('cannot be asked outside of the provider', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Name />)).toThrow('useAuth must be used within an AuthProvider');
    quiet.mockRestore();
  });

  it('is nobody without a stored session, and no call is made for it', () => {
    draw(<Name />, '/');
    expect(screen.getByText('nobody')).toBeVisible();
    expect(server.to('/auth/me')).toHaveLength(0);
  });

  it.each([
    ['the server agrees', nothing],
    ['the server does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the session is over already', () => refusal('unauthenticated', 'no')],
  ])('signs out when %s', async (_case, answer) => {
    const ada = personOf('client');
    storeSession(sessionOf(ada));
    server.answer('GET /auth/me', () => json(ada));
    server.answer('POST /auth/logout', answer);
    draw(<Header />, '/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.queryByText('Your session has expired. Please sign in again.')).toBeNull();
  });
});

describe('the header', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({});
  });
  afterEach(() => server.stop());

  const linksOf = async (role: 'client' | 'preparer' | 'admin') => {
    const person = personOf(role);
    storeSession(sessionOf(person));
    server.answer('GET /auth/me', () => json(person));
    draw(<Header />, '/dashboard');
    const links = await screen.findByRole('navigation', { name: 'Main' });
    return Array.from(links.querySelectorAll('a'), (link) => `${link.getAttribute('href')} ${link.textContent}`);
  };

  it('shows a visitor the way in and nothing else', () => {
    draw(<Header />, '/');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows a client their seven ways, name and role', async () => {
    expect(await linksOf('client')).toEqual([
      '/ Dashboard',
      '/intake-form Intake Form',
      '/schedule-c Schedule C',
      '/documents Documents',
      '/income-summary Income',
      '/messages Messages',
      '/assign-preparer My Preparer',
    ]);
    expect(screen.getByText('Ada Byron')).toBeVisible();
    expect(screen.getByText('Client')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  });

  it.each([
    ['preparer', '/preparer/profile Profile'],
    ['admin', '/admin Administration'],
  ] as const)('shows a %s theirs', async (role, last) => {
    expect(await linksOf(role)).toEqual(['/ Dashboard', '/documents Documents', '/messages Messages', last]);
  });
});
