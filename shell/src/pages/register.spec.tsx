import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { renderInShell } from '../testing';
// Preload this chunk: the page imports it only when there is a PIN, which takes a moment.
import './new-pin';
import RegisterPage from './register.page';

const press = () => userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const fill = async (password = 'correct horse', again = password): Promise<void> => {
  await type(/^First name/, 'Ada');
  await type(/^Last name/, 'Byron');
  await type(/^Email/, 'ada@example.com');
  await type(/^Password/, password);
  await type(/^Confirm password/, again);
};

const office = {
  name: 'Lake Tax',
  phone: '',
  email: '',
  founded_year: 2019,
  password_min_length: 6,
  preparer_signup: 'approve',
};

describe('registration', () => {
  let server: FakeServer;
  beforeEach(() => {
    window.scrollTo = () => undefined;
    localStorage.clear();
    server = fakeServer({ 'GET /site': () => json(office) });
    renderInShell(<RegisterPage />, '/register');
  });
  afterEach(() => server.stop());

  it('requires everything except the phone', async () => {
    await press();
    for (const label of ['First name', 'Last name', 'Email', 'Password'])
      expect(await screen.findByText(`${label} is required.`)).toBeVisible();
    expect(screen.queryByText('Phone is required.')).toBeNull();
  });

  it('sends no preparer code when the URL has none', async () => {
    server.answer('POST /auth/register', () => refusal('unavailable', 'Down'));
    await fill();
    await press();
    await waitFor(() => expect(server.to('/auth/register')).toHaveLength(1));
    expect(server.to('/auth/register')[0]?.body).not.toHaveProperty('preparer_code');
  });

  it('rejects passwords that differ or are too short', async () => {
    await fill('abc', 'abcd');
    await press();
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters long')).toBeVisible();
    expect(server.to('/auth/register')).toHaveLength(0);
  });

  it('names the length that preparers need once that role is chosen', async () => {
    expect(await screen.findByText(/^At least 6 characters\./)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /preparer/i }));
    expect(await screen.findByText(/^At least 15 characters, unless you use two-step sign-in\./)).toBeVisible();
  });

  it("shows the server's error beside its field only", async () => {
    const detail = 'This password is too common. Choose one that others would not guess.';
    server.answer('POST /auth/register', () =>
      refusal('invalid_input', 'Please check your input.', { errors: [{ field: 'password', detail }] }),
    );
    await fill('password1');
    await press();
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getAllByText(detail)).toHaveLength(1);
    expect(screen.queryByText('Please check your input.')).toBeNull();
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  });

  describe('after an attempt that created the account, but whose response was lost', () => {
    beforeEach(async () => {
      server.answer('POST /auth/register', () => refusal('already_done', 'Reload the page.'));
      await fill('correct horse battery');
    });

    it('signs in with the password that was typed', async () => {
      server.answer('POST /auth/login', () => json(sessionOf(personOf('client'), 'of the new account')));
      await press();
      await waitFor(() => expect(localStorage.getItem('token')).toBe('of the new account'));
      expect(server.to('/auth/login')[0]?.body).toEqual({
        email: 'ada@example.com',
        password: 'correct horse battery',
      });
    });

    it('tells a client to sign in if that fails', async () => {
      server.answer('POST /auth/login', () => refusal('unavailable', 'Down'));
      await press();
      expect(await screen.findByText(/^Your account was created\. Please sign in/)).toBeVisible();
    });

    it('tells a preparer that the office has to reset the PIN', async () => {
      await userEvent.click(screen.getByRole('radio', { name: /preparer/i }));
      await press();
      expect(await screen.findByText(/^Your account was created, but .* PIN/)).toBeVisible();
      expect(server.to('/auth/login')).toHaveLength(0);
    });
  });

  it('shows an error when there is no response', async () => {
    server.answer('POST /auth/register', () => Promise.reject(new TypeError('Failed to fetch')));
    await fill();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed');
    expect(screen.getAllByText('Registration failed')).toHaveLength(1);
  });

  describe('in an office with its own rules', () => {
    beforeAll(() => Object.assign(office, { password_min_length: 10, preparer_signup: 'closed' }));
    afterAll(() => Object.assign(office, { password_min_length: 6, preparer_signup: 'approve' }));

    it('shows the minimum password length, and offers only the account types that are open', async () => {
      expect(await screen.findByText(/^At least 10 characters\./)).toBeVisible();
      expect(screen.queryByRole('radio')).toBeNull();
    });
  });

  describe('as a preparer', () => {
    const user = personOf('preparer', { status: 'pending' });
    const create = async (): Promise<void> => {
      server.answer('POST /auth/register', () => json({ ...sessionOf(user), pin: '4711' }, 201));
      await userEvent.click(screen.getByRole('radio', { name: 'Tax Preparer' }));
      await fill();
      await press();
      expect(await screen.findByText('4711')).toBeVisible();
    };
    const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

    it('shows the PIN once, and continues only after the user has confirmed noting it', async () => {
      await create();
      expect(screen.getByRole('alert')).toHaveTextContent('You won’t see it again.');
      expect(localStorage).toHaveLength(0);
      expect(leave()).toBe(false);
      expect(screen.queryByText(/^Registration successful!/)).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'I’ve saved my PIN' }));
      await waitFor(() => expect(localStorage.getItem('token')).toBe('first'));
      expect(await screen.findByText('Registration successful! Welcome to Lake Tax')).toBeVisible();
    });

    it('copies the PIN', async () => {
      await create();
      // Defines the clipboard, which jsdom does not implement.
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: 'Copy PIN' }));
      expect(await navigator.clipboard.readText()).toBe('4711');
    });
  });

  it('offers two kinds of accounts', () => {
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['client', 'preparer']);
  });

  it('sends an empty phone as null, and the password only once', async () => {
    server.answer('POST /auth/register', () => json(sessionOf(personOf('client')), 201));
    await fill();
    await press();
    expect(await screen.findByText('Registration successful! Welcome to Lake Tax')).toBeVisible();
    expect(server.to('/auth/register')[0]?.body).toEqual({
      role: 'client',
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada@example.com',
      phone: null,
      password: 'correct horse',
    });
    await waitFor(() => expect(localStorage.getItem('token')).toBe('first'));
  });
});

describe('registration from a preparer’s page', () => {
  it("sends the preparer's code, and keeps it in the link to Sign in", async () => {
    localStorage.clear();
    const server = fakeServer({
      'GET /site': () => json(office),
      'POST /auth/register': () => refusal('unavailable', 'Down'),
    });
    renderInShell(<RegisterPage />, '/register?preparer=RENOKA');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?preparer=RENOKA');
    await fill();
    await press();
    await waitFor(() => expect(server.to('/auth/register')).toHaveLength(1));
    expect(server.to('/auth/register')[0]?.body).toMatchObject({ preparer_code: 'RENOKA', role: 'client' });
    server.stop();
  });
});
