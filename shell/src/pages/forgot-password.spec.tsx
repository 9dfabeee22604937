import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLocale } from '@portal/i18n';
import { fakeServer, json, nothing, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { renderInShell } from '../testing';
import ForgotPasswordPage from './forgot-password.page';

const ask = async (email: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText(/^(Email|Correo electrónico)/));
  if (email) await userEvent.type(screen.getByLabelText(/^(Email|Correo electrónico)/), email);
  await userEvent.click(screen.getByRole('button', { name: /Send the link|Enviar el enlace/ }));
};

it.each([
  [{ email: 'ada@example.com' }, 'ada@example.com'],
  [{ email: 5 }, ''],
  [{ returnTo: '/documents' }, ''],
])('prefills the email typed on the login page: %j', (state, email) => {
  const server = fakeServer({ 'GET /site': () => json({ name: 'Lake Tax' }) });
  renderInShell(<ForgotPasswordPage />, '/forgot-password', state);
  expect(screen.getByLabelText(/^Email/)).toHaveValue(email);
  server.stop();
});

describe('the forgot-password page', () => {
  let server: FakeServer;
  let demo = false;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({ 'GET /site': () => json({ name: 'Lake Tax', demo }) });
    renderInShell(<ForgotPasswordPage />, '/forgot-password');
  });
  afterEach(() => server.stop());

  it.each([
    ['', 'Email is required.'],
    ['no address', 'Enter an email address like name@example.com.'],
  ])('requires a valid email before sending anything: %j', async (typed, sentence) => {
    await ask(typed);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(server.to('/auth/forgot-password')).toHaveLength(0);
  });

  it('confirms that a link is sent if the account exists, and reveals nothing else', async () => {
    server.answer('POST /auth/forgot-password', nothing);
    await ask('ada@example.com');
    expect(await screen.findByText('If there’s an account for ada@example.com, we’ve sent a link.')).toBeVisible();
    expect(screen.getByText(/^It works once and expires in 30 minutes\./)).toBeVisible();
    expect(server.to('/auth/forgot-password')[0]?.body).toEqual({ email: 'ada@example.com' });
  });

  it('confirms the request in Spanish', async () => {
    server.answer('POST /auth/forgot-password', nothing);
    await act(() => activateLocale('es'));
    await ask('ada@example.com');
    expect(
      await screen.findByText('Si existe una cuenta para ada@example.com, ya le enviamos un enlace.'),
    ).toBeVisible();
    expect(server.to('/auth/forgot-password')[0]?.headers.get('accept-language')).toBe('es');
    await act(() => activateLocale('en'));
  });

  it('shows a rejection, keeps the input, and clears the error on the next attempt', async () => {
    server.answer('POST /auth/forgot-password', () =>
      refusal('throttled', 'Too many attempts. Please wait a moment and try again.'),
    );
    await ask('ada@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please wait a moment and try again.',
    );
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
    server.answer('POST /auth/forgot-password', nothing);
    await ask('ada@example.com');
    await screen.findByText(/we’ve sent a link/);
    expect(screen.queryByText(/^Too many attempts/)).toBeNull();
  });

  it("shows the server's error about the email beside its field", async () => {
    const errors = [{ field: 'email', detail: 'Not an address of this world.' }];
    server.answer('POST /auth/forgot-password', () => refusal('invalid_input', 'Invalid.', { errors }));
    await ask('ada@example.com');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Not an address of this world.'),
    );
  });

  it('shows an error when there is no response', async () => {
    server.answer('POST /auth/forgot-password', () => Promise.reject(new TypeError('Failed to fetch')));
    await ask('ada@example.com');
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t send the link. Please try again.');
  });

  it('links back to sign-in, and to the sent emails only in the demo', async () => {
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
    await waitFor(() => expect(server.to('/site')).not.toHaveLength(0));
    expect(screen.queryByRole('link', { name: /^Demo: no email is sent/ })).toBeNull();
  });

  describe('in the demo', () => {
    beforeAll(() => (demo = true));
    afterAll(() => (demo = false));
    it('links to the sent emails', async () =>
      expect(await screen.findByRole('link', { name: /^Demo: no email is sent/ })).toHaveAttribute(
        'href',
        '/api/mails',
      ));
  });
});
