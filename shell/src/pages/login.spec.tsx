import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { renderInShell } from '../testing';
import LoginPage from './login.page';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
const fill = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText(/^Email/), ' ada@example.com ');
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret');
};

const inForm = () => within(screen.getByRole('form'));

describe('sign-in', () => {
  let server: FakeServer;
  let office = { name: 'Lake Tax', demo: false };
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({ 'GET /site': () => json(office) });
    renderInShell(<LoginPage />, '/login');
  });
  afterEach(() => server.stop());

  it('requires email and password before sending anything', async () => {
    await press();
    expect(await screen.findByText('Email is required.')).toBeVisible();
    expect(screen.getByText('Password is required.')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(server.to('/auth/login')).toHaveLength(0);
  });

  it.each([
    ['Tax Preparer', 'PIN is required for tax preparers'],
    ['Admin', 'PIN is required for administrators'],
  ])('requires the PIN on the %s tab', async (tab, sentence) => {
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await fill();
    await press();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(server.to('/auth/login')).toHaveLength(0);
  });

  it("shows the server's message once, in the form, with a note that clients need no PIN", async () => {
    server.answer('POST /auth/login', () => refusal('bad_credentials', 'Invalid email, password or PIN'));
    await fill();
    await press();
    expect(await inForm().findByRole('alert')).toHaveTextContent(
      'Invalid email, password or PINClients don’t use a PIN. Check your email and password.',
    );
    expect(screen.getAllByText('Invalid email, password or PIN')).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['Admin', 'bad_credentials', 'Invalid email, password or PIN'],
    ['Client', 'throttled', 'Too many attempts. Please wait a moment and try again.'],
  ] as const)("shows the server's message without a note on the %s tab: %s", async (tab, code, sentence) => {
    server.answer('POST /auth/login', () => refusal(code, sentence));
    await userEvent.click(screen.getByRole('tab', { name: tab }));
    await fill();
    if (tab === 'Admin') await userEvent.type(screen.getByLabelText(/^Security PIN/), '1234');
    await press();
    expect(await inForm().findByRole('alert')).toHaveTextContent(new RegExp(`^${sentence}$`));
  });

  it('clears the error on the next attempt', async () => {
    server.answer('POST /auth/login', () => refusal('bad_credentials', 'Invalid email, password or PIN'));
    await fill();
    await press();
    await inForm().findByRole('alert');
    server.answer('POST /auth/login', () => new Promise(() => undefined));
    await press();
    await waitFor(() => expect(inForm().queryByRole('alert')).toBeNull());
  });

  it('shows an error when there is no response', async () => {
    server.answer('POST /auth/login', () => Promise.reject(new TypeError('Failed to fetch')));
    await fill();
    await press();
    expect(await inForm().findByText('Login failed')).toBeVisible();
  });

  it('sends no PIN from the client tab, even if one was typed on another tab', async () => {
    server.answer('POST /auth/login', () => json(sessionOf(personOf('client'))));
    await userEvent.click(screen.getByRole('tab', { name: 'Admin' }));
    await userEvent.type(screen.getByLabelText(/^Security PIN/), '1234');
    await userEvent.click(screen.getByRole('tab', { name: 'Client' }));
    await fill();
    await press();
    await waitFor(() => expect(localStorage.getItem('token')).toBe('first'));
    expect(server.to('/auth/login')[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret' });
    expect(screen.getByText('Login successful!')).toBeVisible();
  });

  it('sends the PIN, at most four characters, from the staff tabs', async () => {
    server.answer('POST /auth/login', () => json(sessionOf(personOf('admin'))));
    await userEvent.click(screen.getByRole('tab', { name: 'Admin' }));
    await fill();
    await userEvent.type(screen.getByLabelText(/^Security PIN/), '12345');
    await press();
    await waitFor(() => expect(server.to('/auth/login')).toHaveLength(1));
    expect(server.to('/auth/login')[0]?.body).toMatchObject({ pin: '1234' });
  });

  it('moves between the tabs with arrow keys, and shows the password on request', async () => {
    screen.getByRole('tab', { name: 'Client' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Admin' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Admin' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: /^Show/ }));
    expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
  });

  describe('in the demo', () => {
    const note = 'Demo: the admin can also use the Tax Preparer login.';
    beforeAll(() => (office = { ...office, demo: true }));
    afterAll(() => (office = { ...office, demo: false }));
    it('shows the demo note', async () => expect(await screen.findByText(note)).toBeVisible());
  });

  it('shows no demo note outside the demo', async () => {
    await waitFor(() => expect(server.to('/site')).not.toHaveLength(0));
    expect(screen.queryByText(/^Demo:/)).toBeNull();
  });

  it('passes the typed email to the forgot-password page outside of the URL', async () => {
    await userEvent.type(screen.getByLabelText(/^Email/), 'ada@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(screen.getByTestId('where')).toHaveTextContent(/^\/forgot-password$/);
    expect(screen.getByTestId('state')).toHaveTextContent('{"email":"ada@example.com"}');
  });

  it('links to related pages', () => {
    expect(screen.getByRole('link', { name: /Back to home/ })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'Browse All Tax Preparers' })).toHaveAttribute('href', '/agent-links');
  });
});

it('keeps the preparer code from the URL in the link to registration', () => {
  const server = fakeServer({ 'GET /site': () => json({ name: 'Lake Tax', demo: false }) });
  renderInShell(<LoginPage />, '/login?preparer=RENOKA');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register?preparer=RENOKA');
  server.stop();
});
