import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignedInDevice } from '@portal/domain/signed-in-devices/signed-in-devices.dto';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf, sessionOf, storeSession } from '@portal/data-access/testing/people';
import { renderInShell } from '../testing';
import { SignedInDevicesCard } from './signed-in-devices.card';

jest.mock('../remotes/load-area', () => ({ loadArea: () => Promise.reject(new Error('not in tests')) }));

const ada = personOf('client');
const deviceOf = (more: Partial<SignedInDevice>): SignedInDevice => ({
  id: 'this',
  current: false,
  browser: 'Chrome',
  system: 'Windows',
  kind: 'computer',
  signed_in_at: '2026-02-03T15:00:00Z',
  last_used_at: '2026-02-03T16:00:00Z',
  ...more,
});
const here = deviceOf({ current: true });
const phone = deviceOf({ id: 'phone', browser: 'Safari', system: 'iOS', kind: 'phone' });
const unknown = deviceOf({ id: 'unknown', browser: null, system: null, kind: null });

let server: FakeServer;
let devices: SignedInDevice[];
beforeEach(() => {
  devices = [here, phone, unknown];
  storeSession(sessionOf(ada));
  server = fakeServer({
    'GET /auth/me': () => json(ada),
    'GET /site': () => json({ name: 'Lake Tax' }),
    'GET /auth/devices': () => json(devices),
  });
});
afterEach(() => {
  server.stop();
  localStorage.clear();
});
const show = () => renderInShell(<SignedInDevicesCard />, '/account');

describe('signed-in devices', () => {
  it('shows a failure to load, and tries again', async () => {
    server.answer('GET /auth/devices', () => refusal('unavailable', 'Later'));
    show();
    expect(await screen.findByText('We couldn’t load your devices.')).toBeVisible();
    server.answer('GET /auth/devices', () => json(devices));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Safari on iOS')).toBeVisible();
  });

  it('names each device, marks this one, and does not offer to sign it out', async () => {
    show();
    const list = within(await screen.findByRole('list', { name: 'Signed-in devices' }));
    const [first, second, third] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Chrome on Windows.*This device$/);
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(second).toHaveTextContent(/^Safari on iOS.*Last used/);
    expect(third).toHaveTextContent(/^Unknown device/);
  });

  it('offers nothing to sign out when this is the only device', async () => {
    devices = [here];
    show();
    expect(await screen.findByText('This device')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('signs out one device, and lists the others again', async () => {
    server.answer('DELETE /auth/devices/phone', () => {
      devices = [here, unknown];
      return json(null);
    });
    show();
    await userEvent.click(
      await screen.findByRole('button', { name: /^Sign out this device: Safari on iOS, signed in/ }),
    );
    expect(await screen.findByText('The device was signed out.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  });

  it('signs out everywhere else after a confirmation', async () => {
    server.answer('POST /auth/devices/sign-out-others', () => {
      devices = [here];
      return json(null);
    });
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }));
    expect(server.to('/auth/devices/sign-out-others')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('All other devices were signed out.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  });
});
