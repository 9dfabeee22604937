import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, list, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { renderArea } from '@portal/feature-area/testing/area';
import { offices, preparer } from '../testing';
import {
  PublicAreaAfterSessionCheck,
  box,
  fillAll,
  fillContact,
  fillTax,
  open,
  press,
  stepTitle,
  touch,
  wizardServer,
} from './testing/wizard';

describe('general intake wizard', () => {
  let server: FakeServer;
  beforeEach(() => {
    server = wizardServer();
  });
  afterEach(() => server.stop());

  it('has four titled steps, shows progress as step / 4, and does not validate between steps', async () => {
    await open();
    const steps = [
      ['Contact Information', '25%'],
      ['Tax Information', '50%'],
      ['Income & Deductions', '75%'],
      ['Review & Submit', '100%'],
    ] as const;
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    for (const [at, [title, percent]] of steps.entries()) {
      expect(stepTitle()).toBe(title);
      expect(screen.getByText(percent)).toBeVisible();
      if (at < 3) await press('Next');
    }
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Submit Tax Information' })).toBeVisible();
    await press('Previous');
    expect(stepTitle()).toBe('Income & Deductions');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  it('loads no preparers or offices before the first interaction', async () => {
    await open();
    const lists = () => server.sent.filter(({ path }) => /^\/(agent-links|offices)/.test(path));
    const office = () => screen.getByRole('combobox', { name: 'Preferred office (optional)' });
    expect(within(office()).getByRole('option', { name: 'Loading…' })).toBeDisabled();
    expect(lists()).toEqual([]);
    await touch();
    expect(await within(office()).findByRole('option', { name: 'Outer Drive Location' })).toBeInTheDocument();
    expect(within(office()).queryByRole('option', { name: 'Loading…' })).toBeNull();
    expect(lists().map(({ path }) => path)).toEqual(['/agent-links?limit=100', '/offices?limit=100']);
  });

  it('lists preparers and offices, in addition to "No Preference" and "any"', async () => {
    await open();
    await touch();
    const optionsOf = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map((option) => option.textContent);
    await waitFor(() =>
      expect(optionsOf('Preferred preparer (optional)')).toEqual([
        'Any available preparer',
        'Renee Okafor (CEO/Founder)',
        'Leon Okafor',
        'No Preference',
      ]),
    );
    await waitFor(() =>
      expect(optionsOf('Preferred office (optional)')).toEqual([
        'Any office location',
        'Detroit Main Office',
        'Outer Drive Location',
        'No Preference',
      ]),
    );
    expect(screen.getByRole('checkbox', { name: 'This is urgent (I need my taxes done ASAP)' })).not.toBeChecked();
  });

  it('finds one of 220 preparers by name, and keeps the choice when the search changes', async () => {
    const many = Array.from({ length: 219 }, (_, at) => preparer(`First${at}`, { last_name: 'Many' }));
    server.answer('GET /agent-links', ({ path }) => {
      const query = new URL(path, 'http://here').searchParams;
      const all = [...many, preparer('Zed', { last_name: 'Zimmer' })];
      const found = all.filter(({ last_name }) => last_name.toLowerCase().includes(query.get('search') ?? ''));
      return list(found.slice(0, Number(query.get('limit'))), found.length);
    });
    await open();
    await touch();
    const select = () => screen.getByRole('combobox', { name: 'Preferred preparer (optional)' });
    expect(await screen.findByText('Showing 100 of 220 preparers.')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Find a preparer by name' });
    await userEvent.type(search, 'zimmer{Enter}');
    expect(await screen.findByText('1 preparer found.')).toBeVisible();
    expect(stepTitle()).toBe('Contact Information');
    await userEvent.selectOptions(select(), 'Zed Zimmer');
    await userEvent.clear(search);
    expect(await screen.findByText('Showing 100 of 220 preparers.')).toBeVisible();
    expect(select()).toHaveValue('Zed Zimmer');
    await userEvent.type(search, 'nobody{Enter}');
    expect(await screen.findByText('No preparers match your search')).toBeVisible();
  });

  it('finds the last of 1,200 offices by name, and keeps the choice when the search changes', async () => {
    const all = Array.from({ length: 1200 }, (_, at) => ({
      ...offices[0],
      id: `branch-${at + 1}`,
      name: `Branch ${String(at + 1).padStart(4, '0')}`,
    }));
    server.answer('GET /offices', ({ path }) => {
      const query = new URL(path, 'http://here').searchParams;
      const found = all.filter(({ name }) => name.toLowerCase().includes(query.get('search') ?? ''));
      return list(found.slice(0, Number(query.get('limit'))), found.length);
    });
    await open();
    await touch();
    const select = () => screen.getByRole('combobox', { name: 'Preferred office (optional)' });
    expect(await screen.findByText('Showing 100 of 1,200 offices.')).toBeVisible();
    expect(screen.queryByText(/of .* preparers/)).toBeNull();
    const search = screen.getByRole('searchbox', { name: 'Find an office by name or city' });
    await userEvent.type(search, 'branch 1200{Enter}');
    expect(await screen.findByText('1 office found.')).toBeVisible();
    await userEvent.selectOptions(select(), 'Branch 1200');
    await userEvent.clear(search);
    expect(await screen.findByText('Showing 100 of 1,200 offices.')).toBeVisible();
    expect(select()).toHaveValue('Branch 1200');
    await userEvent.type(search, 'nowhere{Enter}');
    expect(await screen.findByText('No offices match your search')).toBeVisible();
  });

  it.each([
    ['GET /agent-links', 'We couldn’t load the preparers.', 'Renee Okafor (CEO/Founder)'],
    ['GET /offices', 'We couldn’t load the offices.', 'Outer Drive Location'],
  ])('keeps the input when %s fails to load, and loads it on Try Again', async (call, sentence, option) => {
    server.answer(call, () => refusal('unavailable', 'Not now.'));
    await open();
    await userEvent.type(box('First name'), 'Ada');
    expect(await screen.findByText(sentence)).toBeVisible();
    server.answer(call, () =>
      call === 'GET /offices' ? json(offices) : json([preparer('Renee', { title: 'CEO/Founder' })]),
    );
    await press('Try Again');
    expect(await screen.findByRole('option', { name: option })).toBeInTheDocument();
    expect(screen.queryByText(sentence)).toBeNull();
    expect(box('First name')).toHaveValue('Ada');
  });

  it('validates everything at the end, and opens the step with the first invalid field', async () => {
    await open();
    await fillContact();
    for (let at = 0; at < 3; at += 1) await press('Next');
    await press('Submit Tax Information');
    await waitFor(() => expect(stepTitle()).toBe('Tax Information'));
    await waitFor(() => expect(box('Social Security number')).toHaveFocus());
    expect(box('Social Security number')).toHaveAccessibleDescription(/Social Security number is required/);
    expect(server.to('/auth/register')).toEqual([]);
  });

  it('summarizes contact and preferences, and explains the next steps', async () => {
    await open();
    await fillContact();
    await userEvent.click(screen.getByRole('checkbox', { name: /urgent/ }));
    for (let at = 0; at < 3; at += 1) await press('Next');
    const texts = ['Ada Byron', 'ada@example.com', '313-555-0100', 'Any available preparer', 'Any office location'];
    const contact = within(screen.getByRole('region', { name: 'Contact' }));
    for (const text of [...texts, 'Yes, as soon as possible']) expect(contact.getByText(text)).toBeVisible();
    const next = within(screen.getByRole('region', { name: 'What happens next?' }));
    expect(next.getAllByRole('listitem')).toHaveLength(4);
    expect(next.getByText('Your preparer will contact you within 24 hours.')).toBeVisible();
    expect(await next.findByRole('link', { name: 'info@lake.example' })).toBeVisible();
    await press('Change');
    expect(stepTitle()).toBe('Contact Information');
  });

  it('sends special circumstances and questions from separate text boxes', async () => {
    await open();
    await fillAll();
    const remarks = within(screen.getByRole('group', { name: 'Special circumstances or questions' }));
    await userEvent.type(remarks.getByRole('textbox', { name: 'Special circumstances (optional)' }), 'We moved.');
    await userEvent.type(remarks.getByRole('textbox', { name: 'Questions (optional)' }), 'Are you open on Monday?');
    await press('Submit Tax Information');
    await waitFor(() => expect(server.to('/client-preferences')).toHaveLength(1));
    expect(server.to('/client-preferences')[0]?.body).toMatchObject({
      special_circumstances: 'We moved.',
      questions: 'Are you open on Monday?',
    });
  });

  it('reports a failed submission to the log without personal data', async () => {
    const logged = jest.fn();
    globalThis.reportError = logged;
    server.answer('POST /intake', () => refusal('unavailable', 'Not now, Ada.'));
    await open();
    await fillAll();
    await press('Submit Tax Information');
    expect(await screen.findByText('Not now, Ada.', undefined)).toBeVisible();
    expect(logged.mock.calls).toEqual([[new Error('General intake, POST /intake: unavailable (503)')]]);
  });

  it('shows that the email already has an account, and offers to sign in', async () => {
    server.answer('POST /auth/register', () => refusal('already_exists', 'An account with this email already exists.'));
    await open();
    await fillAll();
    await press('Submit Tax Information');
    const alert = (await screen.findByText(/If it’s yours, sign in/, undefined)).closest('[role="alert"]');
    const inside = within(alert as HTMLElement);
    expect(inside.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(inside.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    await waitFor(() => expect(stepTitle()).toBe('Contact Information'));
    expect(box('Email')).toHaveAccessibleDescription('An account with this email already exists.');
    expect(box('Email')).toHaveValue('ada@example.com');
  });

  it("keeps the input when sending fails, and shows the server's message", async () => {
    server.answer('POST /intake', () => refusal('unavailable', 'Not now.'));
    await open();
    await fillAll();
    await press('Submit Tax Information');
    expect(await screen.findByText('Not now.', undefined)).toBeVisible();
    await press('Previous');
    await press('Previous');
    expect(box('City')).toHaveValue('Detroit');
    await press('Previous');
    expect(screen.getByText(/We created your account \(ada@example.com\)/)).toBeVisible();
    const [registered] = server.to('/auth/register');
    const { password } = (registered?.body ?? {}) as { password: string };
    expect(screen.getByRole('status', { name: 'Temporary password' })).toHaveTextContent(password);
    server.answer('POST /intake', () => json({ id: '1' }, 201));
    for (let at = 0; at < 3; at += 1) await press('Next');
    await press('Submit Tax Information');
    expect(await screen.findByRole('heading', { level: 1, name: 'We have your information' })).toBeVisible();
    expect(server.to('/auth/register')).toHaveLength(1);
  });

  it("shows its own message when the server's error has none", async () => {
    server.answer('POST /auth/register', () => Promise.reject(new TypeError('network')));
    await open();
    await fillAll();
    await press('Submit Tax Information');
    expect(await screen.findByText('Failed to submit intake form', undefined)).toBeVisible();
  });

  it('restores the input after a reload, except for the Social Security number', async () => {
    const { unmount } = await open();
    await fillContact();
    await press('Next');
    await fillTax();
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/412-?65|65-?7731/);
    await open('/general-intake?step=2');
    expect(stepTitle()).toBe('Tax Information');
    expect(box('City')).toHaveValue('Detroit');
    expect(box('Social Security number')).toHaveValue('');
    expect(screen.getByText('Your earlier answers are still here, except your Social Security number.')).toBeVisible();
  });

  it('is prefilled for a signed-in client', async () => {
    const ada = personOf('client', { email: 'ada@example.com', phone: '313-555-0100' });
    storeSession(sessionOf(ada));
    server.answer('GET /auth/me', () => json(ada));
    renderArea(PublicAreaAfterSessionCheck, '/general-intake');
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  });

  it('is not available to staff', async () => {
    storeSession(sessionOf(personOf('preparer')));
    server.answer('GET /auth/me', () => json(personOf('preparer')));
    renderArea(PublicAreaAfterSessionCheck, '/general-intake');
    expect(await screen.findByText('This form is for clients. You’re signed in as staff.', undefined)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
