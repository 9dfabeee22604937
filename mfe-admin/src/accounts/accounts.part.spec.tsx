import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminAccount } from '@portal/domain/accounts/admin-accounts.dto';
import { fakeServer, json, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { personOf } from '@portal/data-access/testing/people';
import { listed, showAt, whereShown } from '../testing/admin';
import AccountsPart from './accounts.part';

const accountOf = (more: Partial<AdminAccount>): AdminAccount => ({
  id: 'carl',
  email: 'carl@example.com',
  first_name: 'Carl',
  last_name: 'Client',
  phone: null,
  role: 'client',
  status: 'active',
  must_change_password: false,
  created_at: '2026-01-31T15:00:00Z',
  closed_at: null,
  closed_reason: null,
  ...more,
});
const closedOf = (more: Partial<AdminAccount> = {}) =>
  accountOf({ status: 'disabled', closed_at: '2026-02-03T15:00:00Z', closed_reason: 'Moved away', ...more });

let accounts: AdminAccount[];
let server: FakeServer;
beforeEach(() => {
  accounts = [accountOf({})];
  server = fakeServer({ 'GET /admin/users': () => listed(accounts) });
});
afterEach(() => server.stop());
const show = (query = '') => showAt(`/admin/accounts${query}`, '/admin/:tab', <AccountsPart />);

describe('Accounts', () => {
  it('lists administrators first, and filters by the role in the URL', async () => {
    show();
    expect(await screen.findByText('Carl Client')).toBeVisible();
    expect(server.to('/admin/users')[0]?.path).toContain('role=admin');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Clients');
    await waitFor(() => expect(server.to('/admin/users').at(-1)?.path).toContain('role=client'));
    expect(whereShown()).toBe('/admin/accounts?role=client');
  });

  it('shows a failure to load', async () => {
    server.answer('GET /admin/users', () => refusal('unavailable', 'Later'));
    show();
    expect(await screen.findByText('Failed to load accounts')).toBeVisible();
  });

  it('offers no action on your own account or on one waiting for approval', async () => {
    const me = personOf('admin');
    accounts = [
      accountOf({ id: me.id, first_name: 'Own', role: 'admin' }),
      accountOf({ id: 'p', first_name: 'Pia', role: 'preparer', status: 'pending' }),
    ];
    show();
    expect(await screen.findByText('This is you')).toBeVisible();
    expect(screen.getAllByText('Pending approval')[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: /’s account$/ })).toBeNull();
  });

  it('closes an account after a confirmation, with a reason', async () => {
    server.answer('POST /admin/users/carl/close', () => {
      accounts = [closedOf()];
      return json(accounts[0]);
    });
    show('?role=client');
    await userEvent.click(await screen.findByRole('button', { name: 'Close Carl Client’s account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close Carl Client’s account?' }));
    expect(dialog.getByText(/^Carl Client will be signed out everywhere/)).toBeInTheDocument();
    expect(dialog.getByText(/^The client won’t appear in any list/)).toBeInTheDocument();
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Moved away');
    await userEvent.click(dialog.getByRole('button', { name: 'Close account' }));
    expect(await screen.findByText('Carl Client’s account was closed.')).toBeVisible();
    expect(server.to('/admin/users/carl/close')[0]?.body).toEqual({ reason: 'Moved away' });
    expect(await screen.findByText('Moved away')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reopen Carl Client’s account' })).toBeVisible();
  });

  it('resets two-step sign-in of staff after a confirmation', async () => {
    accounts = [accountOf({ role: 'admin' })];
    server.answer('POST /admin/users/carl/reset-second-factor', () => json(null));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Carl Client’s two-step sign-in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reset Carl Client’s two-step sign-in?' }));
    expect(dialog.getByText(/^Their authenticator app and recovery codes will stop working/)).toBeInTheDocument();
    expect(server.to('/admin/users/carl/reset-second-factor')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Reset two-step sign-in' }));
    expect(await screen.findByText('Carl Client’s two-step sign-in was reset.')).toBeVisible();
    expect(server.to('/admin/users/carl/reset-second-factor')).toHaveLength(1);
  });

  it('shows why two-step sign-in cannot be reset, and does not offer it for clients', async () => {
    accounts = [accountOf({ role: 'admin' }), accountOf({ id: 'cleo', first_name: 'Cleo' })];
    server.answer('POST /admin/users/carl/reset-second-factor', () =>
      refusal('conflict', 'Two-step sign-in is not set up.'),
    );
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Reset Carl Client’s two-step sign-in' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reset two-step sign-in' }));
    expect(await screen.findByText('Two-step sign-in is not set up.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Reset Cleo/ })).toBeNull();
  });

  it('shows why the last administrator cannot be closed', async () => {
    const detail = 'This is the last active admin account. Reopen or create another one first.';
    server.answer('POST /admin/users/carl/close', () => refusal('conflict', detail));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Close Carl Client’s account' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close account' }));
    expect(await screen.findByText(detail)).toBeVisible();
  });

  it('reopens a closed account after a confirmation', async () => {
    accounts = [closedOf()];
    server.answer('POST /admin/users/carl/reopen', () => {
      accounts = [accountOf({})];
      return json(accounts[0]);
    });
    show('?role=client&status=disabled');
    await userEvent.click(await screen.findByRole('button', { name: 'Reopen Carl Client’s account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen Carl Client’s account?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reopen account' }));
    expect(await screen.findByText('Carl Client’s account was reopened.')).toBeVisible();
  });
});
