import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { handedOverPassword } from '@portal/data-access/core';
import { renderArea } from '@portal/feature-area/testing/area';
import { Area, PublicAreaAfterSessionCheck, box, fillAll, press, wizardServer } from './testing/wizard';

const mockMissing = new Set<string>();
jest.mock('./confirmation', () => {
  if (mockMissing.has('confirmation')) throw new Error('Loading chunk 9 failed');
  return jest.requireActual<object>('./confirmation');
});

/** Specification part 2, section 8. */
const submitted = 'Tax information submitted successfully! You will be assigned to a preparer shortly.';
const ada = personOf('client', { email: 'ada@example.com', must_change_password: true });
const grace = personOf('client', { id: 'grace', first_name: 'Grace', email: 'grace@example.com' });

const History = () => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation() as Location<unknown>;
  return (
    <>
      <Area />
      <p data-testid="entry">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
      <button onClick={() => void navigate(-1)}>the browser’s Back</button>
      <button onClick={() => void navigate(1)}>the browser’s Forward</button>
    </>
  );
};

let server: FakeServer;
beforeEach(() => {
  mockMissing.clear();
  server = wizardServer();
});
afterEach(() => server.stop());

const password = (): string => {
  const [sent] = server.to('/auth/register');
  return ((sent?.body ?? {}) as { password: string }).password;
};
const shownPassword = () => screen.queryByRole('status', { name: 'Temporary password' });
const send = async (): Promise<void> => {
  await fillAll();
  await press('Submit Tax Information');
  await screen.findByText(submitted, undefined);
};
const sendAsVisitor = async (): Promise<void> => {
  renderArea(History, '/general-intake');
  await screen.findByRole('progressbar', undefined);
  await send();
};

describe('general intake confirmation', () => {
  // Must run first, because a loaded chunk stays loaded.
  it("shows the password even if the confirmation's chunk fails to load, and retries", async () => {
    mockMissing.add('confirmation');
    await sendAsVisitor();
    expect(shownPassword()).toHaveTextContent(password());
    mockMissing.clear();
    await press('Try Again');
    expect(await screen.findByRole('region', { name: 'What happens next?' })).toBeVisible();
    expect(shownPassword()).toHaveTextContent(password());
  });

  it('shows the sent data, its recipient and the next steps, and takes focus', async () => {
    await sendAsVisitor();
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'We have your information' })).toHaveFocus(),
    );
    const sent = within(await screen.findByRole('region', { name: 'Sent to Lake Tax' }));
    for (const text of ['Contact Information', 'Tax Information', 'Ada Byron', 'ada@example.com'])
      expect(sent.getByText(text)).toBeVisible();
    // Steps without input are omitted.
    for (const text of ['Income & Deductions', 'Questions']) expect(sent.queryByText(text)).toBeNull();
    const next = within(screen.getByRole('region', { name: 'What happens next?' }));
    expect(next.getByText('Your preparer will contact you within 24 hours.')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/412-?65|65-?7731|\b1971\b/);
  });

  it('includes amounts and questions in the summary', async () => {
    renderArea(History, '/general-intake');
    await screen.findByRole('progressbar', undefined);
    await userEvent.type(screen.getByLabelText(/^W-2 income/), '40000');
    await fillAll();
    await userEvent.type(box('Questions (optional)'), 'When?');
    await press('Submit Tax Information');
    const sent = within(await screen.findByRole('region', { name: 'Sent to Lake Tax' }));
    for (const text of ['Income & Deductions', 'Questions']) expect(sent.getByText(text)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/40,?000|When\?/);
  });

  it('shows the temporary password with Copy, and keeps it out of storage, URL and history', async () => {
    const written: string[] = [];
    const user = userEvent.setup();
    await sendAsVisitor();
    jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
    expect(shownPassword()).toHaveTextContent(password());
    await user.click(screen.getByRole('button', { name: 'Copy password' }));
    expect(written).toEqual([password()]);
    expect(server.to('/auth/logout')[0]?.headers.get('authorization')).toBe('Bearer fresh');
    expect(screen.getByTestId('entry')).toHaveTextContent('/general-intake?step=sent {"sent":{"newAccount":true}}');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(document.querySelector('.ui-toast')).toBeNull();
  });

  it('signs in with the temporary password, and prefills it on the page that requires a new one', async () => {
    server.answer('POST /auth/login', () => json(sessionOf(ada)));
    await sendAsVisitor();
    await press('Set your own password now');
    expect(await screen.findByText('at /dashboard')).toBeVisible();
    expect(server.to('/auth/login')[0]?.body).toEqual({ email: 'ada@example.com', password: password() });
    expect(handedOverPassword(ada.id)).toBe(password());
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(password());
    expect(screen.getByTestId('entry')).toHaveTextContent('/dashboard null');
  });

  it('shows why signing in failed, and keeps showing the password', async () => {
    server.answer('POST /auth/login', () => refusal('unavailable', 'Not now.'));
    await sendAsVisitor();
    await press('Set your own password now');
    const refused = await screen.findByText('Not now.');
    expect(refused.closest('main, [role="alert"]')).toHaveClass('ui-alert--error');
    expect(shownPassword()).toHaveTextContent(password());
  });

  it('discards the password on Back, and offers to request a new one', async () => {
    await sendAsVisitor();
    await press('the browser’s Back');
    await screen.findByRole('progressbar', undefined);
    expect(screen.getByText(/Your information has been sent/)).toBeVisible();
    expect(screen.queryByText(password())).toBeNull();
    await press('the browser’s Forward');
    expect(await screen.findByText(submitted)).toBeVisible();
    expect(shownPassword()).toBeNull();
    expect(screen.getByRole('link', { name: 'Get a new password' })).toHaveAttribute('href', '/forgot-password');
  });

  it('discards the password on pagehide', async () => {
    await sendAsVisitor();
    act(() => void fireEvent(window, new Event('pagehide')));
    expect(shownPassword()).toBeNull();
    expect(screen.getByText(/no longer shown/)).toBeVisible();
  });

  it('warns before the user closes a page that shows a password', async () => {
    await sendAsVisitor();
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it('does not sign out a user who has signed in meanwhile in another window', async () => {
    await sendAsVisitor();
    const stored = sessionOf(grace);
    storeSession(stored);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    expect(await screen.findByText(/^Grace .* is signed in on this browser/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set your own password now' })).toBeNull();
    expect(shownPassword()).toHaveTextContent(password());
  });

  it('shows no password to a signed-in client, and links to the dashboard', async () => {
    const client = personOf('client', { email: 'ada@example.com', phone: '313-555-0100' });
    storeSession(sessionOf(client));
    server.answer('GET /auth/me', () => json(client));
    renderArea(PublicAreaAfterSessionCheck, '/general-intake');
    await screen.findByRole('progressbar', undefined);
    await userEvent.clear(box('First name'));
    for (const name of ['Last name', 'Email', 'Phone']) await userEvent.clear(box(name));
    await send();
    expect(shownPassword()).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(server.to('/auth/register')).toEqual([]);
  });

  it('is not shown when its URL is opened directly', async () => {
    renderArea(History, '/general-intake?step=sent');
    expect(await screen.findByRole('progressbar', undefined)).toBeVisible();
    expect(screen.queryByText(submitted)).toBeNull();
  });
});
