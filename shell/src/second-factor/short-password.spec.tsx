import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, json, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { RouteMap } from '../routes/route-map';
import { renderInShell, serveRemotes } from '../testing';

jest.mock('../remotes/load-area', () => ({
  loadArea: () => Promise.resolve({ Component: () => <h1>the clients</h1> }),
}));

const person = personOf('preparer', { must_change_password: true, password_too_short: true });
const setup = { secret: 'MWLFOSIQNINZU5IKJXM76FUXNOOWV4YN', uri: 'otpauth://totp/Lake:p@example.com?secret=MWLF' };

let server: FakeServer;
beforeEach(async () => {
  localStorage.clear();
  window.scrollTo = () => undefined;
  server = fakeServer({
    'GET /auth/me': () => json(person),
    'GET /site': () => json({ name: 'Lake Tax', password_min_length: 6 }),
    'GET /auth/passkeys': () => json([]),
    'GET /auth/second-factor': () =>
      json({ enabled: false, required: false, enabled_at: null, recovery_codes_left: 0 }),
    'POST /auth/second-factor/setup': () => json(setup),
    'POST /auth/second-factor/confirm': () => json({ recovery_codes: ['ABCDE-FGHJK'] }),
  });
  await serveRemotes(server);
});
afterEach(() => server.stop());

const open = (more: object = {}) => {
  storeSession(sessionOf({ ...person, ...more }));
  server.answer('GET /auth/me', () => json({ ...person, ...more }));
  return renderInShell(<RouteMap />, '/documents');
};

describe('staff with a short password', () => {
  it('can set up a second factor instead, and go on to the page they opened', async () => {
    const { where } = open();
    expect(await screen.findByRole('heading', { name: 'Protect your account' })).toBeVisible();
    expect(screen.getByLabelText(/^New password/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Set up two-step sign-in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    await userEvent.type(await screen.findByLabelText(/^6-digit code/), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on two-step sign-in' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I’ve saved my codes' }));
    await waitFor(() => expect(where()).toBe('/documents'));
    expect(await screen.findByRole('heading', { name: 'the clients' })).toBeVisible();
  });

  it('can return from the second factor to the new password', async () => {
    open();
    await userEvent.click(await screen.findByRole('link', { name: 'Set up two-step sign-in' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Choose a longer password instead' }));
    expect(await screen.findByLabelText(/^New password/)).toBeVisible();
  });

  it('are not offered a second factor if the office has chosen the password', async () => {
    open({ password_too_short: undefined });
    expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Set up two-step sign-in' })).toBeNull();
  });
});
