import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { LoginForm } from '../pages/login.form';
import { StepUp } from '../step-up/step-up';
import { returnToOf } from '../pages/return-to';
import { renderInShell } from '../testing';
import SecondFactorPage from './second-factor.page';

jest.mock('../remotes/load-area', () => ({ loadArea: () => Promise.reject(new Error('not in tests')) }));

const codes = Array.from({ length: 10 }, (_, at) => `ABCDE-FGHJ${at + 2}`);
const off = { enabled: false, required: true, enabled_at: null, recovery_codes_left: 0 };
const setup = { secret: 'MWLFOSIQNINZU5IKJXM76FUXNOOWV4YN', uri: 'otpauth://totp/Lake:p@example.com?secret=MWLF' };
const preparer = personOf('preparer', { must_set_up_second_factor: true });

const tab = 'preparer';

let server: FakeServer;
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = () => undefined;
});
afterEach(() => server.stop());

describe('second step of sign-in', () => {
  beforeEach(() => {
    server = fakeServer({
      'POST /auth/login': () => refusal('second_factor_required', 'Enter the code from your authenticator app.'),
      'GET /site': () => json({ name: 'Lake Tax' }),
    });
    renderInShell(<LoginForm role={tab} onEmail={() => undefined} />, '/login');
  });

  const firstStep = async (): Promise<void> => {
    await userEvent.type(screen.getByLabelText(/^Email/), 'p@example.com');
    await userEvent.type(screen.getByLabelText(/^Password/), 'correct horse');
    await userEvent.type(screen.getByLabelText(/^Security PIN/), '4071');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await screen.findByLabelText(/^6-digit code/);
  };

  it('shows a wrong code, and sends the first step again with the next one', async () => {
    await firstStep();
    server.answer('POST /auth/login', () => refusal('bad_credentials', 'This code isn’t valid.'));
    await userEvent.type(screen.getByLabelText(/^6-digit code/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('This code isn’t valid.')).toBeVisible();
    const sent = server.to('/auth/login').at(-1)?.body;
    expect(sent).toEqual({ email: 'p@example.com', password: 'correct horse', pin: '4071', code: '123456' });
  });

  it('keeps what was typed when the person goes back', async () => {
    await firstStep();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('p@example.com');
  });

  it('offers recovery codes', async () => {
    await firstStep();
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    expect(await screen.findByLabelText(/^Recovery code/)).toBeVisible();
  });
});

describe('setup at the first sign-in', () => {
  beforeEach(() => {
    storeSession(sessionOf(preparer));
    server = fakeServer({
      'GET /auth/me': () => json(preparer),
      'GET /site': () => json({ name: 'Lake Tax' }),
      'GET /auth/passkeys': () => json([]),
      'GET /auth/second-factor': () => json(off),
      'POST /auth/second-factor/setup': () => json(setup),
      'POST /auth/second-factor/confirm': () => json({ recovery_codes: codes }),
    });
    renderInShell(
      <>
        <SecondFactorPage returnToOf={returnToOf} />
        <StepUp />
      </>,
      '/account/second-factor',
    );
  });

  it('asks for the password when the server requires it, and repeats the request', async () => {
    let confirmed = false;
    server.answer('POST /auth/second-factor/setup', () =>
      confirmed ? json(setup) : refusal('step_up_required', 'Please confirm that it’s you.'),
    );
    server.answer('POST /auth/step-up', () => {
      confirmed = true;
      return json(null);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    await userEvent.type(await screen.findByLabelText(/^Password/), 'correct horse');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('MWLF OSIQ NINZ U5IK JXM7 6FUX NOOW V4YN')).toBeVisible();
    expect(server.to('/auth/step-up').map(({ body }) => body)).toEqual([{ password: 'correct horse' }]);
  });

  it('sends the request once when the person closes the dialog', async () => {
    server.answer('POST /auth/second-factor/setup', () => refusal('step_up_required', 'Please confirm that it’s you.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    await screen.findByLabelText(/^Password/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText(/^Password/)).toBeNull());
    expect(server.to('/auth/second-factor/setup')).toHaveLength(1);
  });

  it('draws a QR code, and shows the recovery codes until they are saved', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    expect(await screen.findByTitle('QR code for your authenticator app')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^6-digit code/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on two-step sign-in' }));
    for (const code of codes) expect(await screen.findByText(code)).toBeVisible();
    for (const name of ['Copy Codes', 'Download', 'Print']) expect(screen.getByRole('button', { name })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'I’ve saved my codes' }));
    await waitFor(() => expect(screen.getByTestId('where')).toHaveTextContent('/dashboard'));
  });
});

it('confirms with a code instead of the password once two-step sign-in is set up', async () => {
  const person = personOf('preparer');
  storeSession(sessionOf(person));
  let confirmed = false;
  server = fakeServer({
    'GET /auth/me': () => json(person),
    'GET /site': () => json({ name: 'Lake Tax' }),
    'GET /auth/passkeys': () => json([]),
    'GET /auth/second-factor': () => json({ ...off, enabled: true, enabled_at: '2026-02-03T15:00:00Z' }),
    'POST /auth/second-factor/recovery-codes': () =>
      confirmed ? json({ recovery_codes: codes }) : refusal('step_up_required', 'Please confirm that it’s you.'),
    'POST /auth/step-up': () => {
      confirmed = true;
      return json(null);
    },
  });
  renderInShell(
    <>
      <SecondFactorPage returnToOf={returnToOf} />
      <StepUp />
    </>,
    '/account/second-factor',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Create new recovery codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it’s you' }));
  await userEvent.type(await dialog.findByLabelText(/^Code/), '123456');
  expect(dialog.queryByLabelText(/^Password/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible();
  expect(server.to('/auth/step-up').map(({ body }) => body)).toEqual([{ code: '123456' }]);
});
