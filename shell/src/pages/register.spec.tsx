import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf } from '@portal/data-access/testing/people';
import { draw } from '../testing';
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

describe('registering', () => {
  let server: FakeServer;
  beforeEach(() => {
    localStorage.clear();
    server = fakeServer({ 'GET /site': () => json({ name: 'Lake Tax', phone: '', email: '', founded_year: 2019 }) });
    draw(<RegisterPage />, '/register');
  });
  afterEach(() => server.stop());

  it('asks for everything but the phone', async () => {
    await press();
    for (const label of ['First name', 'Last name', 'Email', 'Password'])
      expect(await screen.findByText(`${label} is required.`)).toBeVisible();
    expect(screen.queryByText('Phone is required.')).toBeNull();
  });

  it('refuses passwords that differ or are short', async () => {
    await fill('abc', 'abcd');
    await press();
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters long')).toBeVisible();
    expect(server.to('/auth/register')).toHaveLength(0);
  });

  it('says what the server says, beside the field and as a toast', async () => {
    const detail = 'This password is too common. Choose one that others would not guess.';
    server.answer('POST /auth/register', () =>
      refusal('invalid_input', 'Please check your input.', { errors: [{ field: 'password', detail }] }),
    );
    await fill('password1');
    await press();
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByText('Please check your input.')).toBeVisible();
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  });

  it('says that it failed when there is no answer', async () => {
    server.answer('POST /auth/register', () => Promise.reject(new TypeError('Failed to fetch')));
    await fill();
    await press();
    expect(await screen.findByText('Registration failed')).toBeVisible();
  });

  it('offers two kinds of account', () => {
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['client', 'preparer']);
  });

  it('sends the phone as null when it is empty, and the password once', async () => {
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
