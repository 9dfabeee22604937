import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminPreparer } from '@portal/domain/preparers/admin-preparers.dto';
import { json, nothing, refusal, type FakeServer } from '@portal/data-access/testing/fake-server';
import { preparerOf } from '../testing/people';
import { cardOf, openMenu, preparersServer, showPreparers, windowOf } from '../testing/preparers';

const office = { people: [] as AdminPreparer[] };
let server: FakeServer;
beforeEach(() => {
  office.people = [];
  server = preparersServer(office);
});
afterEach(() => server.stop());

describe('pending preparer', () => {
  beforeEach(() => {
    office.people = [preparerOf({ id: 'una', first_name: 'Una', status: 'pending' })];
  });

  it('appears in the list once approved', async () => {
    server.answer('POST /admin/preparers/una/approve', () => {
      office.people = office.people.map((one) => ({ ...one, status: 'active' }));
      return json({ id: 'una' });
    });
    showPreparers();
    await userEvent.click(await screen.findByRole('link', { name: '1 waits for approval' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve Una Adams' }));
    expect(await screen.findByText('Nobody is waiting for approval.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All preparers' }));
    expect(await cardOf('Una Adams')).toBeVisible();
    expect(screen.getByText('0 wait for approval')).toBeVisible();
  });

  it('is rejected only after a confirmation', async () => {
    server.answer('POST /admin/preparers/una/reject', () => {
      office.people = [];
      return nothing();
    });
    showPreparers('?status=pending');
    await userEvent.click(await screen.findByRole('button', { name: 'Reject Una Adams' }));
    const window = within(await windowOf('Reject this registration?'));
    expect(server.to('/admin/preparers/una/reject')).toHaveLength(0);
    await userEvent.click(window.getByRole('button', { name: 'Reject registration' }));
    expect(await screen.findByText('Una Adams was rejected.')).toBeVisible();
    expect(await screen.findByText('Nobody is waiting for approval.')).toBeVisible();
  });
});

describe('PIN and reset link', () => {
  beforeEach(() => {
    office.people = [preparerOf({ id: 'ann', email: 'ann@example.com' })];
  });

  it('resets the PIN after a confirmation, and shows the new one once', async () => {
    server.answer('POST /admin/users/ann/reset-pin', () => json({ pin: '0815' }));
    showPreparers();
    await openMenu('Ann Adams', 'Reset PIN');
    await userEvent.click(within(await windowOf('Reset Ann Adams’s PIN?')).getByRole('button', { name: 'Reset PIN' }));
    const access = within(await windowOf('Share these credentials'));
    expect(access.getByRole('status', { name: 'Security PIN' })).toHaveTextContent('0815');
    expect(access.queryByText('Temporary password')).toBeNull();
  });

  it('sends a reset link, and shows the email address', async () => {
    server.answer('POST /admin/users/ann/send-reset-link', nothing);
    showPreparers();
    await openMenu('Ann Adams', 'Send password reset link');
    expect(await screen.findByText('We sent a password reset link to ann@example.com.')).toBeVisible();
  });
});

describe('deletion of a preparer', () => {
  it('is blocked while the preparer has clients, and links to reassigning them', async () => {
    office.people = [preparerOf({ clients_count: 2, email: 'ann@example.com' })];
    showPreparers();
    await openMenu('Ann Adams', 'Delete');
    const window = within(await windowOf('Delete Ann Adams?'));
    await waitFor(() =>
      expect(window.getByText('A preparer can be deleted only if they have no assigned clients.')).toBeVisible(),
    );
    expect(window.getByText(/^2 clients are still assigned to Ann Adams/)).toBeVisible();
    expect(window.getByRole('button', { name: 'Delete Preparer' })).toBeDisabled();
    expect(window.getByRole('link', { name: 'Open Client Assignments' })).toHaveAttribute(
      'href',
      '/admin/assignments?status=assigned&search=ann%40example.com',
    );
  });

  it("shows the server's reason after a race condition, or that deleting failed", async () => {
    office.people = [preparerOf({ id: 'ann' })];
    const detail = 'Cannot delete a preparer who still has assigned clients';
    server.answer('DELETE /admin/delete-preparer/ann', () => refusal('still_has_clients', detail));
    showPreparers();
    await openMenu('Ann Adams', 'Delete');
    await userEvent.click(within(await windowOf('Delete Ann Adams?')).getByRole('button', { name: 'Delete Preparer' }));
    expect(await screen.findByText(detail)).toBeVisible();
    server.answer('DELETE /admin/delete-preparer/ann', () => new Response('<html>', { status: 502 }));
    await openMenu('Ann Adams', 'Delete');
    await userEvent.click(within(await windowOf('Delete Ann Adams?')).getByRole('button', { name: 'Delete Preparer' }));
    expect(await screen.findByText('Failed to delete preparer')).toBeVisible();
  });

  it('removes the preparer from the list', async () => {
    office.people = [preparerOf({ id: 'ann' })];
    server.answer('DELETE /admin/delete-preparer/ann', () => {
      office.people = [];
      return nothing();
    });
    showPreparers();
    await openMenu('Ann Adams', 'Delete');
    await userEvent.click(within(await windowOf('Delete Ann Adams?')).getByRole('button', { name: 'Delete Preparer' }));
    expect(await screen.findByText('Ann Adams was deleted.')).toBeVisible();
    expect(await screen.findByText('No preparers found.')).toBeVisible();
  });
});

describe('account of a preparer', () => {
  it('can be closed from the menu, and keeps its clients assigned', async () => {
    office.people = [preparerOf({ id: 'ann', clients_count: 2 })];
    server.answer('POST /admin/users/ann/close', () => {
      office.people = [];
      return json({ id: 'ann' });
    });
    showPreparers();
    await openMenu('Ann Adams', 'Close account');
    const window = within(await windowOf('Close Ann Adams’s account?'));
    expect(window.getByText(/^Clients will see that this preparer is no longer available/)).toBeInTheDocument();
    await userEvent.click(window.getByRole('button', { name: 'Close account' }));
    expect(await screen.findByText('Ann Adams’s account was closed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Ann Adams' })).toBeNull());
  });
});
